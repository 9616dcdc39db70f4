import { addMinutes, minuteMs } from '@sgb/contract/time.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { SupplierError } from '../../../adapters/supplier/error.ts';
import type { Offer, SupplierGateway } from '../../../adapters/supplier/gateway.ts';
import { createShopServer } from '../../../shop-server.ts';
import { testDemo } from '../../../testing/demo.ts';
import { offerOf } from '../../../testing/goods.ts';
import { openTestApp, openTestShop, type TestShop } from '../../../testing/shop.ts';

const world = await testDemo().supplierWorld();
let shop: TestShop;
const offer = vi.fn<SupplierGateway['offer']>();
const supplier = { offer } as unknown as SupplierGateway;

beforeAll(async () => {
  shop = await openTestShop({ outside: { supplier } });
});
afterAll(() => shop.close());

const truth = (id: string): Offer => {
  const found = world.offer(id);
  if (!found) throw new Error('not in the demo world');
  return found;
};

let id = '';
let next = 20;
beforeEach(async () => {
  offer.mockReset();
  offer.mockImplementation(async (wanted) => truth(wanted));
  // A product of China's, and not one of our own warehouse.
  const rows = await shop.app.db.pool.query<{ id: string }>(
    'select id from products where stock_type = 0 and quote_type = 0 order by id offset $1 limit 1',
    [next++],
  );
  id = rows.rows[0]?.id ?? '';
  await checkedAgo(31);
});

const checkedAgo = (minutes: number) =>
  shop.app.db.pool.query('update products set checked_at = $1, recheck_until = null where id = $2', [
    addMinutes(shop.app.clock.now(), -minutes),
    id,
  ]);
const refresh = () => shop.client().call('GET /api/product/refresh', { productid: id });
const detail = () => shop.client().call('GET /api/product/detail', { productid: id });

test('what is fresh is not asked for again', async () => {
  await checkedAgo(29);
  const { product, reached } = await refresh();
  expect(offer).not.toHaveBeenCalled();
  expect(reached).toBe(true);
  expect(product).toEqual(await detail());
  expect(Date.parse(product.freshUntil ?? '') - Date.parse(product.checkedAt)).toBe(30 * minuteMs);
});

test('what is older than 30 minutes is read again: price, stock and shelf', async () => {
  const before = await detail();
  const now = truth(id);
  offer.mockResolvedValueOnce({
    ...now,
    priceBreaks: now.priceBreaks.map(({ from, fen }) => ({ from, fen: fen * 2 })),
    skus: now.skus.map((sku, place) => ({ ...sku, stock: 7 + place })),
  });
  const { product, reached } = await refresh();
  expect(reached).toBe(true);
  expect(product.checkedAt).toBe(shop.app.clock.now().toISOString());
  expect(product.priceCents).toBeGreaterThan(before.priceCents * 1.99);
  expect(product.skus.map(({ stock }) => stock)).toEqual(now.skus.map((_, place) => 7 + place));
  expect(product.skus.map(({ id: sku, picture }) => [sku, picture])).toEqual(
    before.skus.map(({ id: sku, picture }) => [sku, picture]),
  );
  expect(product.title).toBe(before.title);
  expect(await detail()).toEqual(product);
  await refresh();
  expect(offer).toHaveBeenCalledTimes(1);
});

describe('a refresh leaves work for later', () => {
  const queued = async () => {
    const { rows } = await shop.app.db.pool.query<{ job: string }>('delete from job_outbox returning job');
    return rows.map(({ job }) => job);
  };
  const found = async () =>
    (await shop.app.db.pool.query('select price_fen, min_order from search_documents where product_id = $1', [id]))
      .rows;
  const refreshed = async (change: Partial<Offer>) => {
    await checkedAgo(31);
    offer.mockResolvedValueOnce({ ...truth(id), ...change });
    await refresh();
    return queued();
  };
  beforeEach(async () => {
    await refreshed({});
  });

  test('not where words and picture are the same', async () => {
    expect(await refreshed({})).toEqual([]);
    expect(await refreshed({ skus: truth(id).skus.map((sku) => ({ ...sku, stock: 3 })) })).toEqual([]);
  });

  test('not for another price, which the search knows at once', async () => {
    const [before] = await found();
    const priceBreaks = truth(id).priceBreaks.map(({ from, fen }) => ({ from, fen: fen * 3 }));
    expect(await refreshed({ priceBreaks })).toEqual([]);
    expect(await found()).toEqual([{ ...before, price_fen: before.price_fen * 3 }]);
  });

  test('for another price while the index is built anew, which would lose it', async () => {
    const builder = await shop.app.db.pool.connect();
    try {
      await builder.query('select pg_advisory_lock(7263541)');
      const priceBreaks = truth(id).priceBreaks.map(({ from, fen }) => ({ from, fen: fen * 3 }));
      expect(await refreshed({ priceBreaks })).toEqual(['search.index']);
    } finally {
      builder.release(true);
    }
  });

  test('for other words, and for what is sold no more', async () => {
    const choices = truth(id).choices.map(({ name, values }) => ({ name, values: [...values, 'Turquoise'] }));
    expect(await refreshed({ choices })).toEqual(['search.index']);
    expect(await refreshed({ choices, onShelf: false })).toEqual(['search.index']);
    expect(await refreshed({ choices, onShelf: false })).toEqual([]);
  });
});

