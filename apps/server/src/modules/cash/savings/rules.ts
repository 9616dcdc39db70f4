import { type SavingKind, savingKinds } from '@sgb/contract/saving-kinds.ts';
import { plusMonths } from '@sgb/contract/time.ts';

/** What somebody saved in a month of the shop ('2026-11') by one of the ways. */
export interface SavingRow {
  readonly month: string;
  readonly kind: SavingKind;
  readonly cents: number;
}

export interface FeeRow {
  readonly month: string;
  readonly cents: number;
}

export interface Sums {
  readonly saved: Record<SavingKind, number>;
  readonly savedCents: number;
  readonly paidCents: number;
}

export interface MonthSums extends Sums {
  readonly month: string;
}

/** So many months up to and with this one, the oldest first. */
export function monthsUntil(month: string, count: number): string[] {
  return Array.from({ length: count }, (_, place) => plusMonths(`${month}-01`, place + 1 - count).slice(0, 7));
}

function sumsOf(rows: readonly SavingRow[], fees: readonly FeeRow[]): Sums {
  const saved = Object.fromEntries(savingKinds.map((kind) => [kind, 0])) as Record<SavingKind, number>;
  for (const { kind, cents } of rows) saved[kind] += cents;
  return {
    saved,
    savedCents: rows.reduce((sum, { cents }) => sum + cents, 0),
    paidCents: fees.reduce((sum, { cents }) => sum + cents, 0),
  };
}

/** What was saved and paid by month and in all. */
export function savingOf(rows: readonly SavingRow[], fees: readonly FeeRow[], months: readonly string[]) {
  return {
    months: months.map((month): MonthSums => {
      const inMonth = (row: { month: string }) => row.month === month;
      return { month, ...sumsOf(rows.filter(inMonth), fees.filter(inMonth)) };
    }),
    lifetime: sumsOf(rows, fees),
  };
}
