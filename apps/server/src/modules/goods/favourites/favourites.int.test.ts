import { hourMs } from '@sgb/contract/time.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { setSetting } from '../../../testing/settings.ts';
import { openTestShop, type TestShop } from '../../../testing/shop.ts';
import { favouritesTerms } from './settings.ts';
import { deleteRemoved } from './store.ts';

let shop: TestShop;
let mine: string;
let theirs: string;
let ids: string[];

const toggle = 'GET /api/product/collectiongoods';
const list = 'POST /api/user/collectionlist';
const remove = 'POST /api/user/deletecollection';

async function logIn(name: string): Promise<string> {
  const input = { username: `${name}@demo.test`, password: 'demo1234' };
  return (await shop.client().call('POST /api/user/logincheck', input)).ticket;
}

const kept = async (ticket = mine) => (await shop.client(ticket).call('GET /api/user/collectionids', {})).ids;

beforeAll(async () => {
  shop = await openTestShop();
  [mine, theirs] = await Promise.all([logIn('new'), logIn('member')]);
  const pages = await Promise.all(
    [1, 2, 3].map((page) =>
      shop.client().call('GET /api/shoppingmall/queryProductsByCategory', { categoryId: 10_000, page }),
    ),
  );
  ids = pages.flatMap(({ items }) => items.map(({ id }) => id));
});
afterAll(() => shop.close());

beforeEach(async () => {
  await shop.app.db.pool.query(
    `delete from favourites using accounts where accounts.id = account_id and email in ('new@demo.test', 'member@demo.test')`,
  );
});

describe('the heart', () => {
  test('adds what is not there and takes out what is', async () => {
    const [productid = ''] = ids;
    expect(await shop.client(mine).call(toggle, { productid })).toEqual({ collected: true, favorites: 1 });
    expect(await kept()).toEqual([productid]);
    expect(await shop.client(mine).call(toggle, { productid })).toEqual({ collected: false, favorites: 0 });
    expect(await kept()).toEqual([]);
  });

  test('that says what it wants may be repeated', async () => {
    const [productid = ''] = ids;
    for (const wanted of [1, 1, 0, 0] as const) {
      expect(await shop.client(mine).call(toggle, { productid, wanted })).toEqual({
        collected: wanted === 1,
        favorites: wanted,
      });
    }
  });

  test('is nobody else’s', async () => {
    const [productid = ''] = ids;
    await shop.client(mine).call(toggle, { productid });
    expect(await kept(theirs)).toEqual([]);
    expect(await shop.client(theirs).call(remove, { productid })).toEqual({ removed: 0, favorites: 0 });
    expect(await shop.client(theirs).call(toggle, { productid, wanted: 0 })).toMatchObject({ collected: false });
    expect(await kept()).toEqual([productid]);
  });

  test.each([
    [toggle, { productid: '610000000000' }],
    [list, {}],
    [remove, { productid: '610000000000' }],
  ] as const)('%s needs a session', async (name, input) => {
    await expect(shop.client().call(name, input as never)).rejects.toMatchObject({ http: 401, status: 3000012 });
  });

  test('of an unknown product is 404, and only for adding', async () => {
    const productid = '999999999999';
    for (const input of [{ productid }, { productid, wanted: 1 }] as const) {
      await expect(shop.client(mine).call(toggle, input)).rejects.toMatchObject({ http: 404 });
    }
    expect(await shop.client(mine).call(toggle, { productid, wanted: 0 })).toEqual({ collected: false, favorites: 0 });
  });
});

describe('as many as an account may have', () => {
  const allow = async (limit: number) => {
    const terms = { limit, undoMinutes: 60 };
    await setSetting(shop.app, favouritesTerms, terms);
  };
  beforeAll(() => allow(10));
  afterAll(() => allow(500));

  test('are kept and not one more, however many are added at once', async () => {
    const wishes = [...ids.slice(0, 20), ...ids.slice(0, 20)];
    const answers = await Promise.allSettled(
      wishes.map((productid) => shop.client(mine).call(toggle, { productid, wanted: 1 })),
    );
    const refused = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []));
    expect(refused.every(({ status, http }) => status === 3000040 && http === 200)).toBe(true);
    expect(refused[0]).toMatchObject({ message: 'You have 10 favorites, which is the most. Remove some first.' });
    const all = await kept();
    expect(all).toHaveLength(10);
    expect(new Set(all).size).toBe(10);
    const { rows } = await shop.app.db.pool.query(
      'select count(*)::int n from favourites where removed_at is null and account_id = (select id from accounts where email = $1)',
      ['new@demo.test'],
    );
    expect(rows[0].n).toBe(10);
  });

  test('do not stop an undo of a removal that made room', async () => {
    for (const productid of ids.slice(0, 10)) await shop.client(mine).call(toggle, { productid, wanted: 1 });
    const [productid = ''] = ids;
    await shop.client(mine).call(remove, { productid });
    expect(await shop.client(mine).call(toggle, { productid, wanted: 1 })).toEqual({ collected: true, favorites: 10 });
  });
});

test('toggles at once end where an even or odd number of them must', async () => {
  const [productid = ''] = ids;
  await Promise.all(Array.from({ length: 7 }, () => shop.client(mine).call(toggle, { productid })));
  expect(await kept()).toEqual([productid]);
});

