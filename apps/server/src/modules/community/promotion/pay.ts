import { rewards } from '@sgb/contract/promotion-rules.ts';
import type { At } from '../../../platform/at.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { earnCoins } from '../../books/scoin/index.ts';
import { scoinTerms } from '../../books/scoin/settings.ts';
import { earnByTask } from '../earnings/index.ts';
import type { TakingOfTask } from './store.ts';

/** What the coins of a part are booked as. */
const coinKey = (takingId: number): string => `task:${takingId}`;

/** Pays a part that was approved: coins at once, rand as a line of the statement. The same part is paid once. */
export async function payTaking(tx: Tx, taking: TakingOfTask, { settings, now }: At): Promise<void> {
  const { id, accountId, reward, rewardAmount, task } = taking;
  if (reward === rewards.rand) {
    await earnByTask(tx, { accountId, takingId: id, amountCents: rewardAmount, now });
    return;
  }
  const terms = settings.get(scoinTerms);
  const words = { key: coinKey(id), ref: task.title, tell: false, terms, now };
  const paid = await earnCoins(tx, { ...words, accountId, amount: rewardAmount, reason: 'task' });
  if (paid instanceof Refusal) throw new Error(`part ${id} cannot be paid: ${paid.message}`);
}
