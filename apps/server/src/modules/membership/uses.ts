import type { VipLevel } from '@sgb/contract/people.ts';
import type { Sql, Tx } from '../../platform/db/database.ts';
import { shopDay, shopMoment } from '../../platform/shop-time.ts';
import { plusMonths } from './days.ts';
import { type Membership, membershipAt } from './rules.ts';
import { countUses, termsOf, writeUse } from './store.ts';
import type { Benefit } from './tables.ts';

/** The membership of any account; requests of the account itself have its level in their session. */
export async function membershipOf(reader: Sql, accountId: number, now: Date): Promise<Membership | null> {
  const today = shopDay(now);
  return membershipAt(await termsOf(reader, accountId, today), today);
}

export interface Use {
  readonly accountId: number;
  readonly level: VipLevel;
  readonly benefit: Benefit;
  /** What it was used for, once: 'checkout:17'. */
  readonly ref: string;
  /** What was not paid because of it. */
  readonly savedCents: number;
  readonly now: Date;
}

/** Whoever applies a benefit writes it down: a membership that was used is not given back. */
export async function useBenefit(tx: Tx, { level, now, ...use }: Use): Promise<void> {
  if (level > 0) await writeUse(tx, { ...use, at: now });
}

/** How often a benefit was used in this month of the shop, for those that come by the month. */
export function usedThisMonth(reader: Sql, accountId: number, benefit: Benefit, now: Date): Promise<number> {
  const first = `${shopDay(now).slice(0, 7)}-01`;
  return countUses(reader, accountId, benefit, shopMoment(first, 0), shopMoment(plusMonths(first, 1), 0));
}