test('a SKU that the supplier dropped keeps its place without stock, a new one comes last', async () => {
  const now = truth(id);
  const [first, ...rest] = now.skus;
  if (!first) throw new Error('the product has no SKU');
  offer.mockResolvedValueOnce({
    ...now,
    skus: [...rest, { ...first, id: '7000000000001', options: ['New', 'New'], stock: 3 }],
  });
  const { product } = await refresh();
  expect(product.skus[0]).toMatchObject({ id: first.id, stock: 0 });
  expect(product.skus.at(-1)).toMatchObject({ id: '7000000000001', stock: 3 });
});

test('a product that was taken down says so, and comes back with its supplier', async () => {
  offer.mockRejectedValueOnce(new SupplierError('gone', 'x'));
  expect(await refresh()).toMatchObject({ reached: true, product: { onShelf: false } });
  expect((await detail()).onShelf).toBe(false);
  await checkedAgo(31);
  offer.mockResolvedValueOnce({ ...truth(id), onShelf: false });
  expect((await refresh()).product.onShelf).toBe(false);
  await checkedAgo(31);
  expect((await refresh()).product.onShelf).toBe(true);
});

test.each(['down', 'busy', 'malformed', 'rejected', 'unconfigured'] as const)(
  'when the supplier is %s, the shop keeps what it has and says how old it is',
  async (fault) => {
    const before = await detail();
    offer.mockRejectedValueOnce(new SupplierError(fault, 'x'));
    expect(await refresh()).toEqual({ product: before, reached: false });
    expect((await refresh()).reached).toBe(true);
  },
);

test('however many look at once, in however many processes, the supplier is asked once', async () => {
  const app = await openTestApp(shop.url, { supplier });
  const fastify = await createShopServer({ ...shop.options, app });
  let answer: (offer: Offer) => void = () => undefined;
  offer.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
  const here = [refresh(), refresh()];
  await vi.waitFor(() => expect(offer).toHaveBeenCalledTimes(1));
  const there = fastify.inject(`/api/product/refresh?productid=${id}`);
  await new Promise((resolve) => setTimeout(resolve, 100));
  answer({ ...truth(id), minOrder: 11 });
  const [one, two, three] = [...(await Promise.all(here)), (await there).json().data];
  expect([one?.product.minOrder, two?.product.minOrder, three.product.minOrder]).toEqual([11, 11, 11]);
  expect(three.reached).toBe(true);
  expect(offer).toHaveBeenCalledTimes(1);
  await fastify.close();
  await app.close();
});

test('what lies in our own warehouse is never asked for', async () => {
  const { rows } = await shop.app.db.pool.query<{ id: string }>('select id from products where stock_type = 1 limit 1');
  const own = rows[0]?.id ?? '';
  await shop.app.db.pool.query('update products set checked_at = $1 where id = $2', [new Date(0), own]);
  const { product } = await shop.client().call('GET /api/product/refresh', { productid: own });
  expect(product.freshUntil).toBeNull();
  expect(offer).not.toHaveBeenCalled();
});

test('an unknown product is not found, and a number that is none is bad input', async () => {
  const call = (productid: string) => shop.client().call('GET /api/product/refresh', { productid });
  await expect(call(offerOf(70_000))).rejects.toMatchObject({ http: 404 });
  await expect(call('abc')).rejects.toMatchObject({ http: 400 });
});
