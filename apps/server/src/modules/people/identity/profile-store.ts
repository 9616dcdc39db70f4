import { pageSize } from '@sgb/contract/paging.ts';
import { count, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Sql, Tx } from '../../../platform/db/database.ts';
import { accounts, businesses } from './tables.ts';

export async function businessOf(reader: Sql, accountId: number) {
  const [business] = await reader.orm.select().from(businesses).where(eq(businesses.accountId, accountId));
  return business;
}

export async function countInvited(reader: Sql, accountId: number): Promise<number> {
  const [row] = await reader.orm.select({ all: count() }).from(accounts).where(eq(accounts.invitedBy, accountId));
  return row?.all ?? 0;
}

export function listInvited(reader: Sql, accountId: number, page: number) {
  return reader.orm
    .select({ firstName: accounts.firstName, username: accounts.username, createdAt: accounts.createdAt })
    .from(accounts)
    .where(eq(accounts.invitedBy, accountId))
    .orderBy(desc(accounts.createdAt), desc(accounts.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
}

/** Says of these accounts that another one invited them. */
export async function setInviter(tx: Tx, inviter: string, usernames: readonly string[]): Promise<void> {
  await tx.orm
    .update(accounts)
    .set({ invitedBy: sql`(select id from accounts where username = ${inviter})` })
    .where(inArray(accounts.username, [...usernames]));
}

/** Who invited somebody. */
export async function inviterOf(reader: Sql, accountId: number): Promise<number | null> {
  const [row] = await reader.orm.select({ by: accounts.invitedBy }).from(accounts).where(eq(accounts.id, accountId));
  return row?.by ?? null;
}

const standingText = `
  select a.stopped_at as "stoppedAt", a.closing_asked_at as "closingAskedAt", a.closed_at as "closedAt",
    a.customer_type as "customerType", a.use_1688_link as "use1688Link", coalesce(b.company_name, '') as company,
    case when b.account_id is null then null when b.approved_at is not null then 'approved'
      when b.rejected_at is not null then 'rejected' else 'waiting' end as "businessState"
  from accounts a left join businesses b on b.account_id = a.id where a.id = $1`;

interface Standing {
  readonly stoppedAt: Date | null;
  readonly closingAskedAt: Date | null;
  readonly closedAt: Date | null;
  readonly customerType: number;
  readonly use1688Link: 0 | 1;
  readonly company: string;
  readonly businessState: 'waiting' | 'approved' | 'rejected' | null;
}

/** How somebody stands with us, for staff who help them. */
export async function standingOf(reader: Sql, accountId: number): Promise<Standing | undefined> {
  return (await reader.run<Standing & {}>('identity.standing', standingText, [accountId]))[0];
}
