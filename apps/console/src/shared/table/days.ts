import type { View } from './use-view.ts';

/** From and until which day the address asks for rows; none where it does not say. */
export function daysIn(view: Pick<View, 'get'>) {
  const [from, until] = [view.get('from'), view.get('until')];
  return { ...(from && { from }), ...(until && { until }) };
}
