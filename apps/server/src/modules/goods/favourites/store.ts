import { and, eq, gte, type InferInsertModel, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Sql, Tx } from '../../../platform/db/database.ts';
import { favourites } from './tables.ts';

export type NewFavourite = Omit<InferInsertModel<typeof favourites>, 'removedAt'>;

/** Any number that no other lock of this kind has. */
const lockClass = 41_007;

/** Whoever changes the favourites of an account waits here, so that counting and adding are one. */
export async function lockAccount(tx: Tx, accountId: number): Promise<void> {
  await tx.orm.execute(sql`select pg_advisory_xact_lock(${lockClass}, ${accountId})`);
}

export async function stateOf(tx: Tx, accountId: number, productId: number) {
  const [row] = await tx.orm
    .select({
      total: sql<number>`count(*)::int`,
      collected: sql<boolean>`coalesce(bool_or(${favourites.productId} = ${productId}), false)`,
    })
    .from(favourites)
    .where(and(eq(favourites.accountId, accountId), isNull(favourites.removedAt)));
  return row ?? { total: 0, collected: false };
}

/** Brings back, as it was, what was removed after `since`; says whether there was such a thing. */
export async function restoreFavourite(tx: Tx, accountId: number, productId: number, since: Date): Promise<boolean> {
  const restored = await tx.orm
    .update(favourites)
    .set({ removedAt: null })
    .where(
      and(eq(favourites.accountId, accountId), eq(favourites.productId, productId), gte(favourites.removedAt, since)),
    )
    .returning({ id: favourites.productId });
  return restored.length > 0;
}

export async function saveFavourite(tx: Tx, { accountId, productId, ...saved }: NewFavourite): Promise<void> {
  await tx.orm
    .insert(favourites)
    .values({ accountId, productId, ...saved })
    .onConflictDoUpdate({
      target: [favourites.accountId, favourites.productId],
      set: { ...saved, removedAt: null },
    });
}

/** The same for several at once. */
export async function saveAll(tx: Tx, rows: readonly NewFavourite[]): Promise<void> {
  if (rows.length === 0) return;
  await tx.orm
    .insert(favourites)
    .values([...rows])
    .onConflictDoUpdate({
      target: [favourites.accountId, favourites.productId],
      set: {
        title: sql`excluded.title`,
        picture: sql`excluded.picture`,
        priceCents: sql`excluded.price_cents`,
        savedAt: sql`excluded.saved_at`,
        choice: sql`excluded.choice`,
        removedAt: null,
      },
    });
}

/** What was a favourite before and is saved for later now is remembered as it lay in the cart. */
export async function keepChoice(tx: Tx, { accountId, productId, choice = [] }: NewFavourite): Promise<void> {
  await tx.orm
    .update(favourites)
    .set({ choice })
    .where(and(eq(favourites.accountId, accountId), eq(favourites.productId, productId)));
}

export async function removeFavourites(tx: Tx, accountId: number, ids: readonly number[], now: Date): Promise<number> {
  const removed = await tx.orm
    .update(favourites)
    .set({ removedAt: now })
    .where(
      and(eq(favourites.accountId, accountId), inArray(favourites.productId, [...ids]), isNull(favourites.removedAt)),
    )
    .returning({ id: favourites.productId });
  return removed.length;
}

const keptOf = 'from favourites where account_id = $1 and removed_at is null order by saved_at desc, product_id desc';

type Favourite = Pick<
  typeof favourites.$inferSelect,
  'productId' | 'title' | 'picture' | 'priceCents' | 'savedAt' | 'choice'
>;

export function favouritesOf(reader: Sql, accountId: number): Promise<Favourite[]> {
  const text = `
    select product_id::float8 as "productId", title, picture, price_cents as "priceCents", saved_at as "savedAt", choice ${keptOf}`;
  return reader.run<Favourite>('favourites.all', text, [accountId]);
}

export async function idsOf(reader: Sql, accountId: number): Promise<number[]> {
  const text = `select product_id::float8 as id ${keptOf}`;
  return (await reader.run<{ id: number }>('favourites.ids', text, [accountId])).map(({ id }) => id);
}

export async function deleteRemoved(tx: Tx, before: Date): Promise<void> {
  await tx.orm.delete(favourites).where(lt(favourites.removedAt, before));
}

export async function insertFavourites(tx: Tx, rows: readonly NewFavourite[]): Promise<void> {
  await tx.orm.insert(favourites).values([...rows]);
}

export async function countFavourites(reader: Sql, accountId: number): Promise<number> {
  const [row] = await reader.orm
    .select({ total: sql<number>`count(*)::int` })
    .from(favourites)
    .where(and(eq(favourites.accountId, accountId), isNull(favourites.removedAt)));
  return row?.total ?? 0;
}
