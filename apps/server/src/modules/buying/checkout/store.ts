import { checkoutStates } from '@sgb/contract/order-states.ts';
import { and, asc, desc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Sql, Tx } from '../../../platform/db/database.ts';
import { balancesOf, nextEntryId } from '../../books/ledger/index.ts';
import { lockTickedLines, type TickedAbout, tickedLines, tickedSource } from '../cart/index.ts';
import { nextOrderIds } from '../orders/index.ts';
import type { FreightQuote, OfferQuantity } from './price/freight-rules.ts';
import { checkouts, freightQuotes } from './tables.ts';

export type CheckoutRow = typeof checkouts.$inferSelect;
export type NewCheckout = Omit<typeof checkouts.$inferInsert, 'cancelledAt' | 'reminders'> & {
  readonly id: number;
};

/** The limit keeps each a look at the key, however many the planner expects. */
const wantedQuotes = (offers: string) => `
  select q.* from ${offers} as w (product_id, quantity) cross join lateral (
    select * from freight_quotes where product_id = w.product_id and quantity = w.quantity limit 1) q`;

const ticked = tickedSource('$1', '$2');

const tickedQuotes = wantedQuotes(
  `(select product_id, sum(quantity)::int as quantity from ${ticked} t group by product_id)`,
);

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
  const [ids, quantities] = [offers.map(({ productId }) => productId), offers.map(({ quantity }) => quantity)];
  const text = wantedQuotes('unnest($1::bigint[], $2::int[])');
  return (await reader.run<QuoteRow>('checkout.quotes', text, [ids, quantities])).map(quoteOf);
}

/** The ticked lines and what their suppliers said of the freight, in one round trip. */
export async function tickedWithQuotes(reader: Sql, about: TickedAbout) {
  const { accountId, market } = about;
  const [lines, quotes] = await Promise.all([
    tickedLines(reader, about),
    reader.run<QuoteRow>('checkout.quotesFor', tickedQuotes, [accountId, market]),
  ]);
  return { lines, quotes: quotes.map(quoteOf) };
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

/** The numbers of a checkout, its orders and the entry that pays for it. */
export interface Numbers {
  readonly id: number;
  readonly orderIds: readonly number[];
  readonly entryId: number;
}

const numbers = (orders: string) => `
  nextval('checkouts_id_seq')::int as id, ${nextOrderIds(orders)} as "orderIds", ${nextEntryId} as "entryId"`;

/** In another module's statement: those of one order that never lay in a cart, as one value. */
export const nextNumbersOfOne = `(select to_json(n) from (select ${numbers('generate_series(1, 1)')}) n)`;

/** For what never lay in a cart. */
export async function nextNumbers(tx: Tx, orders: number): Promise<Numbers> {
  const text = `select ${numbers('generate_series(1, $1::int)')}`;
  return (await tx.run<Numbers>('checkout.numbers', text, [orders]))[0] as Numbers;
}

const knownText = 'select id from checkouts where account_id = $1 and key = $2';

/** The checkout that this very wish has made before. */
export async function knownCheckout(reader: Sql, accountId: number, key: string): Promise<number | null> {
  return (await reader.run<{ id: number }>('checkout.known', knownText, [accountId, key]))[0]?.id ?? null;
}

const beginText = `
  select ${numbers(ticked)}, (select c.id from checkouts c where c.account_id = $1 and c.key = $3) as known`;

/**
 * All that a checkout needs to begin, in one round trip. Of its lines, which come first, no one else makes orders until
 * the transaction ends.
 */
export async function begin(tx: Tx, about: TickedAbout, key: string) {
  const { accountId, market } = about;
  // PostgreSQL would plan each statement anew where somebody has fewer rows than most; that takes longer than the statement.
  tx.send('checkout.planOnce', 'set local plan_cache_mode = force_generic_plan', []);
  const [lines, [begun], quotes, balances] = await Promise.all([
    lockTickedLines(tx, about),
    tx.run<Numbers & { known: number | null }>('checkout.begin', beginText, [accountId, market, key]),
    tx.run<QuoteRow>('checkout.quotesFor', tickedQuotes, [accountId, market]),
    balancesOf(tx, accountId),
  ]);
  if (!begun) throw new Error('sequences give numbers');
  const { known, ...numbers } = begun;
  return { lines, numbers, known, quotes: quotes.map(quoteOf), balances };
}

export type Begun = Awaited<ReturnType<typeof begin>>;

const insertText = `
  insert into checkouts (id, account_id, key, market, type, state, goods_cents, china_freight_cents, service_fee_cents,
    services_cents, delivery_cents, coupon_cents, scoin_cents, total_cents, member_saving_cents, coupon_id, scoin,
    scoin_hold_id, scoin_entry_id, rate, vip_level, lines, receiver, recharge_id, entry_id, created_at, price_until,
    pay_until, paid_at)
  overriding system value
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24,
    $25, $26, $27, $28, $29)`;

export function insertCheckout(tx: Tx, row: NewCheckout): void {
  tx.send('checkout.insert', insertText, [
    row.id,
    row.accountId,
    row.key,
    row.market,
    row.type,
    row.state,
    row.goodsCents,
    row.chinaFreightCents,
    row.serviceFeeCents,
    row.servicesCents,
    row.deliveryCents,
    row.couponCents,
    row.scoinCents,
    row.totalCents,
    row.memberSavingCents ?? 0,
    row.couponId ?? null,
    row.scoin ?? 0,
    row.scoinHoldId ?? null,
    row.scoinEntryId ?? null,
    row.rate,
    row.vipLevel,
    JSON.stringify(row.lines),
    row.receiver ? JSON.stringify(row.receiver) : null,
    row.rechargeId ?? null,
    row.entryId ?? null,
    row.createdAt,
    row.priceUntil,
    row.payUntil,
    row.paidAt ?? null,
  ]);
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

/** What a shopper is told of a checkout that is paid. */
export type PaidCheckout = Pick<CheckoutRow, 'id' | 'accountId' | 'market' | 'type' | 'totalCents' | 'lines'> & {
  readonly paidAt: Date;
};

const paidText = `
  select id, account_id as "accountId", market, type, total_cents as "totalCents", lines, paid_at as "paidAt"
  from checkouts where id = any($1) and state = ${checkoutStates.paid} and paid_at is not null order by id`;

/** Those of them that are paid; nothing changes that any more. */
export const paidAmong = (reader: Sql, ids: readonly number[]): Promise<PaidCheckout[]> =>
  reader.run('checkout.paid', paidText, [ids]);

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
    .select({ count: sql<number>`coalesce(sum(json_array_length(${checkouts.lines}->'lines')), 0)::int` })
    .from(checkouts)
    .where(and(eq(checkouts.accountId, accountId), isOpen));
  return row?.count ?? 0;
}

/** What waits for a recharge, known by its first try. */
export function waitingFor(reader: Sql, firstTry: number) {
  return reader.orm
    .select({ id: checkouts.id, totalCents: checkouts.totalCents, lines: checkouts.lines })
    .from(checkouts)
    .where(and(eq(checkouts.rechargeId, firstTry), isOpen))
    .orderBy(asc(checkouts.id));
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
