import { addDays, daysBetween, endOfDay, shopDay, startOfDay } from '@sgb/contract/time.ts';
import { divideHalfUp } from '@sgb/money/convert.ts';
import type { StorageState } from '../../buying/orders/index.ts';

/** The first day of storage is the one when it was weighed. */
export function storageDay(weighedAt: Date, now: Date): number {
  return daysBetween(shopDay(weighedAt), shopDay(now)) + 1;
}

/** What was weighed before this moment is at this day of its storage now, or at a later one. */
export const weighedBefore = (day: number, now: Date): Date => addDays(startOfDay(now), 2 - day);

export interface StorageTerms {
  readonly abandonDay: number;
  readonly remindDays: readonly number[];
  readonly fees: readonly {
    readonly fromDay: number;
    readonly centsPerCubicMetre: number;
    readonly minimumCents: number;
  }[];
  readonly extension: { readonly days: number; readonly cents: number; readonly most: number };
}

export interface Stored {
  readonly weighedAt: Date;
  readonly extensions: number;
  readonly lengthMm: number;
  readonly widthMm: number;
  readonly heightMm: number;
}

const cubicMillimetresOfMetre = 1_000_000_000;

/** The day that fees and reminders go by: months that were bought do not count. */
export function countedDay({ weighedAt, extensions }: Stored, now: Date, { extension }: StorageTerms): number {
  return storageDay(weighedAt, now) - extensions * extension.days;
}

/** What one day costs. */
function dayFee(goods: Stored, day: number, { fees }: StorageTerms): number {
  const step = fees.findLast(({ fromDay }) => fromDay <= day);
  if (!step) return 0;
  const volume = goods.lengthMm * goods.widthMm * goods.heightMm;
  return Math.max(step.minimumCents, divideHalfUp(volume * step.centsPerCubicMetre, cubicMillimetresOfMetre));
}

/** What storage costs by now, for somebody with so many free days. Goods that were given up cost no more. */
export function storageFee(goods: Stored, freeDays: number, now: Date, terms: StorageTerms): number {
  const last = Math.min(countedDay(goods, now, terms), terms.abandonDay - 1);
  let cents = 0;
  for (let day = freeDays + 1; day <= last; day++) cents += dayFee(goods, day, terms);
  return cents;
}

/** The end of the last day that costs nothing. */
export function freeUntil({ weighedAt, extensions }: Stored, freeDays: number, { extension }: StorageTerms): Date {
  return endOfDay(addDays(weighedAt, freeDays - 1 + extensions * extension.days));
}

/** All that a shopper wants to know of goods that lie with us. Today counts as a day that is left. */
export function storageState(
  goods: Stored & { readonly abandonedAt: Date | null },
  freeDays: number,
  now: Date,
  terms: StorageTerms,
): StorageState {
  const { weighedAt, extensions, abandonedAt } = goods;
  const { days, cents, most } = terms.extension;
  const abandoned = abandonedAt !== null;
  const last = addDays(weighedAt, terms.abandonDay - 1 + extensions * days);
  return {
    day: storageDay(weighedAt, now),
    freeUntil: freeUntil(goods, freeDays, terms),
    daysLeft: Math.max(0, freeDays - countedDay(goods, now, terms) + 1),
    feeCents: storageFee(goods, freeDays, now, terms),
    givenUpOn: startOfDay(last),
    abandoned,
    extensions,
    extension: abandoned || extensions >= most ? null : { cents, days },
  };
}

/** The reminder that is due, by its day: the newest one that has come; 0 for none yet. */
export function reminderOf(day: number, { remindDays, abandonDay }: StorageTerms): number {
  if (day >= abandonDay) return abandonDay;
  return remindDays.findLast((each) => each <= day) ?? 0;
}

/** The number of an order, if that is what was scanned. */
export function orderIdOf(code: string): number | null {
  const digits = /^SO(\d{8,10})$/.exec(code)?.[1];
  return digits === undefined ? null : Number(digits);
}
