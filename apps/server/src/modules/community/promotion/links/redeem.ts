import type { redeemCode } from '@sgb/contract/promotion.ts';
import { addDays } from '@sgb/contract/time.ts';
import type { z } from 'zod';
import { atOf } from '../../../../platform/at.ts';
import type { Sql, Tx } from '../../../../platform/db/database.ts';
import type { Call } from '../../../../platform/http/call.ts';
import { refuse } from '../../../../platform/http/refusal.ts';
import { grantCoupon } from '../../../books/coupons/index.ts';
import { paidByDay } from '../../../buying/orders/index.ts';
import { accountByInvite, invitationOf, openedOnDeviceOf, whoMayEarn } from '../../../people/identity/index.ts';
import { promotionTerms } from '../settings.ts';

const prefix = 'SAVE';
export const couponTemplate = 'promotion.code';

/** The code that an influencer's followers turn into a coupon. */
export const couponCodeOf = (inviteCode: string): string => prefix + inviteCode;

const redeemText = `
  insert into promotion_redemptions (account_id, owner_id, at) values ($1, $2, $3) on conflict do nothing returning 1`;
const countText = 'select count(*)::int as count from promotion_redemptions where owner_id = $1';

export async function countRedeemed(reader: Sql, ownerId: number): Promise<number> {
  return (await reader.run<{ count: number }>('promotion.redeemed', countText, [ownerId]))[0]?.count ?? 0;
}

/** Whose code it is, where they are an influencer. */
async function ownerOf(tx: Tx, code: string): Promise<number | undefined> {
  const owner = code.startsWith(prefix) ? await accountByInvite(tx, code.slice(prefix.length)) : undefined;
  return owner && (await whoMayEarn(tx, [owner.id])).get(owner.id)?.influencer ? owner.id : undefined;
}

/** New is who registered lately, has bought nothing, and is not whoever gives the code away. */
async function isNew(tx: Tx, accountId: number, ownerId: number, since: Date): Promise<boolean> {
  if (accountId === ownerId) return false;
  const [invitation, paid, devices] = await Promise.all([
    invitationOf(tx, accountId),
    paidByDay(tx, [accountId], new Date(0)),
    openedOnDeviceOf(tx, accountId, [ownerId]),
  ]);
  return invitation !== undefined && invitation.registeredAt > since && paid.length === 0 && devices.size === 0;
}

export async function redeem(call: Call<'shopper'>, { code }: z.output<typeof redeemCode.input>) {
  const { settings, now } = await atOf(call);
  const { accountId } = call.session;
  const since = addDays(now, -settings.get(promotionTerms).newDays);
  return call.db.transact(async (tx) => {
    const ownerId = await ownerOf(tx, code);
    if (ownerId === undefined) return refuse('unknownPromoCode', undefined, { field: 'code' });
    if (!(await isNew(tx, accountId, ownerId, since))) return refuse('notNew', undefined, { field: 'code' });
    const taken = await tx.run('promotion.redeem', redeemText, [accountId, ownerId, now]);
    if (taken.length === 0) return refuse('notNew', undefined, { field: 'code' });
    const gift = { accountId, template: couponTemplate, reason: `promo:${accountId}`, ref: `Code ${code}`, now };
    const coupon = await grantCoupon(tx, gift);
    if (!coupon) return refuse('notNew', undefined, { field: 'code' });
    return { name: coupon.name, expiresAt: coupon.expiresAt.toISOString() };
  });
}
