import type { At } from '../../../platform/at.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { notify } from '../../base/messages/index.ts';
import { rateOf, tierLineOf } from './rules.ts';
import { earningTerms } from './settings.ts';
import * as store from './store.ts';
import { statementNotice } from './words.ts';

/** A month is over for somebody: its goods decide the rate, the difference to the first one is a line, and they are told. */
export async function closeMonth(
  tx: Tx,
  { accountId, month }: { readonly accountId: number; readonly month: string },
  { settings, now }: At,
): Promise<void> {
  const terms = settings.get(earningTerms);
  await store.lockEarners(tx, [accountId]);
  const goodsCents = await store.goodsOf(tx, accountId, month);
  const rate = rateOf(goodsCents, terms);
  if (!(await store.insertMonth(tx, { accountId, month, goodsCents, rate, closedAt: now }))) return;
  const line = tierLineOf(accountId, month, goodsCents, terms);
  if (line) await store.insertLines(tx, [line]);
  await notify(tx, statementNotice(accountId, month, await store.sumOfMonth(tx, accountId, month)), { now });
}
