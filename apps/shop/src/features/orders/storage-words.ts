import { dayOf } from '../../shared/words/times.ts';

/** What ends with a day ends a moment before the next one. */
export const lastDayOf = (end: string): string => dayOf(new Date(Date.parse(end) - 1).toISOString());

export function leftWords(daysLeft: number): string {
  if (daysLeft === 0) return 'Costs money now';
  return daysLeft === 1 ? 'Last free day' : `${daysLeft} free days left`;
}
