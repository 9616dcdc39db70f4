import { makePopup } from '@sgb/contract/popup-desk.ts';
import { addDays } from '@sgb/contract/time.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { grantCoupon, grantedPopup } from '../../books/coupons/index.ts';
import { askToDecide } from '../../people/decisions/index.ts';
import type { CampaignRow } from './campaign-store.ts';
import type { Asking, Candidate } from './choose.ts';
import type { Content } from './rules.ts';
import { popupTerms } from './settings.ts';
import * as store from './store.ts';

/** Gives the coupons of a pop-up, each once to a person, and says so; nobody gives any to themselves or their own. */
async function giveCoupons(tx: Tx, campaign: CampaignRow, { session, at }: Asking): Promise<Content | undefined> {
  const { accountId } = session;
  const about = { accounts: [accountId], subject: `popup ${campaign.id}`, cents: 0, input: null };
  if (await askToDecide(tx, makePopup, { ...at, by: campaign.madeBy }, about)) return undefined;
  const shown: ReturnType<typeof grantedPopup>[] = [];
  for (const template of campaign.coupons) {
    const reason = `popup:${campaign.id}:${template}:${accountId}`;
    const coupon = await grantCoupon(tx, {
      accountId,
      template,
      reason,
      ref: 'A gift of the shop',
      quiet: true,
      now: at.now,
    });
    if (coupon) shown.push(grantedPopup(coupon));
  }
  const couponlist = shown.flatMap(({ popup }) => popup.couponlist);
  return { ...campaign.content, couponlist, link: campaign.content.link || (shown[0]?.popup.link ?? '') };
}

async function ofStaff(tx: Tx, campaign: CampaignRow, asking: Asking): Promise<store.WaitingRow | undefined> {
  const { now } = asking.at;
  const isCoupon = campaign.coupons.length > 0;
  const content = isCoupon ? await giveCoupons(tx, campaign, asking) : campaign.content;
  const made = await store.insertPopup(tx, {
    ...{ accountId: asking.session.accountId, type: campaign.type, subject: `campaign ${campaign.id}` },
    ...{ content: { ...content, time: campaign.startsAt.toISOString() }, campaignId: campaign.id },
    ...{ startsAt: now, endsAt: campaign.endsAt, shownAt: content ? now : null, closedAt: content ? null : now },
  });
  return content && made;
}

/** Writes down that its reader has it now, in a transaction that holds the reader. */
export async function handOut(
  tx: Tx,
  candidate: Exclude<Candidate, { from: 'guide' }>,
  asking: Asking,
): Promise<store.WaitingRow | undefined> {
  const { now, settings } = asking.at;
  if (candidate.from === 'staff') return ofStaff(tx, candidate.campaign, asking);
  if (candidate.from === 'waiting') {
    await store.markShown(tx, candidate.row.id, now);
    return candidate.row;
  }
  const { type, subject, content } = candidate;
  return store.insertPopup(tx, {
    ...{ accountId: asking.session.accountId, type, subject, content: { ...content, time: now.toISOString() } },
    ...{ startsAt: now, endsAt: addDays(now, settings.get(popupTerms).unreadDays), shownAt: now },
  });
}
