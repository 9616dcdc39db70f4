import type { Tx } from '../../../platform/db/database.ts';
import { rateAnew } from './write.ts';
import { emptyReviewsOf } from './write-store.ts';

/** Nobody reads what somebody wrote who has left, and the stars of the goods are counted without it. */
export async function forgetReviews(tx: Tx, accountId: number): Promise<void> {
  await rateAnew(tx, await emptyReviewsOf(tx, accountId));
}