describe('a removal', () => {
  async function savedBefore(): Promise<{ productid: string; savedAt: string }> {
    const [productid = ''] = ids;
    await shop.client(mine).call(toggle, { productid, wanted: 1 });
    await shop.app.db.pool.query('update favourites set price_cents = price_cents + 1200 where product_id = $1', [
      productid,
    ]);
    const { items } = await shop.client(mine).call(list, {});
    return { productid, savedAt: items[0]?.savedAt ?? '' };
  }

  test.each([
    ['within the hour comes back as it was', hourMs / 2, true],
    ['later is a new favourite at the price of the day', hourMs * 2, false],
  ])('%s', async (_what, pause, same) => {
    const { productid, savedAt } = await savedBefore();
    await shop.client(mine).call(remove, { productid });
    shop.app.clock.advance(pause);
    await shop.client(mine).call(toggle, { productid, wanted: 1 });
    const [item] = (await shop.client(mine).call(list, {})).items;
    expect(item?.savedAt === savedAt).toBe(same);
    expect(item?.dropCents).toBe(same ? 1_200 : 0);
  });

  test('is forgotten when its time is over', async () => {
    const { productid } = await savedBefore();
    await shop.client(mine).call(remove, { productid });
    const left = async () =>
      (
        await shop.app.db.pool.query('select 1 from favourites where product_id = $1 and removed_at is not null', [
          productid,
        ])
      ).rowCount;
    const sweepAt = (before: number) =>
      shop.app.db.transact((tx) => deleteRemoved(tx, new Date(shop.app.clock.now().getTime() + before)));
    await sweepAt(-1);
    expect(await left()).toBe(1);
    await sweepAt(1);
    expect(await left()).toBe(0);
  });

  test('of what is no longer sold can be undone, too', async () => {
    const ticket = await logIn('shopper');
    const { items } = await shop.client(ticket).call(list, {});
    const gone = items.find(({ card }) => card === null);
    const productid = gone?.productid ?? '';
    await shop.client(ticket).call(remove, { productid });
    await shop.client(ticket).call(toggle, { productid, wanted: 1 });
    expect((await shop.client(ticket).call(list, {})).items).toContainEqual(gone);
  });

  test('of several is one call', async () => {
    const some = ids.slice(0, 3);
    for (const productid of some) await shop.client(mine).call(toggle, { productid, wanted: 1 });
    const productid = some.slice(0, 2).join();
    expect(await shop.client(mine).call(remove, { productid })).toEqual({ removed: 2, favorites: 1 });
    expect(await shop.client(mine).call(remove, { productid })).toEqual({ removed: 0, favorites: 1 });
  });
});

describe('the list', () => {
  test('of the demo shopper has two pages, newest first, something cheaper and something gone', async () => {
    const ticket = await logIn('shopper');
    const first = await shop.client(ticket).call(list, {});
    const second = await shop.client(ticket).call(list, { page: 2 });
    expect(first).toMatchObject({ total: 27, page: 1, pages: 2, counts: { all: 27 } });
    const all = [...first.items, ...second.items];
    expect(new Set(all.map(({ productid }) => productid)).size).toBe(27);
    const times = all.map(({ savedAt }) => savedAt);
    expect(times).toEqual(times.toSorted().toReversed());
    expect(all.filter(({ card }) => card === null)).toHaveLength(1);

    const cheaper = await shop.client(ticket).call(list, { view: 'cheaper' });
    expect(cheaper.total).toBe(first.counts.cheaper);
    expect(cheaper.items.length).toBeGreaterThan(1);
    for (const { dropCents, savedPriceCents, card } of cheaper.items) {
      expect(dropCents).toBe(savedPriceCents - (card?.priceCents ?? 0));
    }
    const drops = cheaper.items.map(({ dropCents }) => dropCents);
    expect(drops).toEqual(drops.toSorted((a, b) => b - a));
  });

  test('greys what its supplier took down, however cheap it had become', async () => {
    const ticket = await logIn('shopper');
    const [cheapest] = (await shop.client(ticket).call(list, { view: 'cheaper' })).items;
    const productid = cheapest?.productid ?? '';
    await shop.app.db.pool.query('update products set on_shelf = false where id = $1', [productid]);
    const cheaper = await shop.client(ticket).call(list, { view: 'cheaper' });
    expect(cheaper.items.map((item) => item.productid)).not.toContain(productid);
    const all = await shop.client(ticket).call(list, { page: 1 });
    const rest = await shop.client(ticket).call(list, { page: 2 });
    const item = [...all.items, ...rest.items].find((candidate) => candidate.productid === productid);
    expect(item).toMatchObject({ card: null, dropCents: 0, title: cheapest?.title });
  });

  test('past its end is empty', async () => {
    expect(await shop.client(mine).call(list, { page: 9 })).toMatchObject({ items: [], total: 0, pages: 1 });
  });

  test.each([
    [list, { page: 0 }, 'page'],
    [list, { view: 'dearer' }, 'view'],
    [remove, { productid: '' }, 'productid'],
    [remove, { productid: "610000000000' or 1=1" }, 'productid'],
    [remove, { productid: Array(101).fill('610000000000').join() }, 'productid'],
  ])('%s refuses what it cannot read', async (name, payload, field) => {
    const answer = await shop.fastify.inject({ method: 'POST', url: `${name.split(' ')[1]}?ticket=${mine}`, payload });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().data.field).toBe(field);
  });
});

describe('cards by number', () => {
  test('come in the order asked for, each once, without what is gone', async () => {
    const [a = '', b = ''] = ids;
    const { items } = await shop.client().call('GET /api/product/cards', { ids: [b, '999999999999', a, b].join() });
    expect(items.map(({ id }) => id)).toEqual([b, a]);
  });

  test('are at most 20', async () => {
    const answer = await shop.fastify.inject(`/api/product/cards?ids=${Array(21).fill('610000000000').join()}`);
    expect(answer.statusCode).toBe(400);
  });
});
