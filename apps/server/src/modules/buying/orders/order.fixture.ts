import { randomUUID } from 'node:crypto';
import { atOf } from '../../../platform/at.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { TestApp } from '../../../testing/shop.ts';
import { spendCoins } from '../../books/scoin/index.ts';
import { scoinTerms } from '../../books/scoin/settings.ts';
import { payOrders } from './move.ts';
import { insertOrders, lockOrdersOf, type NewOrder, type OrderRow, writeBeginnings } from './store.ts';

const plain = {
  type: 0,
  market: 0,
  status: 10,
  productId: 610_000_000_001,
  skuId: 1,
  specId: 'spec',
  supplierId: 1,
  supplierName: 'Yiwu Bright',
  categoryId: 1,
  title: 'Enamel mug',
  titleZh: '搪瓷杯',
  options: ['Blue'],
  picture: 'mug',
  unit: 10,
  special: 0,
  quantity: 2,
  unitFen: 2_000,
  unitCents: 5_200,
  weightGrams: 300,
  lengthMm: 100,
  widthMm: 90,
  heightMm: 90,
  goodsCents: 10_400,
  chinaFreightCents: 2_080,
  serviceFeeCents: 1_040,
  servicesCents: 0,
  deliveryCents: 0,
  couponCents: 0,
  scoinCents: 0,
  scoin: 0,
  memberSavingCents: 0,
} as const;

export type Wanted = Partial<NewOrder>;

/** A checkout of these orders that waits for its payment, without a cart before it. */
export async function placeOrders(tx: Tx, accountId: number, wanted: readonly Wanted[], now: Date) {
  const [first = {}] = wanted;
  const rows = wanted.map((each) => {
    const order = { ...plain, ...each };
    const { goodsCents, chinaFreightCents, serviceFeeCents, servicesCents, deliveryCents } = order;
    const paidCents =
      goodsCents +
      chinaFreightCents +
      serviceFeeCents +
      servicesCents +
      deliveryCents -
      order.couponCents -
      order.scoinCents;
    return { ...order, options: [...order.options], paidCents, accountId, statusAt: now, createdAt: now };
  });
  const sum = (of: (row: (typeof rows)[number]) => number) => rows.reduce((total, row) => total + of(row), 0);
  const made = await tx.connection.query<{ id: number }>(
    `insert into checkouts (account_id, key, market, type, state, goods_cents, china_freight_cents, service_fee_cents,
       services_cents, delivery_cents, coupon_cents, scoin_cents, scoin, total_cents, rate, vip_level, lines,
       created_at, price_until, pay_until)
     values ($1, $2, $3, $4, 10, $5, $6, $7, $8, $9, $10, $11, $12, $13, 26000, 0, '[]', $14, $14, $14) returning id`,
    [
      accountId,
      randomUUID(),
      first.market ?? 0,
      first.type ?? 0,
      sum((row) => row.goodsCents),
      sum((row) => row.chinaFreightCents),
      sum((row) => row.serviceFeeCents),
      sum((row) => row.servicesCents),
      sum((row) => row.deliveryCents),
      sum((row) => row.couponCents),
      sum((row) => row.scoinCents),
      sum((row) => row.scoin),
      sum((row) => row.paidCents),
      now,
    ],
  );
  const checkoutId = made.rows[0]?.id ?? 0;
  const orders = await insertOrders(
    tx,
    rows.map((row) => ({ ...row, checkoutId })),
  );
  writeBeginnings(tx, orders, 'Ordered');
  return { checkoutId, orders };
}

/** The same, paid from the balance. */
export async function paidOrders(app: TestApp, accountId: number, wanted: readonly Wanted[]): Promise<OrderRow[]> {
  const { settings, now } = await atOf(app);
  return app.db.transact(async (tx) => {
    const { checkoutId, orders } = await placeOrders(tx, accountId, wanted, now);
    const amount = orders.reduce((sum, { scoin }) => sum + scoin, 0);
    const terms = settings.get(scoinTerms);
    const words = { accountId, key: `checkout:${checkoutId}`, ref: 'test', terms, now };
    const spent = amount > 0 ? await spendCoins(tx, { ...words, amount }) : null;
    if (spent instanceof Refusal) throw new Error(`refused: ${spent.code}`);
    const scoinEntryId = spent?.entryId ?? null;
    const paid = await payOrders(tx, { accountId, checkoutId, orders, scoinEntryId, now });
    if (paid instanceof Refusal) throw new Error(`refused: ${paid.code}`);
    await tx.connection.query('update checkouts set state = 20, paid_at = $2, entry_id = $3 where id = $1', [
      checkoutId,
      now,
      paid.entryId,
    ]);
    return lockOrdersOf(tx, checkoutId);
  });
}
