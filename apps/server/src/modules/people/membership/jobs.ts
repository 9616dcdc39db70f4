import { tierNames } from '@sgb/contract/membership-plans.ts';
import { addDays, daysBetween, plusDays, shopDay, shopMoment } from '@sgb/contract/time.ts';
import { z } from 'zod';
import type { App } from '../../../platform/app.ts';
import { type At, atOf } from '../../../platform/at.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { defineJob } from '../../../platform/jobs/jobs.ts';
import type { Settings } from '../../../platform/settings/settings.ts';
import { notify } from '../../base/messages/index.ts';
import { grantCoupon } from '../../books/coupons/index.ts';
import { endedVips, setVip } from '../identity/index.ts';
import { benefitsOf } from './benefits.ts';
import { couponReason, couponsOrder } from './coupons-order.ts';
import type { MembershipNeeds } from './needs.ts';
import { monthsBegun, stageOf } from './rules.ts';
import { membershipTerms, membershipTiers } from './settings.ts';
import * as store from './store.ts';
import { endingNotice } from './words.ts';

const batch = 200;
/** Whoever comes back later than this is not asked to renew. */
const popupDaysAfterEnd = 14;

/** Takes the level of memberships that have ended from their accounts, and tells their owners. */
export const expireMembershipsJob = (needs: MembershipNeeds) =>
  defineJob({
    name: 'membership.expire',
    payload: z.object({}),
    cron: '3 * * * *',
    async run(app: App) {
      const at = await atOf(app);
      for (;;) {
        const ids = await app.db.read((reader) => endedVips(reader, at.now, batch));
        for (const id of ids) await app.db.transact((tx) => expire(tx, id, needs, at));
        if (ids.length < batch) return;
      }
    },
  });

async function expire(tx: Tx, accountId: number, needs: MembershipNeeds, { settings, now }: At): Promise<void> {
  await store.lockMembership(tx, accountId);
  const last = await store.lastTermOf(tx, accountId);
  // Renewed while we waited.
  if (!last || shopMoment(last.toDay, 24) > now) return;
  await setVip(tx, accountId, 0, shopMoment(last.toDay, 24));
  await tell(tx, last, 0, needs, { settings, now });
}

/** Tells of memberships that end soon, each time once, in the morning of the shop. */
export const remindMembersJob = (needs: MembershipNeeds) =>
  defineJob({
    name: 'membership.remind',
    payload: z.object({}),
    cron: '25 6 * * *',
    async run(app: App) {
      const at = await atOf(app);
      const { remindDays } = at.settings.get(membershipTerms);
      const today = shopDay(at.now);
      const until = plusDays(today, Math.max(...remindDays));
      for (let after = 0; ; ) {
        const page = await app.db.read((reader) => store.endingBetween(reader, today, until, after, batch));
        for (const accountId of page) await app.db.transact((tx) => remindMember(tx, accountId, needs, at));
        after = page.at(-1) ?? 0;
        if (page.length < batch) return;
      }
    },
  });

/** Tells somebody that their membership ends soon, if that is so and they were not told before. */
export async function remindMember(tx: Tx, accountId: number, needs: MembershipNeeds, at: At): Promise<void> {
  await store.lockMembership(tx, accountId);
  const last = await store.lastTermOf(tx, accountId);
  if (!last) return;
  const { remindDays } = at.settings.get(membershipTerms);
  const stage = stageOf(daysBetween(shopDay(at.now), last.toDay), remindDays);
  if (stage !== null && stage > 0) await tell(tx, last, stage, needs, at);
}

/** The message, and the pop-up that leads to the renewal: a stage takes the place of the one before it. */
async function tell(
  tx: Tx,
  last: store.TermRow,
  stage: number,
  needs: MembershipNeeds,
  { settings, now }: At,
): Promise<void> {
  const { id: termId, accountId, tier, toDay: endDay } = last;
  const told = await notify(tx, endingNotice(accountId, { termId, tier, endDay, stage }), { now });
  if (told === undefined) return;
  await needs.close(tx, accountId, now);
  const popup = {
    type: 'vip',
    vipname: tierNames[tier],
    date: shopMoment(endDay, 24 - 1).toISOString(),
    money: settings.get(membershipTiers)[tier].prices[1],
  } as const;
  const until = addDays(shopMoment(endDay, 24), popupDaysAfterEnd);
  await needs.offer(tx, { userId: accountId, subject: `membership ${termId} ${stage}`, popup, until }, { now });
}

/** Gives the coupons of the month: at once when a term is bought, then whenever a month of it begins. */
export const memberCouponsJob = defineJob({
  ...couponsOrder,
  cron: '35 4 * * *',
  async run(app: App, { termId }) {
    const { settings, now } = await atOf(app);
    const today = shopDay(now);
    if (termId !== undefined) return app.db.transact((tx) => giveCoupons(tx, termId, settings, now));
    for (let after = 0; ; ) {
      const page = await app.db.read((reader) => store.runningOn(reader, today, after, batch));
      for (const { id } of page) await app.db.transact((tx) => giveCoupons(tx, id, settings, now));
      after = page.at(-1)?.id ?? 0;
      if (page.length < batch) return;
    }
  },
});

async function giveCoupons(tx: Tx, termId: number, settings: Settings, now: Date): Promise<void> {
  const known = await store.termById(tx, termId);
  if (!known) return;
  // Whoever gives the membership back at this moment comes before or after us.
  await store.lockMembership(tx, known.accountId);
  const term = await store.termById(tx, termId);
  const today = shopDay(now);
  if (!term || term.cancelledAt || term.replacedBy !== null || term.toDay < today) return;
  const months = monthsBegun(term, today);
  if (months === 0) return;
  const { count, template } = benefitsOf(term.tier, settings).coupons;
  // A month that passed unnoticed is not made up for: its coupons would have ended with it.
  for (let place = 1; place <= count; place++) {
    await grantCoupon(tx, {
      accountId: term.accountId,
      template,
      reason: `${couponReason(termId)}${months}:${place}`,
      ref: `${tierNames[term.tier]} membership, month ${months}`,
      now,
    });
  }
}
