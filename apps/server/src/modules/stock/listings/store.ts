import { type ListingState, listingStates } from '@sgb/contract/listing-rules.ts';
import type { Slice } from '@sgb/contract/paging.ts';
import { eq, inArray } from 'drizzle-orm';
import { columnsOf } from '../../../platform/db/columns.ts';
import type { Sql, Tx } from '../../../platform/db/database.ts';
import { listingSales, shelfListings } from './tables.ts';

export type ListingRow = typeof shelfListings.$inferSelect;
export type SaleRow = typeof listingSales.$inferSelect;

const columns = columnsOf(shelfListings);
const saleColumns = columnsOf(listingSales);

/** Whoever changes what is listed of a shelf waits here, before anything else is held. */
export async function holdShelf(tx: Tx, shelfId: number): Promise<void> {
  await tx.run('listings.hold', `select pg_advisory_xact_lock(hashtext('listing'), $1)`, [shelfId]);
}

export async function listingOfShelf(reader: Sql, shelfId: number): Promise<ListingRow | undefined> {
  const text = `select ${columns} from shelf_listings where shelf_id = $1`;
  return (await reader.run<ListingRow>('listings.ofShelf', text, [shelfId]))[0];
}

export async function listingById(reader: Sql, id: number): Promise<ListingRow | undefined> {
  return (
    await reader.run<ListingRow>('listings.byId', `select ${columns} from shelf_listings where id = $1`, [id])
  )[0];
}

export async function listingsOfSkus(reader: Sql, skuIds: readonly number[]): Promise<ListingRow[]> {
  const text = `select ${columns} from shelf_listings where sku_id = any($1::bigint[])`;
  return reader.run<ListingRow>('listings.ofSkus', text, [skuIds]);
}

const approvedText = 'select 1 from shelf_listings where account_id = $1 and approved_at is not null limit 1';

/** Whether staff have approved something of this seller. */
export async function isApproved(reader: Sql, accountId: number): Promise<boolean> {
  return (await reader.run('listings.approved', approvedText, [accountId])).length > 0;
}

export async function insertListing(tx: Tx, row: typeof shelfListings.$inferInsert): Promise<ListingRow> {
  const [made] = await tx.orm.insert(shelfListings).values(row).returning();
  if (!made) throw new Error('the listing was not kept');
  return made;
}

export async function changeListing(tx: Tx, id: number, change: Partial<ListingRow>): Promise<void> {
  await tx.orm.update(shelfListings).set(change).where(eq(shelfListings.id, id));
}

const waitingText = `
  select ${columns} from shelf_listings where account_id = $1 and state = ${listingStates.waiting} order by id`;

export function waitingOf(reader: Sql, accountId: number): Promise<ListingRow[]> {
  return reader.run<ListingRow>('listings.waitingOf', waitingText, [accountId]);
}

export interface Terms {
  readonly priceCents: number;
  readonly feeBasisPoints: number;
  readonly deliveryCents: number;
}

const termsText = `
  insert into listing_terms (listing_id, from_at, price_cents, fee_basis_points, delivery_cents) values ($1, $2, $3, $4, $5)
  on conflict (listing_id, from_at) do update set price_cents = excluded.price_cents,
    fee_basis_points = excluded.fee_basis_points, delivery_cents = excluded.delivery_cents`;

export function agree(tx: Tx, listingId: number, terms: Terms, now: Date): void {
  const { priceCents, feeBasisPoints, deliveryCents } = terms;
  tx.send('listings.agree', termsText, [listingId, now, priceCents, feeBasisPoints, deliveryCents]);
}

const agreedText = `
  select price_cents as "priceCents", fee_basis_points as "feeBasisPoints", delivery_cents as "deliveryCents"
  from listing_terms where listing_id = $1 order by (from_at <= $2) desc, abs(extract(epoch from from_at - $2)) limit 1`;

/** What was agreed when it was paid for. */
export async function agreedAt(reader: Sql, listingId: number, at: Date): Promise<Terms> {
  const [terms] = await reader.run<Terms>('listings.agreedAt', agreedText, [listingId, at]);
  if (!terms) throw new Error(`nothing was agreed about listing ${listingId}`);
  return terms;
}

type Counted = ListingRow & { readonly total: number };

const ofText = `
  select ${columns}, (count(*) over ())::int as total from shelf_listings
  where account_id = $1 and ($2::smallint is null or state = $2) order by id desc limit $3 offset $4`;

export async function listingsOf(reader: Sql, accountId: number, state: ListingState | undefined, slice: Slice) {
  const values = [accountId, state ?? null, slice.limit, slice.offset];
  const rows = await reader.run<Counted>('listings.of', ofText, values);
  return { rows, total: rows[0]?.total ?? 0 };
}

const atText = `
  select ${columns}, (count(*) over ())::int as total from shelf_listings
  where ($1::smallint is null or state = $1) and ($2::int[] is null or shelf_id = any($2))
  order by state_at, id limit $3 offset $4`;

