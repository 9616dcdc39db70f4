import { randomUUID } from 'node:crypto';
import type { Slice } from '@sgb/contract/paging.ts';
import { and, eq, isNotNull, isNull, lte } from 'drizzle-orm';
import type { Sql, Tx } from '../../../platform/db/database.ts';
import { hashPassword } from './passwords.ts';
import { accounts } from './tables.ts';

/** When the owner asked for the account to be closed, and when it was. */
export interface Closing {
  readonly id: number;
  readonly email: string;
  readonly firstName: string;
  readonly askedAt: Date | null;
  readonly closedAt: Date | null;
}

const closing = {
  id: accounts.id,
  email: accounts.email,
  firstName: accounts.firstName,
  askedAt: accounts.closingAskedAt,
  closedAt: accounts.closedAt,
};

export async function closingOf(reader: Sql, id: number): Promise<Closing | undefined> {
  const [row] = await reader.orm.select(closing).from(accounts).where(eq(accounts.id, id));
  return row;
}

export async function lockClosing(tx: Tx, id: number): Promise<Closing | undefined> {
  const [row] = await tx.orm.select(closing).from(accounts).where(eq(accounts.id, id)).for('update');
  return row;
}

export async function setClosingAsked(tx: Tx, id: number, askedAt: Date | null): Promise<void> {
  await tx.orm.update(accounts).set({ closingAskedAt: askedAt }).where(eq(accounts.id, id));
}

/** Accounts whose owners asked for it before this moment. */
export async function closingsDue(reader: Sql, before: Date, most: number): Promise<number[]> {
  const rows = await reader.orm
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(isNotNull(accounts.closingAskedAt), lte(accounts.closingAskedAt, before), isNull(accounts.closedAt)))
    .orderBy(accounts.closingAskedAt)
    .limit(most);
  return rows.map(({ id }) => id);
}

/** Closed before this moment, and what the law wanted kept of them is still there. */
export async function closedBefore(reader: Sql, before: Date, most: number): Promise<number[]> {
  const rows = await reader.orm
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(lte(accounts.closedAt, before), isNull(accounts.papersGoneAt)))
    .limit(most);
  return rows.map(({ id }) => id);
}

export async function setPapersGone(tx: Tx, id: number, now: Date): Promise<void> {
  await tx.orm.update(accounts).set({ papersGoneAt: now }).where(eq(accounts.id, id));
}

/** From here on nobody can log in: the password is one that nobody has. */
export async function forgetAccount(tx: Tx, id: number, now: Date): Promise<void> {
  const passwordHash = await hashPassword(randomUUID());
  await tx.orm.update(accounts).set({ passwordHash, closedAt: now }).where(eq(accounts.id, id));
}

/** Who asked for it, the longest first; or whose was closed, the latest first. */
export async function listClosings(reader: Sql, state: 'asked' | 'closed', { limit, offset }: Slice) {
  const where = state === 'asked' ? 'closing_asked_at is not null and closed_at is null' : 'closed_at is not null';
  const order = state === 'asked' ? 'closing_asked_at' : 'closed_at desc';
  const text = `select id, username, closing_asked_at as "askedAt", closed_at as "closedAt"
    from accounts where ${where} order by ${order} limit $1 offset $2`;
  type Row = { id: number; username: string; askedAt: Date | null; closedAt: Date | null };
  const [rows, [counted]] = await Promise.all([
    reader.run<Row>(`identity.closings.${state}`, text, [limit, offset]),
    reader.run<{ total: number }>(
      `identity.countClosings.${state}`,
      `select count(*)::int as total from accounts where ${where}`,
      [],
    ),
  ]);
  return { rows, total: counted?.total ?? 0 };
}
