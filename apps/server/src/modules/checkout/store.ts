import { checkoutStates } from '@sgb/contract/order-states.ts';
import { and, asc, desc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Sql, Tx } from '../../platform/db/database.ts';
import { nextOrderIds } from '../orders/index.ts';
import type { FreightQuote, OfferQuantity } from './freight-rules.ts';
import { checkouts, freightQuotes } from './tables.ts';

export type CheckoutRow = typeof checkouts.$inferSelect;
export type NewCheckout = typeof checkouts.$inferInsert & { readonly id: number };

const quotesOf = (offers: readonly OfferQuantity[]) => [
  offers.map(({ productId }) => productId),
  offers.map(({ quantity }) => quantity),
];

const wantedQuotes = (first: number) =>
  `freight_quotes q join unnest($${first}::bigint[], $${first + 1}::int[]) as w (product_id, quantity)
    on q.product_id = w.product_id and q.quantity = w.quantity`;

interface QuoteRow {
  readonly product_id: string;
  readonly quantity: number;
  readonly fen: number;
  readonly free: boolean;
  readonly quoted_at: Date;
}

export type StoredQuote = FreightQuote & { readonly quotedAt: Date };

const quoteOf = (row: QuoteRow): StoredQuote => ({
  productId: Number(row.product_id),
  quantity: row.quantity,
  fen: row.fen,
  free: row.free,
  quotedAt: new Date(row.quoted_at),
});

export async function quotesFor(reader: Sql, offers: readonly OfferQuantity[]): Promise<StoredQuote[]> {
  const text = `select q.* from ${wantedQuotes(1)}`;
  return (await reader.run<QuoteRow>('checkout.quotes', text, quotesOf(offers))).map(quoteOf);
}

export async function saveQuotes(tx: Tx, quotes: readonly StoredQuote[]): Promise<void> {
  if (quotes.length === 0) return;
  await tx.orm
    .insert(freightQuotes)
    .values(quotes.toSorted((a, b) => a.productId - b.productId || a.quantity - b.quantity))
    .onConflictDoUpdate({
      target: [freightQuotes.productId, freightQuotes.quantity],
      set: { fen: sql`excluded.fen`, free: sql`excluded.free`, quotedAt: sql`excluded.quoted_at` },
    });
}

/** Words of suppliers that nobody asked for again in a long time. */
export async function sweepQuotes(tx: Tx, before: Date): Promise<void> {
  await tx.orm.delete(freightQuotes).where(lte(freightQuotes.quotedAt, before));
}

export interface Desk {
  readonly id: number;
  readonly orderIds: readonly number[];
  /** The checkout that this very wish has made before. */
  readonly knownId: number | null;
  readonly quotes: readonly FreightQuote[];
}

/** All that a checkout needs to begin, in one statement. */
const beginText = `
  select nextval(pg_get_serial_sequence('checkouts', 'id'))::int as id, ${nextOrderIds('$3')} as order_ids,
    (select id from checkouts where account_id = $1 and key = $2) as known_id,
    (select json_agg(q) from ${wantedQuotes(4)}) as quotes`;

export async function begin(
  tx: Tx,
  wish: { readonly accountId: number; readonly key: string; readonly orders: number },
  offers: readonly OfferQuantity[],
): Promise<Desk> {
  const values = [wish.accountId, wish.key, wish.orders, ...quotesOf(offers)];
  const [row] = await tx.run<{ id: number; order_ids: number[]; known_id: number | null; quotes: QuoteRow[] | null }>(
    'checkout.begin',
    beginText,
    values,
  );
  if (!row) throw new Error('a checkout could not begin');
  return { id: row.id, orderIds: row.order_ids, knownId: row.known_id, quotes: (row.quotes ?? []).map(quoteOf) };
}

export async function insertCheckout(tx: Tx, row: NewCheckout): Promise<void> {
  await tx.orm.insert(checkouts).overridingSystemValue().values(row);
}

export async function changeCheckout(tx: Tx, id: number, change: Partial<CheckoutRow>): Promise<void> {
  await tx.orm.update(checkouts).set(change).where(eq(checkouts.id, id));
}

export async function checkoutOf(reader: Sql, accountId: number, id: number): Promise<CheckoutRow | undefined> {
  const [row] = await reader.orm
    .select()
    .from(checkouts)
    .where(and(eq(checkouts.id, id), eq(checkouts.accountId, accountId)));
  return row;
}

export async function lockCheckout(tx: Tx, id: number): Promise<CheckoutRow | undefined> {
  const [row] = await tx.orm.select().from(checkouts).where(eq(checkouts.id, id)).for('update');
  return row;
}

const isOpen = eq(checkouts.state, checkoutStates.awaitingPayment);

export function openOf(reader: Sql, accountId: number): Promise<CheckoutRow[]> {
  return reader.orm
    .select()
    .from(checkouts)
    .where(and(eq(checkouts.accountId, accountId), isOpen))
    .orderBy(desc(checkouts.id));
}

/** How many orders of an account wait to be paid. */
export async function countOpen(reader: Sql, accountId: number): Promise<number> {
  const [row] = await reader.orm
    .select({ count: sql<number>`coalesce(sum(jsonb_array_length(${checkouts.lines}->'lines')), 0)::int` })
    .from(checkouts)
    .where(and(eq(checkouts.accountId, accountId), isOpen));
  return row?.count ?? 0;
}

export async function waitingFor(reader: Sql, rechargeId: number): Promise<number[]> {
  const rows = await reader.orm
    .select({ id: checkouts.id })
    .from(checkouts)
    .where(and(eq(checkouts.rechargeId, rechargeId), isOpen))
    .orderBy(asc(checkouts.id));
  return rows.map(({ id }) => id);
}

/** Checkouts whose time is over. */
export async function lapsed(reader: Sql, now: Date, most: number): Promise<number[]> {
  const rows = await reader.orm
    .select({ id: checkouts.id })
    .from(checkouts)
    .where(and(isOpen, lte(checkouts.payUntil, now)))
    .orderBy(asc(checkouts.payUntil))
    .limit(most);
  return rows.map(({ id }) => id);
}

/** Counts one more reminder of checkouts that were made before a moment and had fewer; answers which. */
export function takeToRemind(
  tx: Tx,
  { reminder, madeBefore, now }: { readonly reminder: number; readonly madeBefore: Date; readonly now: Date },
): Promise<CheckoutRow[]> {
  const due = tx.orm
    .select({ id: checkouts.id })
    .from(checkouts)
    .where(
      and(
        isOpen,
        lte(checkouts.createdAt, madeBefore),
        sql`${checkouts.payUntil} > ${now}`,
        sql`${checkouts.reminders} < ${reminder}`,
      ),
    )
    .orderBy(checkouts.id)
    .limit(200)
    .for('update', { skipLocked: true });
  return tx.orm.update(checkouts).set({ reminders: reminder }).where(inArray(checkouts.id, due)).returning();
}
