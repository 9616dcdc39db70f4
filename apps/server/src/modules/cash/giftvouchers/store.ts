import { giftVoucherStates } from '@sgb/contract/gift-voucher-rules.ts';
import type { giftVoucherSorts } from '@sgb/contract/gift-vouchers.ts';
import type { Slice } from '@sgb/contract/paging.ts';
import type { Sort } from '@sgb/contract/sorting.ts';
import { and, count, desc, eq, type InferInsertModel, inArray, isNull, lte, ne, type SQL, sql } from 'drizzle-orm';
import type { Sql, Tx } from '../../../platform/db/database.ts';
import { inOrder, type Sorts, sortedIds } from '../../../platform/db/sorted.ts';
import { type GiftVoucherRow, giftVouchers } from './tables.ts';

/** One after the other for a buyer, so that the limit of the day cannot be passed by buying at once. */
export async function holdBuyer(tx: Tx, buyerId: number): Promise<void> {
  await tx.orm.execute(sql`select pg_advisory_xact_lock(hashtext('giftvouchers.buyer'), ${buyerId})`);
}

export async function boughtSince(reader: Sql, buyerId: number, since: Date): Promise<number> {
  const { rows } = await reader.orm.execute<{ cents: number }>(sql`
    select coalesce(sum(amount_cents), 0)::int as cents from gift_vouchers
    where buyer_id = ${buyerId} and bought_at >= ${since.toISOString()}`);
  return rows[0]?.cents ?? 0;
}

export async function voucherByKey(reader: Sql, buyerId: number, key: string) {
  const mine = and(eq(giftVouchers.buyerId, buyerId), eq(giftVouchers.key, key));
  const [row] = await reader.orm.select().from(giftVouchers).where(mine);
  return row;
}

export async function nextVoucherId(tx: Tx): Promise<number> {
  const { rows } = await tx.orm.execute<{ id: number }>(
    sql`select nextval(pg_get_serial_sequence('gift_vouchers', 'id'))::int as id`,
  );
  return rows[0]?.id ?? 0;
}

export async function insertVoucher(tx: Tx, row: InferInsertModel<typeof giftVouchers> & { readonly id: number }) {
  await tx.orm.insert(giftVouchers).overridingSystemValue().values(row);
}

/** Nobody else redeems it, takes it back or lets it expire meanwhile. */
export async function holdByDigest(tx: Tx, digest: Buffer) {
  const [row] = await tx.orm.select().from(giftVouchers).where(eq(giftVouchers.codeDigest, digest)).for('update');
  return row;
}

export async function holdOwn(tx: Tx, buyerId: number, id: number) {
  const own = and(eq(giftVouchers.id, id), eq(giftVouchers.buyerId, buyerId));
  const [row] = await tx.orm.select().from(giftVouchers).where(own).for('update');
  return row;
}

type Ending = Required<Pick<GiftVoucherRow, 'state' | 'endedAt' | 'endEntryId'>> & { readonly redeemerId?: number };

export async function endVoucher(tx: Tx, id: number, ending: Ending): Promise<void> {
  await tx.orm.update(giftVouchers).set(ending).where(eq(giftVouchers.id, id));
}

async function pageOf(reader: Sql, where: SQL | undefined, { offset, limit }: Slice) {
  const newest = [desc(giftVouchers.boughtAt), desc(giftVouchers.id)];
  const rows = await reader.orm
    .select()
    .from(giftVouchers)
    .where(where)
    .orderBy(...newest)
    .limit(limit)
    .offset(offset);
  const [all] = await reader.orm.select({ total: count() }).from(giftVouchers).where(where);
  return { rows, total: all?.total ?? 0 };
}

export const vouchersOf = (reader: Sql, buyerId: number, slice: Slice) =>
  pageOf(reader, eq(giftVouchers.buyerId, buyerId), slice);

interface Sought {
  readonly state: number;
  readonly id?: number | undefined;
  /** Whose, bought or redeemed; left out: everybody's. */
  readonly people?: readonly number[] | undefined;
  readonly sort: Sort<VoucherSort>;
  readonly after: string | undefined;
}

type VoucherSort = (typeof giftVoucherSorts)[number];

const sorts: Sorts<VoucherSort> = {
  at: { column: 't.bought_at', kind: 'moment' },
  amount: { column: 't.amount_cents', kind: 'number' },
  until: { column: 't.expires_at', kind: 'moment' },
};

export async function soughtVouchers(reader: Sql, { state, id, people, sort, after }: Sought) {
  const narrowed = id !== undefined || people !== undefined;
  const states = state === 0 ? Object.values(giftVoucherStates) : [state];
  const { ids, next } = await sortedIds(reader, {
    table: 'gift_vouchers',
    ...{ sorts, sort, after },
    each: narrowed ? undefined : { state: states },
    where: [
      ['t.id = ?', id],
      ['(t.buyer_id = any(?::int[]) or t.redeemer_id = any(?::int[]))', people, people],
      ['t.state = ?', narrowed && state !== 0 ? state : undefined],
    ],
  });
  return {
    rows: inOrder(ids, await reader.orm.select().from(giftVouchers).where(inArray(giftVouchers.id, ids))),
    next,
  };
}

const openUntil = (until: Date) =>
  and(eq(giftVouchers.state, giftVoucherStates.open), lte(giftVouchers.expiresAt, until));

/** Some whose time is over, held until the end of `tx`. */
export const takeExpired = (tx: Tx, now: Date, most: number) =>
  tx.orm.select().from(giftVouchers).where(openUntil(now)).limit(most).for('update', { skipLocked: true });

/** Some that end soon and whose buyers were not told: now they count as told. */
export async function takeToRemind(tx: Tx, { now, until, most }: { now: Date; until: Date; most: number }) {
  const due = tx.orm
    .select({ id: giftVouchers.id })
    .from(giftVouchers)
    .where(and(openUntil(until), isNull(giftVouchers.remindedAt)))
    .limit(most)
    .for('update', { skipLocked: true });
  return tx.orm.update(giftVouchers).set({ remindedAt: now }).where(inArray(giftVouchers.id, due)).returning();
}

export const sealedOtherwise = (tx: Tx, keyId: string, most: number) =>
  tx.orm
    .select()
    .from(giftVouchers)
    .where(ne(giftVouchers.codeKey, keyId))
    .limit(most)
    .for('update', { skipLocked: true });

export async function replaceSeal(tx: Tx, id: number, seal: Pick<GiftVoucherRow, 'codeKey' | 'codeSealed'>) {
  await tx.orm.update(giftVouchers).set(seal).where(eq(giftVouchers.id, id));
}
