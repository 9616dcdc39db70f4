import { ownPages } from '@sgb/contract/paging.ts';
import { phoneText } from '@sgb/contract/phone.ts';
import type { UserInfo, userInfoInput } from '@sgb/contract/profile.ts';
import type { z } from 'zod';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { accountById, changeAccount } from './account-store.ts';
import { businessOf, countInvited, listInvited } from './profile-store.ts';
import { consentMoment, veiledName } from './rules.ts';

type ShopperCall = Call<'shopper'>;

export async function userInfo({ db, session }: ShopperCall) {
  const { accountId } = session;
  const { account, company, invited } = await db.read(async (reader) => ({
    account: await accountById(reader, accountId),
    company: await businessOf(reader, accountId),
    invited: await countInvited(reader, accountId),
  }));
  if (!account) return refuse('notFound');
  const info: UserInfo = {
    username: account.username,
    firstname: account.firstName,
    lastname: account.lastName,
    email: account.email,
    emailverified: account.emailVerifiedAt !== null,
    emailreminder: account.emailReminder,
    mobile: account.mobile ?? '',
    mobileText: account.mobile ? phoneText(account.mobile) : '',
    mobileverified: account.mobileVerifiedAt !== null,
    countryid: account.countryId,
    suburb: account.suburb,
    purpose: account.mainPurpose ?? 0,
    customeridentity: account.customerIdentity,
    whatsappnews: account.whatsappConsentAt !== null,
    emailnews: account.emailConsentAt !== null,
    smsnews: account.smsConsentAt !== null,
    invitecode: account.inviteCode,
    invited,
    since: account.createdAt.toISOString(),
    company: company
      ? {
          companyname: company.companyName,
          registrationno: company.registrationNumber,
          vatno: company.vatNumber ?? '',
          siteurl: company.siteUrl ?? '',
          approved: company.approvedAt !== null,
        }
      : null,
  };
  return info;
}

export async function changeUserInfo(call: ShopperCall, entered: z.output<typeof userInfoInput>) {
  const { accountId } = call.session;
  const now = call.clock.now();
  return call.db.transact(async (tx) => {
    const before = await accountById(tx, accountId);
    if (!before) return refuse('notFound');
    await changeAccount(tx, accountId, {
      firstName: entered.firstname,
      lastName: entered.lastname,
      countryId: entered.countryid,
      suburb: entered.suburb,
      mainPurpose: entered.purpose,
      whatsappConsentAt: consentMoment(before.whatsappConsentAt, entered.whatsappnews, now),
      emailConsentAt: consentMoment(before.emailConsentAt, entered.emailnews, now),
      smsConsentAt: consentMoment(before.smsConsentAt, entered.smsnews, now),
    });
    return {};
  });
}

/** An inviter learns that somebody joined, not who exactly. */
export async function invitedPeople({ db, session }: ShopperCall, { page }: { page: number }) {
  const { total, rows } = await db.read(async (reader) => ({
    total: await countInvited(reader, session.accountId),
    rows: await listInvited(reader, session.accountId, page),
  }));
  return {
    items: rows.map((row) => ({ name: veiledName(row), joinedAt: row.createdAt.toISOString() })),
    total,
    page,
    pages: ownPages(total),
  };
}
