import { randomBytes } from 'node:crypto';
import type { LoginInfo } from '@sgb/contract/identity.ts';
import { orderUserTypeOf } from '@sgb/contract/people.ts';
import type { App } from '../../../platform/app.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Call, Session } from '../../../platform/http/call.ts';
import { fileAddress } from '../../base/uploads/index.ts';
import type { KnownAccount } from './account-store.ts';
import type { IdentityNeeds } from './needs.ts';
import { hashTicket, type SessionTerms, shopperSession, vipLevelOf } from './rules.ts';
import { searchBarText } from './settings.ts';
import { insertSession } from './store.ts';

type Known = Omit<Session, 'ticketHash'>;

/** An account as the rest of the shop sees it. */
export function knownOf(account: KnownAccount, now: Date): Known {
  const { userType, customerType, customerIdentity, staffRole, leader } = account;
  return {
    accountId: account.id,
    username: account.username,
    userType,
    staff: staffRole !== null,
    person: {
      usertype: userType,
      isleader: orderUserTypeOf(userType, leader),
      customertype: customerType,
      customeridentity: customerIdentity,
      staffrole: staffRole ?? '',
    },
    vipLevel: vipLevelOf(account, now),
    use1688link: account.use1688Link,
    avatar: account.avatar,
  };
}

export function avatarAddress(call: Pick<Call, 'files' | 'clock'>, avatar: string | null): string {
  return avatar ? fileAddress(call, { id: avatar, purpose: 'avatar' }) : '';
}

export async function infoOf(call: App, known: Known, needs: IdentityNeeds): Promise<LoginInfo> {
  const { accountId } = known;
  const now = call.clock.now();
  const { contact, ...fed } = await call.db.read(async (reader) => ({
    ...(await needs.stock(reader, accountId, now)),
    unreadMessages: await needs.unread(reader, accountId, now),
    contact: await needs.desk.numberOf(reader, accountId),
  }));
  return {
    ...known.person,
    ...fed,
    userId: accountId,
    username: known.username,
    viplevel: known.vipLevel,
    searchbartext: (await call.settings()).get(searchBarText),
    use1688link: known.use1688link,
    avatar: avatarAddress(call, known.avatar),
    ambassadorcountrycode: contact.countryCode,
    ambassadorcellphone: contact.cellphone,
    ...(known.seenBy !== undefined && { seenby: known.seenBy }),
  };
}

/** Always a ticket that nobody has seen before: none that a browser brings along is ever taken over. */
export async function openSession(
  call: Call,
  tx: Tx,
  accountId: number,
  { terms = shopperSession, provenAt = null }: { terms?: SessionTerms; provenAt?: Date | null } = {},
): Promise<string> {
  const ticket = randomBytes(32).toString('base64url');
  const now = call.clock.now();
  await insertSession(tx, {
    ticketHash: hashTicket(ticket),
    accountId,
    ip: call.ip,
    userAgent: call.userAgent.slice(0, 300),
    createdAt: now,
    expiresAt: new Date(now.getTime() + terms.lifeMs),
    provenAt,
  });
  return ticket;
}
