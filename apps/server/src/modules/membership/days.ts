import { dayMs } from '@sgb/contract/time.ts';

/** Days as '2026-11-15', which sort as they follow each other. */
export type Day = string;

const numberOf = (day: Day) => Date.parse(`${day}T00:00:00Z`) / dayMs;
const dayOf = (number: number): Day => new Date(number * dayMs).toISOString().slice(0, 10);

export const daysBetween = (from: Day, to: Day): number => numberOf(to) - numberOf(from);
export const plusDays = (day: Day, days: number): Day => dayOf(numberOf(day) + days);

/** The same day of a later month, or its last one where it is shorter. */
export function plusMonths(day: Day, months: number): Day {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate();
  return dayOf(Date.UTC(year, month - 1 + months, Math.min(date, last)) / dayMs);
}

export const later = (a: Day, b: Day): Day => (a > b ? a : b);
