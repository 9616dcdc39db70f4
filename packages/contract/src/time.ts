export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

export const addMinutes = (moment: Date, minutes: number): Date => new Date(moment.getTime() + minutes * minuteMs);
export const addHours = (moment: Date, hours: number): Date => new Date(moment.getTime() + hours * hourMs);
export const addDays = (moment: Date, days: number): Date => new Date(moment.getTime() + days * dayMs);

/** The shop lives by the clock of Johannesburg, which has no summer time. */
export const shopZone = 'Africa/Johannesburg';
const offsetMs = 2 * hourMs;

/** A day as '2026-11-15': days sort as they follow each other. */
export type Day = string;

const localText = (moment: Date) => new Date(moment.getTime() + offsetMs).toISOString();

/** The day by the clock of the shop. */
export const shopDay = (moment: Date): Day => localText(moment).slice(0, 10);

/** Day and time by the clock of the shop, '2026-11-15 10:14'. */
export const shopTime = (moment: Date): string => localText(moment).slice(0, 16).replace('T', ' ');

/** The moment when that day has this hour; 24 is its end. */
export const shopMoment = (day: Day, hour: number): Date => new Date(Date.parse(day) - offsetMs + hour * hourMs);

export const startOfDay = (moment: Date): Date => shopMoment(shopDay(moment), 0);
export const endOfDay = (moment: Date): Date => shopMoment(shopDay(moment), 24);
export const startOfMonth = (moment: Date): Date => shopMoment(`${shopDay(moment).slice(0, 8)}01`, 0);

/** Days since 1970, to count with. */
export const dayNumber = (day: Day): number => Date.parse(day) / dayMs;
export const dayOfNumber = (number: number): Day => new Date(number * dayMs).toISOString().slice(0, 10);

/** The same of the day that it is in the shop at a moment, and when such a day begins there. */
export const numberOfDay = (moment: Date): number => Math.floor((moment.getTime() + offsetMs) / dayMs);
export const startOfNumber = (number: number): Date => new Date(number * dayMs - offsetMs);

export const daysBetween = (from: Day, to: Day): number => dayNumber(to) - dayNumber(from);
export const plusDays = (day: Day, days: number): Day => dayOfNumber(dayNumber(day) + days);

/** The same day of a later month, or its last one where it is shorter. */
export function plusMonths(day: Day, months: number): Day {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate();
  return dayOfNumber(Date.UTC(year, month - 1 + months, Math.min(date, last)) / dayMs);
}

/** The same time of the same day some months later. */
export function addMonths(moment: Date, months: number): Date {
  const day = shopDay(moment);
  return addDays(moment, daysBetween(day, plusMonths(day, months)));
}
