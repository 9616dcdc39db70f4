export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

export const addMinutes = (moment: Date, minutes: number): Date => new Date(moment.getTime() + minutes * minuteMs);
export const addHours = (moment: Date, hours: number): Date => new Date(moment.getTime() + hours * hourMs);
export const addDays = (moment: Date, days: number): Date => new Date(moment.getTime() + days * dayMs);

/** The shop's day is that of Johannesburg, which has no summer time. */
const offsetMs = 2 * hourMs;

/** The day by the clock of the shop, '2026-11-15'. */
export function shopDay(moment: Date): string {
  return new Date(moment.getTime() + offsetMs).toISOString().slice(0, 10);
}

/** The moment when that day has this hour; 24 is its end. */
export function shopMoment(day: string, hour: number): Date {
  return new Date(Date.parse(`${day}T00:00:00Z`) - offsetMs + hour * hourMs);
}

/** The first moment of the month that this moment lies in. */
export function monthBegins(moment: Date): Date {
  return shopMoment(`${shopDay(moment).slice(0, 8)}01`, 0);
}
