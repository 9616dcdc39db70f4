import { and, desc, eq, gt, type InferInsertModel, lt, ne, or } from 'drizzle-orm';
import { columnsOf } from '../../../platform/db/columns.ts';
import type { Database, Sql, Tx } from '../../../platform/db/database.ts';
import type { KnownAccount } from './account-store.ts';
import { oldestSession, shopperSession } from './rules.ts';
import { accounts, sessions } from './tables.ts';

export type NewAccount = InferInsertModel<typeof accounts>;

/** A number without its country may be known in two; the shop's own country comes first. */
const byLoginText = `
  select ${columnsOf(accounts)} from accounts where lower(email) = $1 or lower(username) = $1 or mobile = any($2::text[])
  order by country_id, id limit 1`;

/** `mobiles`: the numbers that the name may stand for. */
export async function accountByLogin(reader: Sql, name: string, mobiles: readonly string[] = []) {
  const [account] = await reader.run<typeof accounts.$inferSelect>('identity.byLogin', byLoginText, [
    name.toLowerCase(),
    mobiles,
  ]);
  return account;
}

interface Entry {
  readonly hash: string;
  readonly stopped: boolean;
}

/** The password as it stands, held: whoever sets another one, or stops the account, waits until this transaction has ended. */
export async function holdEntry(tx: Tx, accountId: number): Promise<Entry | undefined> {
  const text = 'select password_hash as hash, stopped_at is not null as stopped from accounts where id = $1 for share';
  return (await tx.run<Entry>('identity.holdEntry', text, [accountId]))[0];
}

/** The same password, hashed anew; not where another one has been set since. */
export async function exchangeHash(
  db: Database,
  { id, passwordHash }: { readonly id: number; readonly passwordHash: string },
  anew: string,
): Promise<void> {
  const text = 'update accounts set password_hash = $3 where id = $1 and password_hash = $2';
  await db.run('identity.exchangeHash', text, [id, passwordHash, anew]);
}

export async function insertSession(tx: Tx, session: InferInsertModel<typeof sessions>): Promise<void> {
  await tx.orm.insert(sessions).values(session);
}

/** Every request of somebody known reads this: just what it needs, in its own words. */
const sessionText = `
  select s.expires_at as "expiresAt", s.proven_at is not null as proven, a.id, a.username, a.user_type as "userType",
    a.customer_type as "customerType", a.customer_identity as "customerIdentity", a.vip_level as "vipLevel",
    a.vip_until as "vipUntil", a.leader, a.staff_role as "staffRole", a.use_1688_link as "use1688Link", a.avatar, s.wrote::text as wrote
  from sessions s join accounts a on a.id = s.account_id
  where s.ticket_hash = $1 and s.expires_at > $2
    and s.created_at > case when a.staff_role is null then $3::timestamptz else $4::timestamptz end`;

/** Since when sessions may have been opened, of shoppers and of staff. */
export interface Oldest {
  readonly shopper: Date;
  readonly staff: Date;
}

export async function sessionByHash(reader: Sql, ticketHash: Buffer, now: Date, oldest: Oldest) {
  const values = [ticketHash, now, oldest.shopper, oldest.staff];
  type Row = KnownAccount & { expiresAt: Date; proven: boolean; wrote: string | null };
  return (await reader.run<Row>('identity.session', sessionText, values))[0];
}

export async function slideSession(reader: Sql, ticketHash: Buffer, expiresAt: Date): Promise<void> {
  await reader.orm.update(sessions).set({ expiresAt }).where(eq(sessions.ticketHash, ticketHash));
}

const noteWriteText = 'update sessions set wrote = pg_current_wal_insert_lsn() where account_id = $1';

/** Nobody waits for the disk: after a crash of the primary a replica is asked only when it has all that came before. */
export async function noteWrite(tx: Tx, accountId: number): Promise<void> {
  tx.send('identity.noteWriteLater', 'set local synchronous_commit = off', []);
  tx.send('identity.noteWrite', noteWriteText, [accountId]);
}

export async function deleteSession(tx: Tx, ticketHash: Buffer): Promise<void> {
  await tx.orm.delete(sessions).where(eq(sessions.ticketHash, ticketHash));
}

/** Ends the sessions of an account, all or all but one. Answers how many. */
export async function deleteSessionsOf(tx: Tx, accountId: number, except?: Buffer): Promise<number> {
  const gone = await tx.orm
    .delete(sessions)
    .where(and(eq(sessions.accountId, accountId), except && ne(sessions.ticketHash, except)));
  return gone.rowCount ?? 0;
}

/** Ends one session of an account, by its number. Answers how many. */
export async function deleteSessionOf(tx: Tx, accountId: number, id: number): Promise<number> {
  const gone = await tx.orm.delete(sessions).where(and(eq(sessions.accountId, accountId), eq(sessions.id, id)));
  return gone.rowCount ?? 0;
}

export function sessionsOf(reader: Sql, accountId: number, now: Date, oldest: Date) {
  return reader.orm
    .select()
    .from(sessions)
    .where(and(eq(sessions.accountId, accountId), gt(sessions.expiresAt, now), gt(sessions.createdAt, oldest)))
    .orderBy(desc(sessions.expiresAt), desc(sessions.id))
    .limit(50);
}

export async function deleteExpiredSessions(tx: Tx, now: Date): Promise<void> {
  await tx.orm
    .delete(sessions)
    .where(or(lt(sessions.expiresAt, now), lt(sessions.createdAt, oldestSession(now, shopperSession))));
}

/** Answers with the numbers that the accounts got. */
export function insertAccounts(tx: Tx, rows: readonly NewAccount[]) {
  return tx.orm
    .insert(accounts)
    .values([...rows])
    .returning({ id: accounts.id, username: accounts.username });
}

/** The avatar now, held until the end of `tx`. */
export async function holdAvatar(tx: Tx, accountId: number): Promise<string | null> {
  const [row] = await tx.orm
    .select({ avatar: accounts.avatar })
    .from(accounts)
    .where(eq(accounts.id, accountId))
    .for('update');
  return row?.avatar ?? null;
}

export async function setAvatar(tx: Tx, accountId: number, avatar: string | null): Promise<void> {
  await tx.orm.update(accounts).set({ avatar }).where(eq(accounts.id, accountId));
}
