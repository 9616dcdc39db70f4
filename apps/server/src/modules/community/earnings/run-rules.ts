import { type EarningTerms, rateOf, tierLineOf } from './rules.ts';

/** What somebody earns in a month. */
export interface Earner {
  readonly accountId: number;
  readonly lines: number;
  readonly earned: number;
  readonly reversed: number;
  /** Of the line that a closed month has. */
  readonly tier: number;
  readonly paid: number;
  readonly goods: number;
  /** Of a month that is closed; null while it is open. */
  readonly closedRate: number | null;
}

/** What somebody's month comes to: while it is open, with the difference that its tier would make if it ended now. */
export function shareOfRun<Row extends Earner>(row: Row, month: string, terms: EarningTerms) {
  const { accountId, earned, reversed, paid, goods, closedRate } = row;
  const closed = closedRate !== null;
  const tier = closed ? row.tier : (tierLineOf(accountId, month, goods, terms)?.amountCents ?? 0);
  const total = earned + tier - reversed;
  return { ...row, tier, closed, rate: closedRate ?? rateOf(goods, terms), total, toPay: total - paid };
}

const summed = ['lines', 'earned', 'reversed', 'tier', 'total', 'paid', 'toPay'] as const;
type Sums = Readonly<Record<(typeof summed)[number], number>>;

export const addedUp = (rows: readonly Sums[]): Sums =>
  Object.fromEntries(summed.map((name) => [name, rows.reduce((sum, row) => sum + row[name], 0)])) as Sums;
