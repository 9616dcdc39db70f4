import { decideBusiness, type listBusinesses } from '@sgb/contract/businesses.ts';
import { ownPagesFromOne, pageSize } from '@sgb/contract/paging.ts';
import { accountIdentities, userTypes } from '@sgb/contract/people.ts';
import type { z } from 'zod';
import { atOf } from '../../../../platform/at.ts';
import type { Call } from '../../../../platform/http/call.ts';
import { refuse } from '../../../../platform/http/refusal.ts';
import { addWorkingHours } from '../../../../platform/working-time.ts';
import { shopWorkingTime } from '../../../base/content/settings.ts';
import { notify } from '../../../base/messages/index.ts';
import { contactTerms } from '../../contacts/settings.ts';
import { mayDecide } from '../../decisions/index.ts';
import { changeAccount } from '../account-store.ts';
import { maskedEmail, maskedMobile } from '../masked.ts';
import { identityTexts } from '../texts.ts';
import * as store from './store.ts';

export async function businesses(call: Call<'staff'>, { state, page }: z.output<typeof listBusinesses.input>) {
  const settings = await call.settings();
  const { approvalHours } = settings.get(contactTerms);
  const hours = settings.get(shopWorkingTime);
  const now = call.clock.now();
  const { rows, total } = await call.db.read((reader) =>
    store.listBusinesses(reader, state, { size: pageSize, number: page }),
  );
  return {
    items: rows.map(({ business, account }) => {
      const dueAt = addWorkingHours(hours, business.appliedAt, approvalHours);
      return {
        accountId: account.id,
        username: account.username,
        email: maskedEmail(account.email),
        mobile: maskedMobile(account.mobile),
        countryId: account.countryId,
        companyName: business.companyName,
        registrationNumber: business.registrationNumber,
        vatNumber: business.vatNumber ?? '',
        jobType: business.jobType,
        workerBand: business.workerBand,
        siteType: business.siteType,
        siteUrl: business.siteUrl ?? '',
        monthlyBand: business.monthlyBand,
        state: store.stateOf(business),
        appliedAt: business.appliedAt.toISOString(),
        dueAt: dueAt.toISOString(),
        overdue: state === 'waiting' && dueAt < now,
        decidedAt: (business.approvedAt ?? business.rejectedAt)?.toISOString() ?? '',
        reason: business.rejection,
      };
    }),
    total,
    page,
    pages: ownPagesFromOne(total),
  };
}

/** A rejected company may be approved later; an approved one is not rejected, because it may have bought as one. */
export async function decide(call: Call<'staff'>, input: z.output<typeof decideBusiness.input>) {
  const { accountid: accountId, approve, reason } = input;
  const { settings, now } = await atOf(call);
  return call.db.transact(async (tx) => {
    const business = await store.holdBusiness(tx, accountId);
    if (!business) return refuse('notFound', 'There is no such company.');
    const about = { accounts: [accountId], subject: `company ${accountId}`, cents: 0, input };
    const stop = await mayDecide(tx, decideBusiness, { by: call.session.accountId, settings, now }, about);
    if (stop) return stop;
    const wanted = approve === 1 ? 'approved' : 'rejected';
    const state = store.stateOf(business);
    if (state === wanted || state === 'approved') return refuse('alreadyDecided', undefined, { state });
    const accept = wanted === 'approved';
    await store.decide(tx, accountId, {
      approvedAt: accept ? now : null,
      rejectedAt: accept ? null : now,
      rejection: accept ? '' : reason,
      decidedBy: call.session.accountId,
    });
    await changeAccount(tx, accountId, {
      userType: accept ? userTypes.normalBusiness : userTypes.normalPersonal,
      customerIdentity: accept ? accountIdentities.business : accountIdentities.personal,
    });
    const { companyApproved, companyRefused } = identityTexts.say;
    const said = accept ? companyApproved() : companyRefused({ company: business.companyName, why: reason });
    await notify(tx, { userId: accountId, type: 'notification', link: '/user/info', email: true, ...said }, { now });
    return { state: wanted } as const;
  });
}
