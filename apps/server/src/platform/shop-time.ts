/** The shop's day is that of Johannesburg, which has no summer time. */
const offsetMs = 2 * 60 * 60 * 1000;
const dayMs = 24 * 60 * 60 * 1000;

/** The day by the clock of the shop, '2026-11-15'. */
export function shopDay(moment: Date): string {
  return new Date(moment.getTime() + offsetMs).toISOString().slice(0, 10);
}

/** The moment when that day has this hour; 24 is its end. */
export function shopMoment(day: string, hour: number): Date {
  return new Date(Date.parse(`${day}T00:00:00Z`) - offsetMs + hour * 60 * 60 * 1000);
}

export function addDays(moment: Date, days: number): Date {
  return new Date(moment.getTime() + days * dayMs);
}

/** The first moment of the month that this moment lies in. */
export function monthBegins(moment: Date): Date {
  return shopMoment(`${shopDay(moment).slice(0, 8)}01`, 0);
}
