import { splitStates } from '@sgb/contract/splits.ts';
import { and, asc, count, desc, eq, gt, lte, ne } from 'drizzle-orm';
import type { Sql, Tx } from '../../../platform/db/database.ts';
import { splits } from './tables.ts';

export type SplitRow = typeof splits.$inferSelect;

export async function splitByKey(tx: Tx, accountId: number, key: string): Promise<SplitRow | undefined> {
  const [row] = await tx.orm
    .select()
    .from(splits)
    .where(and(eq(splits.accountId, accountId), eq(splits.key, key)));
  return row;
}

export async function insertSplit(tx: Tx, row: typeof splits.$inferInsert): Promise<SplitRow> {
  const [made] = await tx.orm.insert(splits).values(row).returning();
  if (!made) throw new Error('the wish to split was not kept');
  return made;
}

/** The wish that an order waits for. Whoever changes it holds the order. */
export async function waitingSplit(reader: Sql, orderId: number): Promise<SplitRow | undefined> {
  const [row] = await reader.orm
    .select()
    .from(splits)
    .where(and(eq(splits.orderId, orderId), eq(splits.state, splitStates.waiting)));
  return row;
}

/** What was split off when the order had so many pieces: it never has as many again. */
export async function doneSplit(reader: Sql, orderId: number, ofPieces: number): Promise<SplitRow | undefined> {
  const done = and(eq(splits.orderId, orderId), eq(splits.ofPieces, ofPieces), eq(splits.state, splitStates.done));
  const [row] = await reader.orm.select().from(splits).where(done);
  return row;
}

export async function endSplit(tx: Tx, id: number, changes: Partial<SplitRow>): Promise<void> {
  await tx.orm.update(splits).set(changes).where(eq(splits.id, id));
}

export async function listSplits(
  reader: Sql,
  waiting: boolean,
  { page, perPage }: { readonly page: number; readonly perPage: number },
) {
  const where = waiting ? eq(splits.state, splitStates.waiting) : ne(splits.state, splitStates.waiting);
  const rows = await reader.orm
    .select()
    .from(splits)
    .where(where)
    .orderBy(...(waiting ? [asc(splits.createdAt), asc(splits.id)] : [desc(splits.endedAt), desc(splits.id)]))
    .limit(perPage)
    .offset((page - 1) * perPage);
  const [all] = await reader.orm.select({ total: count() }).from(splits).where(where);
  return { rows, total: all?.total ?? 0 };
}

export async function countLate(reader: Sql, now: Date): Promise<number> {
  const text = `select count(*)::int as late from order_splits where state = ${splitStates.waiting} and due_at < $1`;
  return (await reader.run<{ late: number }>('splits.late', text, [now]))[0]?.late ?? 0;
}

interface Asked {
  readonly accountId?: number | undefined;
  readonly after?: Date | undefined;
  readonly before?: Date | undefined;
}

/** Orders that wait to be split, the longest waiting first. */
export async function ordersToSplit(reader: Sql, { accountId, after, before }: Asked, most: number): Promise<number[]> {
  const rows = await reader.orm
    .select({ orderId: splits.orderId })
    .from(splits)
    .where(
      and(
        eq(splits.state, splitStates.waiting),
        accountId === undefined ? undefined : eq(splits.accountId, accountId),
        after && gt(splits.createdAt, after),
        before && lte(splits.createdAt, before),
      ),
    )
    .orderBy(asc(splits.createdAt), asc(splits.id))
    .limit(most);
  return rows.map(({ orderId }) => orderId);
}
