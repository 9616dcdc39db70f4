import { randomBytes, randomUUID } from 'node:crypto';
import { markets, orderStatuses, orderTypes } from '@sgb/contract/order-states.ts';
import { insertOrders, writeBeginnings } from '@sgb/server/modules/buying/orders/seed.ts';
import type { Tx } from '@sgb/server/platform/db/database.ts';

export interface Box {
  readonly grams: number;
  readonly lengthMm: number;
  readonly widthMm: number;
  readonly heightMm: number;
}

const nothingPaid = {
  unitFen: 0,
  unitCents: 0,
  goodsCents: 0,
  chinaFreightCents: 0,
  serviceFeeCents: 0,
  servicesCents: 0,
  deliveryCents: 0,
  couponCents: 0,
  scoinCents: 0,
  scoin: 0,
  paidCents: 0,
} as const;
const together = 500;

/** One more order on a shelf for each of these accounts: sent to us by its shopper, so that no money moved for it. */
export async function shelve(tx: Tx, owners: readonly number[], box: Box): Promise<number[]> {
  const now = new Date();
  const { grams, ...size } = box;
  const arrival = await tx.connection.query<{ id: number }>(
    'insert into warehouse_arrivals (code, scanned_at) values ($1, $2) returning id',
    [`BENCH${randomBytes(6).toString('hex')}`, now],
  );
  const ids: number[] = [];
  for (let from = 0; from < owners.length; from += together) {
    const orders = await insertOrders(
      tx,
      owners.slice(from, from + together).map((accountId) => ({
        ...nothingPaid,
        ...size,
        accountId,
        checkoutId: null,
        type: orderTypes.transfer,
        market: markets.china,
        status: orderStatuses.collected,
        statusAt: now,
        createdAt: now,
        collectedAt: now,
        productId: 0,
        skuId: 0,
        supplierId: 0,
        supplierName: 'SF Express',
        categoryId: 0,
        title: 'Enamel mugs',
        titleZh: '',
        options: [],
        picture: '',
        unit: 10,
        special: 0,
        quantity: 2,
        weightGrams: grams,
        declaredCents: 20_000,
      })),
    );
    writeBeginnings(tx, orders, 'Sent to our warehouse by you');
    ids.push(...orders.map(({ id }) => id));
  }
  await tx.connection.query(
    `insert into warehouse_goods (order_id, arrival_id, grams, length_mm, width_mm, height_mm, shelf, photos, weighed_at)
     select id, $2, $3, $4, $5, $6, 'A1-01-1', '{}', $7 from unnest($1::int[]) as id`,
    [ids, arrival.rows[0]?.id, grams, box.lengthMm, box.widthMm, box.heightMm, now],
  );
  return ids;
}

/** Photos of scales that somebody of the warehouse has uploaded, and not used yet. Nobody looks at them. */
export async function scalePhotos(tx: Tx, uploader: number, count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => randomUUID());
  await tx.connection.query(
    `insert into files (id, account_id, purpose, name, kind, media_type, size, stored_bytes, sha256, created_at)
     select id, $2, 'goods', 'scales.webp', 'image', 'image/webp', 1, 1, sha256(id::text::bytea), now()
     from unnest($1::uuid[]) as id`,
    [ids, uploader],
  );
  return ids;
}

/** Somebody who receives parcels: no two have the same document, as each is counted by itself for a year. */
export const receiverOf = (accountId: number) =>
  ({
    type: 1,
    firstName: 'Nomsa',
    lastName: 'Dube',
    mobile: '082 555 1234',
    countryId: 1,
    province: 'Gauteng',
    city: 'Johannesburg',
    suburb: 'Rosebank',
    postcode: '2196',
    street: '12 Oxford Road',
    idType: 2,
    idNumber: `M${String(accountId).padStart(8, '0')}`,
  }) as const;
