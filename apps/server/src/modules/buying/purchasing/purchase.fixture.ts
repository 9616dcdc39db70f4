import { entryTypes } from '@sgb/contract/ledger.ts';
import { fenToCents } from '@sgb/money/convert.ts';
import type { Offer } from '../../../adapters/supplier/gateway.ts';
import { ticketFor } from '../../../permissions.fixture.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { expectBooksToBalance } from '../../../testing/books.ts';
import { offerOf } from '../../../testing/goods.ts';
import { openTestShop, type TestShopOptions } from '../../../testing/shop.ts';
import { balance, balancesOf, book } from '../../books/ledger/index.ts';
import { unitFen } from '../../goods/pricing/index.ts';
import { paidOrders, type Wanted } from '../orders/order.fixture.ts';
import type { Desk } from './desk.ts';
import { placeOrders } from './place.ts';
import { pullPurchase } from './pull.ts';

const enough = 1_000_000;

/** A shop with shoppers who have paid for goods of the demo world's suppliers. */
export async function openBuying(options: TestShopOptions = {}) {
  const shop = await openTestShop(options);
  const { app, supplier } = shop;
  const desk: Desk = { ...app, supplier };
  let people = 0;

  /** Offers of one seller that can be bought in the quantity that is ordered. */
  async function offersOfOneSeller(count: number): Promise<Offer[]> {
    const bySeller = new Map<string, Offer[]>();
    for (let index = 0; ; index++) {
      const offer = await supplier.offer(offerOf(index));
      if (!offer.skus[0] || offer.skus[0].stock < 50) continue;
      const theirs = bySeller.get(offer.seller.openId) ?? [];
      theirs.push(offer);
      bySeller.set(offer.seller.openId, theirs);
      if (theirs.length === count) return theirs;
    }
  }

  /** An order as the checkout would write it down. */
  function orderOf(offer: Offer, changes: Wanted = {}): Wanted {
    const [sku] = offer.skus;
    if (!sku) throw new Error('an offer without SKUs');
    const quantity = changes.quantity ?? offer.minOrder;
    const unit = unitFen(offer, sku.priceFen, quantity);
    const unitCents = fenToCents(unit, 26_000);
    return {
      productId: Number(offer.id),
      skuId: Number(sku.id),
      specId: sku.specId,
      // The real site's sellers have names that are no numbers.
      supplierId: Number(offer.seller.openId) || 8_000_000_000_001,
      supplierName: offer.seller.name,
      title: offer.title,
      quantity,
      unitFen: unit,
      unitCents,
      goodsCents: unitCents * quantity,
      ...changes,
    };
  }

  async function person(cents = enough): Promise<number> {
    const made = await app.db.pool.query(
      `insert into accounts (username, email, password_hash, user_type, created_at)
       values ($1, $1 || '@example.com', '', -1, now()) returning id`,
      [`buyer${++people}`],
    );
    const owner: number = made.rows[0].id;
    await app.db.transact(async (tx) => {
      const given = await book(tx, {
        key: `test:give:${owner}`,
        type: entryTypes.correction,
        ref: 'T1',
        postings: [{ from: 'bank', to: balance(owner, 'available'), amount: cents }],
        now: app.clock.now(),
      });
      if (given instanceof Refusal) throw new Error(given.message);
    });
    return owner;
  }

  return {
    shop,
    app,
    desk,
    offersOfOneSeller,
    orderOf,
    person,
    paid: (owner: number, wanted: readonly Wanted[]) => paidOrders(app, owner, wanted),
    spent: async (owner: number) =>
      enough - ((await app.db.read((sql) => balancesOf(sql, owner))).get('available') ?? 0),
    async place(orderIds: readonly number[]) {
      const placed = await placeOrders(desk, { orderIds, by: null });
      if (placed instanceof Refusal) throw new Error(`refused: ${placed.message}`);
      return placed;
    },
    async ticket(owner: number): Promise<string> {
      const { rows } = await app.db.pool.query('select username from accounts where id = $1', [owner]);
      return ticketFor(shop, rows[0].username);
    },
    pull: (id: number) => pullPurchase(desk, id),
    async statuses(ids: readonly number[]): Promise<number[]> {
      const { rows } = await app.db.pool.query('select status from orders where id = any($1) order by id', [ids]);
      return rows.map(({ status }) => status);
    },
    async purchase(id: number) {
      const { rows } = await app.db.pool.query('select * from supplier_purchases where id = $1', [id]);
      return rows[0];
    },
    async close(): Promise<void> {
      await expectBooksToBalance(shop);
      await shop.close();
    },
  };
}

export type Buying = Awaited<ReturnType<typeof openBuying>>;
