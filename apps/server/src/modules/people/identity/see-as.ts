import { randomBytes } from 'node:crypto';
import { addMinutes } from '@sgb/contract/time.ts';
import type { App } from '../../../platform/app.ts';
import type { Sql, Tx } from '../../../platform/db/database.ts';
import type { Call, Session } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { KnownAccount } from './account-store.ts';
import { knownOf } from './open-session.ts';
import { hashTicket } from './rules.ts';

/** A ticket that looks is told from others by its beginning: it is never looked up among sessions, nor they among these. */
const mark = 'see-';
const minutes = 15;

export const isLooking = (ticket: string): boolean => ticket.startsWith(mark);

const openText = `insert into seen_sessions
  (ticket_hash, account_id, by_account, by_ticket_hash, reason, created_at, expires_at) values ($1, $2, $3, $4, $5, $6, $7)`;

const mayText = 'select staff_role is not null as works from accounts where id = $1 and closed_at is null';

/** Opens the shop as a shopper sees it, for whoever asks. Nobody is seen who works here, or whose account is closed. */
export async function openSeen(call: Call<'staff'>, tx: Tx, accountId: number, reason: string) {
  const [found] = await tx.run<{ works: boolean }>('identity.mayBeSeen', mayText, [accountId]);
  if (!found) return refuse('notFound', 'We could not find that person.');
  if (found.works || accountId === call.session.accountId)
    return refuse('notSeen', 'The shop cannot be seen as somebody who works here.');
  const ticket = `${mark}${randomBytes(32).toString('base64url')}`;
  const now = call.clock.now();
  const until = addMinutes(now, minutes);
  const { accountId: by, ticketHash } = call.session;
  await tx.run('identity.openSeen', openText, [hashTicket(ticket), accountId, by, ticketHash, reason, now, until]);
  return { ticket, userId: accountId, until: until.toISOString() };
}

/** Only while the session lives that it was opened from. */
const seenText = `
  select b.username as "seenBy", a.id, a.username, a.user_type as "userType", a.customer_type as "customerType",
    a.customer_identity as "customerIdentity", a.vip_level as "vipLevel", a.vip_until as "vipUntil", a.leader,
    a.staff_role as "staffRole", a.use_1688_link as "use1688Link", a.avatar
  from seen_sessions s join accounts a on a.id = s.account_id join accounts b on b.id = s.by_account
  join sessions o on o.ticket_hash = s.by_ticket_hash and o.account_id = b.id and o.expires_at > $2
  where s.ticket_hash = $1 and s.expires_at > $2 and a.staff_role is null and a.closed_at is null
    and b.staff_role is not null and b.stopped_at is null`;

export async function seenSessionOf(app: App, ticket: string): Promise<Session | null> {
  const ticketHash = hashTicket(ticket);
  const now = app.clock.now();
  type Row = KnownAccount & { readonly seenBy: string };
  const read = (reader: Sql) => reader.run<Row>('identity.seen', seenText, [ticketHash, now]);
  const [found] = await app.db.read(read);
  return found ? { ticketHash, ...knownOf(found, now), seenBy: found.seenBy } : null;
}

export async function endSeen(tx: Tx, ticketHash: Buffer): Promise<void> {
  await tx.run('identity.endSeen', 'delete from seen_sessions where ticket_hash = $1', [ticketHash]);
}
