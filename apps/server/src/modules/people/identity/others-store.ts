import type { Slice } from '@sgb/contract/paging.ts';
import { type StaffRole, type UserType, userTypes, type VipLevel } from '@sgb/contract/people.ts';
import { and, eq, gt, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Sql, Tx } from '../../../platform/db/database.ts';
import { mobilesOf } from './rules.ts';
import { accountByLogin } from './store.ts';
import { accounts, sessions } from './tables.ts';

/** What other modules may know and say about accounts. */

export type Person = Awaited<ReturnType<typeof peopleById>>[number];

export function peopleById(reader: Sql, ids: readonly number[]) {
  return reader.orm
    .select({
      id: accounts.id,
      username: accounts.username,
      firstName: accounts.firstName,
      lastName: accounts.lastName,
      email: accounts.email,
      mobile: accounts.mobile,
      countryId: accounts.countryId,
      suburb: accounts.suburb,
      userType: accounts.userType,
      vipLevel: accounts.vipLevel,
      vipUntil: accounts.vipUntil,
      staffRole: accounts.staffRole,
      avatar: accounts.avatar,
      createdAt: accounts.createdAt,
      emailVerifiedAt: accounts.emailVerifiedAt,
      mobileVerifiedAt: accounts.mobileVerifiedAt,
      customerIdentity: accounts.customerIdentity,
      inviteCode: accounts.inviteCode,
    })
    .from(accounts)
    .where(inArray(accounts.id, [...ids]));
}

/** The shopper who has this username or mobile number. */
export async function shopperByName(reader: Sql, name: string): Promise<Person | undefined> {
  const account = await accountByLogin(reader, name, mobilesOf(name));
  if (!account || account.staffRole !== null || account.email.toLowerCase() === name.toLowerCase()) return undefined;
  return account;
}

/** Who works for the shop in one of these roles, by name. */
export function staffIn(reader: Sql, roles: readonly StaffRole[]) {
  return reader.orm
    .select({ id: accounts.id, username: accounts.username })
    .from(accounts)
    .where(and(inArray(accounts.staffRole, [...roles]), isNull(accounts.stoppedAt)))
    .orderBy(accounts.username)
    .limit(500);
}

/** Which of these logged in since then, or are logged in now. */
export async function activeAccounts(
  reader: Sql,
  ids: readonly number[],
  since: Date,
  now: Date,
): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const found = await reader.orm.execute<{ account_id: number }>(sql`
    select account_id from account_devices where ${inArray(sql`account_id`, [...ids])} and seen_at >= ${since.toISOString()}
    union
    select account_id from sessions where ${inArray(sql`account_id`, [...ids])} and expires_at > ${now.toISOString()}`);
  return new Set(found.rows.map(({ account_id }) => account_id));
}

export async function setUserType(tx: Tx, id: number, userType: UserType): Promise<void> {
  await tx.orm.update(accounts).set({ userType }).where(eq(accounts.id, id));
}

/** What kind of customer somebody is: 10 is an influencer. */
export async function setCustomerType(tx: Tx, id: number, customerType: number): Promise<void> {
  await tx.orm.update(accounts).set({ customerType }).where(eq(accounts.id, id));
}

/** The tier of somebody's membership and until when; the membership module says so. */
export async function setVip(tx: Tx, id: number, vipLevel: VipLevel, vipUntil: Date | null): Promise<void> {
  await tx.orm.update(accounts).set({ vipLevel, vipUntil }).where(eq(accounts.id, id));
}

/** Accounts whose membership has ended and that still carry its level, some at a time. */
export async function endedVips(reader: Sql, now: Date, most: number): Promise<number[]> {
  const found = await reader.orm
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(gt(accounts.vipLevel, 0), lte(accounts.vipUntil, now)))
    .orderBy(accounts.vipUntil)
    .limit(most);
  return found.map(({ id }) => id);
}

export async function setSuburb(tx: Tx, id: number, suburb: string): Promise<void> {
  await tx.orm.update(accounts).set({ suburb }).where(eq(accounts.id, id));
}

/** Which of these sessions still live; asking does not count as their use. */
export async function livingSessions(reader: Sql, hashes: readonly Buffer[], now: Date): Promise<Buffer[]> {
  const rows = await reader.orm
    .select({ hash: sessions.ticketHash })
    .from(sessions)
    .where(and(inArray(sessions.ticketHash, [...hashes]), gt(sessions.expiresAt, now)));
  return rows.map(({ hash }) => hash);
}

const membersText = `
  select id, (count(*) over ())::int as total from accounts
  where id = any($1::int[]) and user_type = ${userTypes.member}
    and ($2 = '' or lower(first_name || ' ' || last_name) like '%' || lower($2) || '%')
  order by lower(first_name), lower(last_name), id limit $3 offset $4`;

/** Those of these accounts that are members of a group-buy, by name. */
export async function membersAmong(reader: Sql, ids: readonly number[], keyword: string, { offset, limit }: Slice) {
  const escaped = keyword.replace(/[\\%_]/g, '\\$&');
  type Row = { id: number; total: number };
  const rows = await reader.run<Row>('identity.members', membersText, [[...ids], escaped, limit, offset]);
  return { ids: rows.map(({ id }) => id), total: rows[0]?.total ?? 0 };
}

const everyMemberText = `select id from accounts where id = any($1::int[]) and user_type = ${userTypes.member}`;

/** The same, all of them, without an order. */
export async function membersOfAll(reader: Sql, ids: readonly number[]): Promise<Set<number>> {
  const rows = await reader.run<{ id: number }>('identity.everyMember', everyMemberText, [[...ids]]);
  return new Set(rows.map(({ id }) => id));
}

/** Which tier everybody has at a moment (`vipLevelOf`), as a source for another module's statement. */
export const tiersAt = (moment: string): string =>
  `(select id as account_id, case when vip_until > ${moment}::timestamptz then vip_level else 0 end as tier from accounts)`;
