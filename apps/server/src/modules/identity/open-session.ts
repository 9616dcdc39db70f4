import { randomBytes } from 'node:crypto';
import type { LoginInfo } from '@sgb/contract/identity.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { Call, Session } from '../../platform/http/call.ts';
import { countUnread } from '../messages/index.ts';
import { fileAddress } from '../uploads/index.ts';
import type { ContactDesk } from './desk.ts';
import { hashTicket, sessionLife } from './rules.ts';
import { insertSession } from './store.ts';

type Known = Pick<Session, 'accountId' | 'username' | 'userType' | 'use1688link' | 'avatar'>;

export function avatarAddress(call: Pick<Call, 'files' | 'clock'>, avatar: string | null): string {
  return avatar ? fileAddress(call, { id: avatar, purpose: 'avatar' }) : '';
}

export async function infoOf(
  call: Pick<Call, 'db' | 'settings' | 'files' | 'clock'>,
  known: Known,
  desk: ContactDesk,
): Promise<LoginInfo> {
  const contact = await call.db.read((reader) => desk.numberOf(reader, known.accountId));
  return {
    userId: known.accountId,
    username: known.username,
    usertype: known.userType,
    unreadMessages: await call.db.read((reader) => countUnread(reader, known.accountId)),
    searchbartext: (await call.settings()).get('search.barText'),
    use1688link: known.use1688link,
    avatar: avatarAddress(call, known.avatar),
    ambassadorcountrycode: contact.countryCode,
    ambassadorcellphone: contact.cellphone,
  };
}

/** Always a ticket that nobody has seen before: none that a browser brings along is ever taken over. */
export async function openSession(call: Call, tx: Tx, accountId: number): Promise<string> {
  const ticket = randomBytes(32).toString('base64url');
  const now = call.clock.now();
  await insertSession(tx, {
    ticketHash: hashTicket(ticket),
    accountId,
    ip: call.ip,
    userAgent: call.userAgent.slice(0, 300),
    createdAt: now,
    expiresAt: new Date(now.getTime() + sessionLife),
  });
  return ticket;
}
