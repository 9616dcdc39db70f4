import { createHash } from 'node:crypto';
import type { Tx } from '../../platform/db/database.ts';
import { grantCoupon } from './life.ts';

/** The coupon of a new account; one for each number that was ever proven. */
export async function welcomeCoupon(
  tx: Tx,
  { accountId, mobile, now }: { readonly accountId: number; readonly mobile: string; readonly now: Date },
): Promise<void> {
  const reason = `signup:${createHash('sha256').update(mobile).digest('hex')}`;
  await grantCoupon(tx, { accountId, template: 'signup', reason, ref: 'Welcome gift', popup: true, now });
}
