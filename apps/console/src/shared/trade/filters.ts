import { daysIn } from '../table/days.ts';
import type { View } from '../table/use-view.ts';

/** What both lists are narrowed down by: whose they are, and the days when they were made. */
export const tradeFilters = [
  { name: 'person', label: 'Username' },
  { name: 'from', label: 'Made from', day: true as const },
  { name: 'until', label: 'Made until', day: true as const },
];

export function narrowedBy(view: View) {
  return {
    person: view.get('person') ?? '',
    ...daysIn(view),
  };
}
