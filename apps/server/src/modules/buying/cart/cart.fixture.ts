import type { Cart } from '@sgb/contract/cart.ts';
import { addMinutes } from '@sgb/contract/time.ts';
import { afterAll, beforeAll, beforeEach, vi } from 'vitest';
import type { Offer, SupplierGateway } from '../../../adapters/supplier/gateway.ts';
import { ticketFor } from '../../../permissions.fixture.ts';
import { testDemo } from '../../../testing/demo.ts';
import { findOffer } from '../../../testing/offers.ts';
import { openTestShop, type TestShop } from '../../../testing/shop.ts';

const world = await testDemo().supplierWorld();

/** Product number `index` of the demo world. */
export const productOf = (index: number) => String(610_000_000_000 + index * 7_919);
export const skuOf = (index: number, place: number) => String(5_000_000_000_000 + index * 100 + place);

/** Price breaks 1, 10 and 50; 1 by 1; quote by the whole offer; its third kind is sold out. */
export const plain = findOffer(
  ({ batch, quoteType, priceBreaks, skus }) =>
    batch === 1 &&
    quoteType === 0 &&
    priceBreaks.map(({ from }) => from).join() === '1,10,50' &&
    skus.length >= 10 &&
    skus.every(({ stock }, place) => (place === 2 ? stock === 0 : stock >= 100)),
);
/** At least 5, whatever kinds. */
export const robot = 156;
/** Batches of 3. */
export const toner = 62;
/** In Johannesburg. */
export const bag = 112;

export const linesOf = (cart: Cart) => cart.groups.flatMap(({ lines }) => lines);

export const truth = (index: number): Offer => {
  const found = world.offer(productOf(index));
  if (!found) throw new Error('not in the demo world');
  return found;
};
export const dearer = (index: number, percent: number): Offer => {
  const now = truth(index);
  const then = (fen: number) => Math.round((fen * percent) / 100);
  return {
    ...now,
    priceBreaks: now.priceBreaks.map(({ from, fen }) => ({ from, fen: then(fen) })),
    skus: now.skus.map((sku) => ({ ...sku, priceFen: then(sku.priceFen) })),
  };
};

/** Empty carts of two shoppers before every test, and a supplier that says what the test lets it say. */
export function openCarts() {
  const offer = vi.fn<SupplierGateway['offer']>();
  let shop: TestShop;
  let mine: string;
  let theirs: string;
  let account: number;

  const client = (ticket = mine) => shop.client(ticket);
  const add = (index: number, kinds: Record<number, number>, ticket = mine, buynow: 0 | 1 = 0) =>
    client(ticket).call('POST /api/cart/add', {
      productid: productOf(index),
      skus: Object.entries(kinds).map(([place, quantity]) => ({ skuid: skuOf(index, Number(place)), quantity })),
      buynow,
    });
  const view = (market: 0 | 1 = 0, ticket = mine) => client(ticket).call('GET /api/cart/list', { market });
  const only = async () => {
    const [line] = linesOf(await view());
    if (!line) throw new Error('the cart is empty');
    return line;
  };
  const quantities = async () =>
    Object.fromEntries(linesOf(await view()).map(({ skuid, quantity }) => [skuid, quantity]));

  const makeStale = (...indexes: number[]) =>
    shop.app.db.pool.query('update products set checked_at = $1, recheck_until = null where id = any($2)', [
      addMinutes(shop.app.clock.now(), -31),
      indexes.map(productOf),
    ]);
  const refresh = () => client().call('POST /api/cart/refresh', { market: 0 });

  /** The supplier says something else from now on, and the cart has read it. */
  async function supplierSays(index: number, says: Offer): Promise<Cart> {
    await makeStale(index);
    offer.mockResolvedValueOnce(says);
    return (await refresh()).cart;
  }

  beforeAll(async () => {
    shop = await openTestShop({ outside: { supplier: { offer } as unknown as SupplierGateway } });
    [mine, theirs] = await Promise.all([ticketFor(shop, 'demo_new'), ticketFor(shop, 'demo_vip')]);
    const { rows } = await shop.app.db.pool.query(`select id from accounts where username = 'demo_new'`);
    account = rows[0].id;
  });
  afterAll(() => shop.close());

  beforeEach(async () => {
    offer.mockReset();
    offer.mockImplementation(async (id) => truth((Number(id) - 610_000_000_000) / 7_919));
    await shop.app.db.pool.query(
      `delete from cart_lines using accounts a where a.id = account_id and username in ('demo_new', 'demo_vip')`,
    );
    // As if all of them had been read just now.
    await shop.app.db.pool.query('update products set checked_at = $1 where id = any($2)', [
      shop.app.clock.now(),
      [plain, robot, toner, bag].map(productOf),
    ]);
  });

  return {
    offer,
    client,
    add,
    view,
    only,
    quantities,
    makeStale,
    refresh,
    supplierSays,
    get shop() {
      return shop;
    },
    get mine() {
      return mine;
    },
    get theirs() {
      return theirs;
    },
    get account() {
      return account;
    },
  };
}