/** For staff, the longest there first. */
export async function listingsAt(
  reader: Sql,
  { state, shelfIds }: { readonly state: ListingState | undefined; readonly shelfIds: readonly number[] | undefined },
  { offset, limit }: Slice,
) {
  const rows = await reader.run<Counted>('listings.at', atText, [state ?? null, shelfIds ?? null, limit, offset]);
  return { rows, total: rows[0]?.total ?? 0 };
}

export async function insertSale(tx: Tx, sale: typeof listingSales.$inferInsert): Promise<void> {
  await tx.orm.insert(listingSales).values(sale);
}

export async function lockSales(tx: Tx, orderIds: readonly number[]): Promise<SaleRow[]> {
  const text = `select ${saleColumns} from listing_sales where order_id = any($1) order by order_id for update`;
  return tx.run<SaleRow>('listings.lockSales', text, [orderIds]);
}

export async function salesAmong(reader: Sql, orderIds: readonly number[]): Promise<number[]> {
  const rows = await reader.orm
    .select({ id: listingSales.orderId })
    .from(listingSales)
    .where(inArray(listingSales.orderId, [...orderIds]));
  return rows.map(({ id }) => id);
}

export async function changeSale(tx: Tx, orderId: number, change: Partial<SaleRow>): Promise<void> {
  await tx.orm.update(listingSales).set(change).where(eq(listingSales.orderId, orderId));
}

const dueText = `
  select order_id as id from listing_sales where paid_at is null and ready_at <= $1 order by ready_at, order_id limit $2`;

export async function salesDue(reader: Sql, now: Date, most: number): Promise<number[]> {
  return (await reader.run<{ id: number }>('listings.due', dueText, [now, most])).map(({ id }) => id);
}

/** Sold and signed for lately, and still cooling off. */
export async function coolingSales(reader: Sql, soldAfter: Date, signedBefore: Date, most: number): Promise<number[]> {
  const text = `
    select order_id as id from listing_sales where paid_at is null and sold_at >= $1 and signed_at <= $2
    order by order_id limit $3`;
  return (await reader.run<{ id: number }>('listings.cooling', text, [soldAfter, signedBefore, most])).map(
    ({ id }) => id,
  );
}

const salesText = `
  select ${saleColumns}, (count(*) over ())::int as total from listing_sales
  where account_id = $1 order by order_id desc limit $2 offset $3`;

export async function salesOf(reader: Sql, accountId: number, { offset, limit }: Slice) {
  const rows = await reader.run<SaleRow & { readonly total: number }>('listings.sales', salesText, [
    accountId,
    limit,
    offset,
  ]);
  return { rows, total: rows[0]?.total ?? 0 };
}

const sumsText = `
  select coalesce(sum(amount_cents) filter (where paid_at is null), 0)::float8 as pending,
    coalesce(sum(paid_cents - back_cents), 0)::float8 as paid from listing_sales where account_id = $1`;

export async function sumsOf(reader: Sql, accountId: number) {
  const [row] = await reader.run<{ pending: number; paid: number }>('listings.sums', sumsText, [accountId]);
  return row ?? { pending: 0, paid: 0 };
}

const weeksText = `
  select to_char(date_trunc('week', sold_at at time zone 'Africa/Johannesburg'), 'YYYY-MM-DD') as day,
    sum(quantity - came_back)::int as pieces, sum(amount_cents)::float8 as cents
  from listing_sales where account_id = $1 and sold_at >= $2 group by 1`;

/** What was sold in each week, by its Monday. */
export function weeksOf(reader: Sql, accountId: number, since: Date) {
  return reader.run<{ day: string; pieces: number; cents: number }>('listings.weeks', weeksText, [accountId, since]);
}

const restText = `
  select ${columns} from shelf_listings
  where state in (${listingStates.refused}, ${listingStates.ended}) and id > $1 order by id limit $2`;

/** Those that are off sale, by their numbers, after this one. */
export function offSale(reader: Sql, after: number, most: number): Promise<ListingRow[]> {
  return reader.run<ListingRow>('listings.offSale', restText, [after, most]);
}

export async function listingsById(reader: Sql, ids: readonly number[]): Promise<ListingRow[]> {
  const text = `select ${columns} from shelf_listings where id = any($1)`;
  return reader.run<ListingRow>('listings.byIds', text, [ids]);
}

export const isOffSale = ({ state }: ListingRow): boolean =>
  state === listingStates.refused || state === listingStates.ended;

const outText = `
  select ${saleColumns}, (count(*) over ())::int as total from listing_sales
  where came_back < quantity and (not $1::boolean or kept_cents = 0) order by order_id limit $2 offset $3`;

/** Sales whose pieces are not back, or only those that were refunded. */
export async function salesOut(reader: Sql, refunded: boolean, { offset, limit }: Slice) {
  const values = [refunded, limit, offset];
  const rows = await reader.run<SaleRow & { readonly total: number }>('listings.out', outText, values);
  return { rows, total: rows[0]?.total ?? 0 };
}
