import { randomUUID } from 'node:crypto';
import { ticketFor } from '../../../permissions.fixture.ts';
import type { TestShopOptions } from '../../../testing/shop.ts';
import { drawnPicture } from '../../../testing/uploader.ts';
import { keepPicture } from '../../base/uploads/seed.ts';
import { grantCoupon } from '../../books/coupons/index.ts';
import { balancesOf } from '../../books/ledger/index.ts';
import { earnCoins } from '../../books/scoin/index.ts';
import { scoinTerms } from '../../books/scoin/settings.ts';
import { actors, lockOrders, moveOrders } from '../../buying/orders/index.ts';
import type { Wanted } from '../../buying/orders/order.fixture.ts';
import { openBuying } from '../../buying/purchasing/purchase.fixture.ts';
import { accountByLogin } from '../../people/identity/seed.ts';

export interface Boxed {
  readonly grams?: number;
  readonly lengthMm?: number;
  readonly widthMm?: number;
  readonly heightMm?: number;
}

const address = {
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
  idType: 1,
  idNumber: '8001015009087',
} as const;

/** What makes of that receiver one in Lesotho. */
export const inMaseru = {
  countryId: 7,
  mobile: '58123456',
  province: 'Maseru',
  city: 'Maseru',
  suburb: 'Maseru West',
  postcode: '100',
  idType: 2,
  idNumber: 'RB123456',
} as const;

/** A shop with shoppers whose goods lie in our warehouse, and somebody who packs. */
export async function openShipping(options: TestShopOptions = {}) {
  const buying = await openBuying(options);
  const { shop, app } = buying;
  const staffTicket = await ticketFor(shop, 'demo_warehouse');
  const packer = (await app.db.read((reader) => accountByLogin(reader, 'demo_warehouse')))?.id ?? 0;
  const picture = await drawnPicture(40, 30);
  let drawn = 0;
  let arrivals = 0;

  /** Orders of a shopper that were weighed and measured: 950 g in a box of 20 x 15 x 10 cm unless told. */
  async function collected(owner: number, boxes: readonly (Boxed & { order?: Wanted })[]): Promise<number[]> {
    const orders = await buying.paid(
      owner,
      boxes.map(({ order = {} }) => order),
    );
    const ids = orders.map(({ id }) => id);
    for (const to of [30, 32, 35, 40] as const) {
      await app.db.transact(async (tx) => {
        const move = { to, who: actors.shop, by: null, why: '', now: app.clock.now(), quiet: true };
        const stuck = await moveOrders(tx, await lockOrders(tx, ids), move);
        if (stuck) throw new Error(stuck.message);
      });
    }
    const arrival = await app.db.pool.query(
      'insert into warehouse_arrivals (code, scanned_at) values ($1, $2) returning id',
      [`TEST${++arrivals}`, app.clock.now()],
    );
    for (const [place, id] of ids.entries()) {
      const { grams = 950, lengthMm = 200, widthMm = 150, heightMm = 100 } = boxes[place] ?? {};
      await app.db.pool.query(
        `insert into warehouse_goods (order_id, arrival_id, grams, length_mm, width_mm, height_mm, shelf, photos, weighed_at)
         values ($1, $2, $3, $4, $5, $6, 'A1-01-1', '{}', $7)`,
        [id, arrival.rows[0].id, grams, lengthMm, widthMm, heightMm, app.clock.now()],
      );
    }
    return ids;
  }

  const shopper = async (owner: number) => shop.client(await buying.ticket(owner));
  type Shopper = Awaited<ReturnType<typeof shopper>>;

  return {
    ...buying,
    collected,
    shopper,
    staff: shop.client(staffTicket),
    receiver: async (client: Shopper, changes: object = {}) =>
      (await client.call('POST /api/user/address/edit', { ...address, ...changes })).id,
    async gifts(owner: number, { coupon, coins }: { coupon?: string; coins?: number }): Promise<void> {
      const now = app.clock.now();
      const terms = (await app.settings()).get(scoinTerms);
      await app.db.transact(async (tx) => {
        if (coupon)
          await grantCoupon(tx, { accountId: owner, template: coupon, reason: `test ${owner}`, ref: 'T1', now });
        if (!coins) return;
        const words = {
          accountId: owner,
          reason: 'compensation',
          key: `test:${owner}`,
          ref: 'T1',
          tell: false,
        } as const;
        await earnCoins(tx, { ...words, amount: coins, terms, now });
      });
    },
    /** Of the scales; every parcel has one of its own. */
    photo: () => keepPicture(app, { accountId: packer, purpose: 'goods' }, `${++drawn}.png`, picture),
    async balance(owner: number) {
      const balances = await app.db.read((sql) => balancesOf(sql, owner));
      return {
        available: balances.get('available') ?? 0,
        frozen: balances.get('frozen') ?? 0,
        commission: balances.get('commission') ?? 0,
        scoin: balances.get('scoin') ?? 0,
      };
    },
    async orderStatuses(ids: readonly number[]): Promise<number[]> {
      const { rows } = await app.db.pool.query('select status from orders where id = any($1) order by id', [ids]);
      return rows.map(({ status }) => status);
    },
  };
}

export type Shipping = Awaited<ReturnType<typeof openShipping>>;
type Shopper = Awaited<ReturnType<Shipping['shopper']>>;

export const newKey = () => randomUUID();

/** Looks at a parcel first and then makes it at the price that was shown. */
export async function ship(
  client: Shopper,
  choices: { orderids: number[]; rid: number; line?: string; couponid?: number; usescoin?: number; insured?: 0 | 1 },
  more: object = {},
) {
  const wish = { line: 'A1', ...choices };
  const seen = await client.call('POST /api/deliveryorder/shippreview', wish);
  const made = await client.call('POST /api/deliveryorder/shipcreate', {
    ...wish,
    key: newKey(),
    totalcents: seen.totalCents,
    declared: 1,
    ...more,
  });
  return { seen, made };
}

/** The message and data of a refusal that must come. */
export async function refusal(answer: Promise<unknown>): Promise<{ status: number; message: string; data: unknown }> {
  try {
    await answer;
  } catch (error) {
    return error as { status: number; message: string; data: unknown };
  }
  throw new Error('it was not refused');
}
