import { addDays, shopDay, shopMoment } from '@sgb/contract/time.ts';

export interface Slot {
  readonly opensAt: Date;
  readonly closesAt: Date;
}

/** The hours of a day, each until the next one or until the day ends. */
export function slotsOf(day: string, hours: readonly number[]): ReadonlyMap<number, Slot> {
  const sorted = [...new Set(hours)].sort((a, b) => a - b);
  return new Map(
    sorted.map((hour, place) => [
      hour,
      { opensAt: shopMoment(day, hour), closesAt: shopMoment(day, sorted[place + 1] ?? 24) },
    ]),
  );
}

/** When the next hour strikes, today or tomorrow. */
export function nextOpening(hours: readonly number[], now: Date): Date | null {
  const times = hours.flatMap((hour) => {
    const today = shopMoment(shopDay(now), hour);
    return [today, addDays(today, 1)];
  });
  const coming = times.filter((time) => time > now).map((time) => time.getTime());
  return coming.length > 0 ? new Date(Math.min(...coming)) : null;
}

export function verdictOf({ opensAt, closesAt, stock, taken }: Slot & { stock: number; taken: number }, now: Date) {
  if (now < opensAt) return 'snatchNotOpen';
  if (now >= closesAt) return 'snatchOver';
  return taken >= stock ? 'snatchGone' : 'open';
}
