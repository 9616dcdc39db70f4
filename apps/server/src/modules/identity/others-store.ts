import type { UserType } from '@sgb/contract/people.ts';
import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Sql, Tx } from '../../platform/db/database.ts';
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
      staffRole: accounts.staffRole,
      avatar: accounts.avatar,
    })
    .from(accounts)
    .where(inArray(accounts.id, [...ids]));
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

/** Whether a session still lives, without counting as its use. */
export async function isSessionAlive(reader: Sql, ticketHash: Buffer, now: Date): Promise<boolean> {
  const [row] = await reader
    .hot('identity.alive', (orm) =>
      orm
        .select({ id: sessions.id })
        .from(sessions)
        .where(and(eq(sessions.ticketHash, sql.placeholder('hash')), gt(sessions.expiresAt, sql.placeholder('now')))),
    )
    .execute({ hash: ticketHash, now });
  return row !== undefined;
}
