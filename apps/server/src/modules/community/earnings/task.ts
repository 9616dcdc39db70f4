import { earningKinds } from '@sgb/contract/earning-kinds.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { fillPurse } from './purse.ts';
import { monthOf } from './rules.ts';
import * as store from './store.ts';

interface Done {
  readonly accountId: number;
  readonly takingId: number;
  readonly amountCents: number;
  readonly now: Date;
}

/** A task that staff have approved: it needs no cooling-off, and lies in the purse at once. The same one pays once. */
export async function earnByTask(tx: Tx, { accountId, takingId, amountCents, now }: Done): Promise<void> {
  await store.lockEarners(tx, [accountId]);
  const fixed = { kind: earningKinds.task, baseCents: 0, keptCents: 0, rate: 0, amountCents };
  await store.insertLines(tx, [{ ...fixed, accountId, takingId, month: monthOf(now), signedAt: now, readyAt: now }]);
  await fillPurse(tx, accountId, now);
}
