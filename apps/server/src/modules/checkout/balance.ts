import { formatRand } from '@sgb/money/format.ts';
import type { Sql } from '../../platform/db/database.ts';
import { type Refusal, refuse } from '../../platform/http/refusal.ts';
import { balancesOf } from '../ledger/index.ts';

/** What an account can pay with. */
export async function balanceOf(reader: Sql, accountId: number): Promise<number> {
  const purses = await balancesOf(reader, accountId);
  return (purses.get('available') ?? 0) + (purses.get('bonus') ?? 0);
}

/** The books know which part of a payment lacks money first; the shopper has to know what lacks in all. */
export async function shortOf(reader: Sql, accountId: number, totalCents: number, refusal: Refusal): Promise<Refusal> {
  if (refusal.code !== 'balanceTooLow') return refusal;
  const missing = totalCents - (await balanceOf(reader, accountId));
  const words = `Your balance is ${formatRand(missing)} too low. Recharge and pay, or pay later.`;
  return refuse('balanceTooLow', words, { missing });
}
