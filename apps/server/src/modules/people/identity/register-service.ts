import { e164Of, type mobileInput } from '@sgb/contract/access-fields.ts';
import { noSite } from '@sgb/contract/business-options.ts';
import { accountIdentities, type UserType, userTypes } from '@sgb/contract/people.ts';
import type { registerInput } from '@sgb/contract/registration.ts';
import type { z } from 'zod';
import { atOf } from '../../../platform/at.ts';
import type { Call } from '../../../platform/http/call.ts';
import { keep, Refusal, refuse } from '../../../platform/http/refusal.ts';
import { notify } from '../../base/messages/index.ts';
import { accountById, accountByInvite, insertBusiness, takenNames } from './account-store.ts';
import { sendCode, useCode } from './codes/codes.ts';
import { deviceHash } from './devices.ts';
import { isNewDevice } from './devices-store.ts';
import type { IdentityNeeds } from './needs.ts';
import { infoOf, knownOf, openSession } from './open-session.ts';
import { hashChosen } from './passwords.ts';
import { insertAccounts, type NewAccount } from './store.ts';
import { identityTexts } from './texts.ts';

type Entered = z.output<typeof registerInput>;

export function registerSmsPin(call: Call, input: z.output<typeof mobileInput>) {
  return sendCode(call, { purpose: 'register', address: e164Of(input), accountId: null });
}

/** Whoever joins a group-buy is bound in a step of its own: a first binding needs money in the balance. */
function userTypeOf(kind: Entered['kind']) {
  return kind === 'business' ? userTypes.normalBusiness : userTypes.normalPersonal;
}

interface Joining {
  readonly passwordHash: string;
  readonly inviterId: number | null;
  readonly userType: UserType;
  readonly now: Date;
}

function accountOf(entered: Entered, { passwordHash, inviterId, userType, now }: Joining): NewAccount {
  return {
    username: entered.username,
    email: entered.email,
    passwordHash,
    userType,
    customerIdentity: entered.kind === 'business' ? accountIdentities.business : accountIdentities.personal,
    createdAt: now,
    firstName: entered.firstname,
    lastName: entered.lastname,
    countryId: entered.countryid,
    mobile: e164Of(entered),
    mobileVerifiedAt: now,
    suburb: entered.suburb,
    source: entered.source ?? null,
    mainPurpose: entered.purpose ?? null,
    invitedBy: inviterId,
    registrationVersion: entered.version,
    registeredFrom: entered.regfrom || entered.kind,
    termsAt: now,
    whatsappConsentAt: entered.whatsappnews ? now : null,
    emailConsentAt: entered.emailnews ? now : null,
    smsConsentAt: entered.smsnews ? now : null,
  };
}

function businessOf(accountId: number, business: NonNullable<Entered['business']>, now: Date) {
  return {
    accountId,
    companyName: business.companyname,
    registrationNumber: business.registrationno,
    vatNumber: business.vatno || null,
    jobType: business.jobtype,
    workerBand: business.workerband,
    siteType: business.sitetype,
    siteUrl: business.sitetype === noSite ? null : business.siteurl,
    monthlyBand: business.monthlyband,
    appliedAt: now,
  };
}

const welcome = {
  type: 'notification',
  ...identityTexts.say.welcome(),
  link: '/helpcenter/index',
  email: false,
} as const;

/** PostgreSQL's word for a name that somebody else took in the same moment. */
function isTaken(error: unknown): boolean {
  return error instanceof Error && (error.cause as { code?: unknown } | undefined)?.code === '23505';
}

/**
 * What costs no code is refused first. Whether a number or an address is taken is told only to somebody who has proven
 * a number of their own, and costs that proof: see docs/decisions/0013.
 */
export async function registerNew(call: Call, entered: Entered, needs: IdentityNeeds) {
  const mobile = e164Of(entered);
  const names = [entered.username, entered.email, entered.business?.companyname ?? ''];
  const passwordHash = await hashChosen(entered.password, names);
  if (typeof passwordHash !== 'string') return passwordHash;
  const at = await atOf(call);
  const { settings, now } = at;
  const work = () =>
    call.db.transact(async (tx) => {
      const inviter = entered.invitecode ? await accountByInvite(tx, entered.invitecode) : undefined;
      if (entered.invitecode && !inviter) return refuse('unknownInvite', undefined, { field: 'invitecode' });
      const taken = await takenNames(tx, { username: entered.username, email: entered.email, mobile });
      if (taken.username && !taken.contact) return refuse('usernameTaken', undefined, { field: 'username' });
      const subject = { purpose: 'register', address: mobile, accountId: null } as const;
      const wrong = await useCode(tx, subject, entered.smspin, at);
      if (wrong) return keep(new Refusal(wrong.refusal.code, wrong.refusal.message, { field: 'smspin' }));
      if (taken.contact) return keep(refuse('accountExists'));
      const inviterId = inviter?.id ?? null;
      const { kind, countryid: countryId, suburb } = entered;
      const contact = await needs.desk.choose(tx, { kind, countryId, suburb, inviterId }, at);
      const userType = userTypeOf(kind);
      const [made] = await insertAccounts(tx, [accountOf(entered, { passwordHash, inviterId, userType, now })]);
      if (!made) return undefined;
      await contact?.give(made.id);
      if (entered.business) await insertBusiness(tx, businessOf(made.id, entered.business, now));
      await isNewDevice(tx, made.id, deviceHash(entered.visitorid, call.userAgent), now);
      await notify(tx, { userId: made.id, ...welcome }, { now });
      const newcomer = { accountId: made.id, mobile, inviterId, from: entered.regfrom, settings, now };
      for (const act of needs.afterRegistration) await act(tx, newcomer);
      const account = await accountById(tx, made.id);
      return account && { ticket: await openSession(call, tx, made.id), account };
    });
  const done = await work().catch((error: unknown) => {
    if (isTaken(error)) return refuse('accountExists');
    throw error;
  });
  if (!done) throw new Error('the account was not made');
  if (!('ticket' in done)) return done;
  return { ticket: done.ticket, user: await infoOf(call, knownOf(done.account, now), needs) };
}
