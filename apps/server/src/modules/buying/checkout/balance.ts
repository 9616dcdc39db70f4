import { formatRand } from '@sgb/money/format.ts';
import type { Sql } from '../../../platform/db/database.ts';
import { type Refusal, refuse } from '../../../platform/http/refusal.ts';
import { spendableBalance } from '../../books/ledger/index.ts';

/** The books know which part of a payment lacks money first; the shopper has to know what lacks in all. */
export async function shortOf(reader: Sql, accountId: number, totalCents: number, refusal: Refusal): Promise<Refusal> {
  if (refusal.code !== 'balanceTooLow') return refusal;
  const missing = totalCents - (await spendableBalance(reader, accountId));
  const words = `Your balance is ${formatRand(missing)} too low. Recharge and pay, or pay later.`;
  return refuse('balanceTooLow', words, { missing });
}
