import { createHash } from 'node:crypto';
import type { Tx } from '../../../platform/db/database.ts';
import { grantCoupon } from './life.ts';
import { grantedPopup } from './words.ts';

/** Shows somebody what they were given when they next look; who does is for the app to say. */
type OfferPopup = (tx: Tx, popup: ReturnType<typeof grantedPopup>, at: { readonly now: Date }) => Promise<void>;

interface Newcomer {
  readonly accountId: number;
  readonly mobile: string;
  readonly now: Date;
}

/** The coupon of a new account; one for each number that was ever proven. */
export const welcomeCoupon =
  (offer: OfferPopup) =>
  async (tx: Tx, { accountId, mobile, now }: Newcomer): Promise<void> => {
    const reason = `signup:${createHash('sha256').update(mobile).digest('hex')}`;
    const coupon = await grantCoupon(tx, { accountId, template: 'signup', reason, ref: 'Welcome gift', now });
    if (coupon) await offer(tx, grantedPopup(coupon), { now });
  };
