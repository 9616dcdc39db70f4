import { pageSize } from '@sgb/contract/paging.ts';
import { count, desc, eq, type InferInsertModel, or, sql } from 'drizzle-orm';
import type { Sql, Tx } from '../../../platform/db/database.ts';
import type { SentToday } from './rules.ts';
import { transfers } from './tables.ts';

/** One after the other for a sender, so that no limit of the day can be passed by sending at once. */
export async function holdSender(tx: Tx, senderId: number): Promise<void> {
  await tx.orm.execute(sql`select pg_advisory_xact_lock(hashtext('transfers.sender'), ${senderId})`);
}

export async function sentSince(reader: Sql, senderId: number, since: Date): Promise<SentToday> {
  const { rows } = await reader.orm.execute<{ cents: number; count: number }>(sql`
    select coalesce(sum(amount_cents), 0)::int as cents, count(*) filter (where not own_member)::int as count
    from transfers where sender_id = ${senderId} and at >= ${since.toISOString()}`);
  return rows[0] ?? { cents: 0, count: 0 };
}

export async function transferByKey(reader: Sql, senderId: number, key: string) {
  const [row] = await reader.orm
    .select()
    .from(transfers)
    .where(sql`${transfers.senderId} = ${senderId} and ${transfers.key} = ${key}`);
  return row;
}

export async function nextTransferId(tx: Tx): Promise<number> {
  const { rows } = await tx.orm.execute<{ id: number }>(
    sql`select nextval(pg_get_serial_sequence('transfers', 'id'))::int as id`,
  );
  return rows[0]?.id ?? 0;
}

export async function insertTransfer(tx: Tx, row: InferInsertModel<typeof transfers> & { readonly id: number }) {
  await tx.orm.insert(transfers).overridingSystemValue().values(row);
}

export async function transfersOf(reader: Sql, accountId: number, page: number) {
  const mine = or(eq(transfers.senderId, accountId), eq(transfers.recipientId, accountId));
  const rows = await reader.orm
    .select()
    .from(transfers)
    .where(mine)
    .orderBy(desc(transfers.at), desc(transfers.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const [all] = await reader.orm.select({ total: count() }).from(transfers).where(mine);
  return { rows, total: all?.total ?? 0 };
}
