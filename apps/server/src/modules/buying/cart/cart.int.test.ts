import { randomUUID } from 'node:crypto';
import type { Cart } from '@sgb/contract/cart.ts';
import { dayMs } from '@sgb/contract/time.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ticketFor } from '../../../permissions.fixture.ts';
import { setSetting } from '../../../testing/settings.ts';
import { bag, linesOf, openCarts, plain, productOf, robot, skuOf, toner, truth } from './cart.fixture.ts';
import { lockTickedLines, takeLines, tickedLines } from './index.ts';
import { cartTerms } from './settings.ts';
import { deleteRemoved } from './store.ts';

const carts = openCarts();
const { client, add, view, only, quantities } = carts;

describe('adding', () => {
  test('makes a line for each SKU, and one line of the same SKU', async () => {
    expect(await add(plain, { 0: 2, 1: 1 })).toEqual({ market: 0, count: 2, added: 2 });
    expect(await add(plain, { 1: 3 })).toEqual({ market: 0, count: 2, added: 0 });
    expect(await quantities()).toEqual({ [skuOf(plain, 0)]: 2, [skuOf(plain, 1)]: 4 });
  });

  test('happens once for each wish, however often its answer is lost', async () => {
    const skus = [0, 1].map((place) => ({ skuid: skuOf(plain, place), quantity: 2 }));
    const send = (key: string) =>
      client().call('POST /api/cart/add', { productid: productOf(plain), skus, buynow: 0, key });
    const [first, second] = [randomUUID(), randomUUID()];
    const answers = await Promise.all(Array.from({ length: 6 }, () => send(first)));
    expect(answers.map(({ count, added }) => [count, added]).sort()).toEqual([...Array(5).fill([2, 0]), [2, 2]]);
    expect(Object.values(await quantities())).toEqual([2, 2]);
    await send(second);
    expect(Object.values(await quantities())).toEqual([4, 4]);
  });

  test('puts SA stock into a cart of its own', async () => {
    await add(plain, { 0: 1 });
    expect(await add(bag, { 0: 1 })).toMatchObject({ market: 1, count: 2 });
    const [china, stock] = [await view(0), await view(1)];
    expect([linesOf(china).length, linesOf(stock).length]).toEqual([1, 1]);
    expect(stock).toMatchObject({
      counts: { cn: 1, sa: 1 },
      groups: [{ supplierid: '0', name: 'SGB warehouse, Johannesburg' }],
      summary: { serviceFeeCents: 0, chinaFreightCents: 0 },
    });
    expect(stock.summary.payCents).toBe(stock.summary.goodsCents);
  });

  test.each([
    [robot, { 0: 4 }, 3000161, 'The smallest order is 5 pieces, mixed as you like: add 1 more.'],
    [toner, { 0: 4 }, 3000161, 'Sold in batches of 3: choose 3, 6, 9 and so on.'],
    [toner, { 2: 57 }, 3000161, 'Only 54 pieces can be had.'],
    [plain, { 2: 1 }, 3000163, /is sold out/],
  ])('product %i %o is refused', async (index, kinds, status, message) => {
    const refusal = {
      http: 200,
      status,
      message: typeof message === 'string' ? message : expect.stringMatching(message),
    };
    await expect(add(index, kinds)).rejects.toMatchObject(refusal);
    expect(await quantities()).toEqual({});
  });

  test('mixes the kinds of an offer', async () => {
    await add(robot, { 0: 3, 1: 2 });
    expect(await add(robot, { 2: 1 })).toMatchObject({ count: 3 });
  });

  test('needs a session, a product and its own SKUs', async () => {
    const input = { productid: productOf(plain), skus: [{ skuid: skuOf(plain, 0), quantity: 1 }] };
    await expect(carts.shop.client().call('POST /api/cart/add', input)).rejects.toMatchObject({ http: 401 });
    await expect(add(4_000_000, { 0: 1 })).rejects.toMatchObject({ http: 404 });
    const foreign = { ...input, skus: [{ skuid: skuOf(robot, 0), quantity: 5 }] };
    await expect(client().call('POST /api/cart/add', foreign)).rejects.toMatchObject({ http: 400 });
  });

  test('of what its supplier took down is refused', async () => {
    await expect(add(382, { 0: 1 })).rejects.toMatchObject({ status: 3000034 });
  });

  test('of prohibited goods is refused with the reason', async () => {
    const rename = (title: string) =>
      carts.shop.app.db.pool.query('update products set title = $1 where id = $2', [title, productOf(plain)]);
    const title = truth(plain).title;
    await rename('Rechargeable Vape Kit');
    await expect(add(plain, { 0: 1 })).rejects.toMatchObject({
      status: 3000162,
      message: 'We cannot buy tobacco or vapes for you: customs would not let them in.',
    });
    await rename(title);
    expect(await add(plain, { 0: 1 })).toMatchObject({ added: 1 });
  });

  test('to buy now ticks just that, in just that quantity, however often it is pressed', async () => {
    await add(plain, { 0: 7 });
    await add(robot, { 0: 5 });
    for (const _ of [1, 2]) await add(plain, { 0: 2 }, carts.mine, 1);
    const ticked = linesOf(await view()).filter((line) => line.ticked);
    expect(ticked).toMatchObject([{ skuid: skuOf(plain, 0), quantity: 2 }]);
  });
});

describe('as many lines as a cart may have', () => {
  const allow = async (lines: number) => {
    const terms = (await carts.shop.app.settings()).get(cartTerms);
    await setSetting(carts.shop.app, cartTerms, { ...terms, lines });
  };
  beforeAll(() => allow(6));
  afterAll(() => allow(200));

  test('are kept and not one more, however many are added at once', async () => {
    const places = [0, 1, 3, 4, 5, 6, 7, 8, 9];
    const answers = await Promise.allSettled([...places, ...places].map((place) => add(plain, { [place]: 1 })));
    const refused = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []));
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.every(({ status }) => status === 3000160)).toBe(true);
    const kept = await quantities();
    expect(Object.keys(kept)).toHaveLength(6);
    const sold = Object.values(kept).reduce((sum, quantity) => sum + quantity, 0);
    expect(sold).toBe(18 - refused.length);
  });

  test('are never exceeded by wishes for several, of which each is fulfilled as a whole or not at all', async () => {
    const wishes = [
      [0, 1, 3, 4],
      [5, 6, 7],
      [8, 9],
    ];
    const answers = await Promise.allSettled(
      [...wishes, ...wishes].map((places, nth) =>
        add(plain, Object.fromEntries(places.map((place) => [place, 1])), carts.mine, nth % 2 === 0 ? 0 : 1),
      ),
    );
    const refused = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason.status] : []));
    expect(new Set(refused)).toEqual(new Set([3000160]));
    const kept = await quantities();
    const fulfilled = wishes.filter((places) => places.every((place) => skuOf(plain, place) in kept));
    expect(Object.keys(kept)).toHaveLength(fulfilled.flat().length);
    expect(fulfilled.flat().length).toBeLessThanOrEqual(6);
    expect(fulfilled.length).toBeGreaterThan(0);
  });
});

describe('two devices', () => {
  test('that add the same SKU at once add up, and lose nothing', async () => {
    await Promise.all(Array.from({ length: 8 }, () => add(plain, { 0: 1 })));
    expect(await quantities()).toEqual({ [skuOf(plain, 0)]: 8 });
    const more = Array.from({ length: 30 }, (_, nth) => add(plain, { 0: 1 + (nth % 3), 1: 1 }));
    const answers = await Promise.all(more);
    expect(await quantities()).toEqual({ [skuOf(plain, 0)]: 68, [skuOf(plain, 1)]: 30 });
    expect(answers.map(({ added }) => added).sort()).toEqual([...Array(29).fill(0), 1]);
  });

  test('that want the last pieces at once get no more than there are', async () => {
    // 56 of it are there, sold by threes.
    const wishes = Array.from({ length: 20 }, () => add(toner, { 2: 6 }));
    const answers = await Promise.allSettled(wishes);
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(9);
    expect(await quantities()).toEqual({ [skuOf(toner, 2)]: 54 });
  });

  test('that add and buy now leave what is bought now ticked, in its quantity', async () => {
    const wishes = Array.from({ length: 6 }, (_, nth) => [add(plain, { 1: 1 }), add(robot, { 0: 5 + nth })]).flat();
    await Promise.all([...wishes, add(plain, { 0: 2 }, carts.mine, 1)]);
    expect(linesOf(await view()).find(({ skuid }) => skuid === skuOf(plain, 0))).toMatchObject({
      ticked: true,
      quantity: 2,
    });
    expect(await quantities()).toMatchObject({ [skuOf(plain, 1)]: 6, [skuOf(robot, 0)]: 45 });
    await add(plain, { 0: 2 }, carts.mine, 1);
    expect(linesOf(await view()).filter((line) => line.ticked)).toHaveLength(1);
  });

  test('that remove and change the same line agree in the end', async () => {
    await add(plain, { 0: 1, 1: 1 });
    const { id } = await only();
    const [removed, changed] = await Promise.allSettled([
      client().call('POST /api/cart/remove', { ids: [id] }),
      client().call('POST /api/cart/quantity', { id, quantity: 5 }),
    ]);
    expect(removed.status).toBe('fulfilled');
    if (changed.status === 'rejected') expect(changed.reason).toMatchObject({ http: 404 });
    expect(linesOf(await view()).map((line) => line.id)).not.toContain(id);
    // The other device presses it, too.
    expect(linesOf(await client().call('POST /api/cart/remove', { ids: [id] }))).toHaveLength(1);
  });

  test('see the same ticks', async () => {
    await add(plain, { 0: 1, 1: 1 });
    const { id } = await only();
    await client().call('POST /api/cart/tick', { ids: [id], ticked: 0 });
    const again = await ticketFor(carts.shop, 'demo_new');
    expect(linesOf(await view(0, again)).map((line) => [line.id === id, line.ticked])).toContainEqual([true, false]);
  });
});

test('a line is nobody else’s', async () => {
  await add(plain, { 0: 1 });
  const { id } = await only();
  const calls = [
    () => client(carts.theirs).call('POST /api/cart/quantity', { id, quantity: 2 }),
    () => client(carts.theirs).call('POST /api/cart/remark', { id, remark: 'x' }),
    () => client(carts.theirs).call('POST /api/cart/tick', { ids: [id], ticked: 0 }),
    () => client(carts.theirs).call('POST /api/cart/accept', { lines: [{ id, unitCents: 1 }] }),
    () => client(carts.theirs).call('POST /api/cart/sku', { id, skuid: skuOf(plain, 1) }),
    () => client(carts.theirs).call('POST /api/cart/putback', { ids: [id] }),
  ];
  for (const call of calls) await expect(call()).rejects.toMatchObject({ http: 404 });
  await client(carts.theirs).call('POST /api/cart/remove', { ids: [id] });
  await client(carts.theirs).call('POST /api/cart/favorite', { ids: [id] });
  expect(await only()).toMatchObject({ id, quantity: 1, ticked: true, remark: '' });
});

describe('a line', () => {
  test('costs less the more of its offer is ticked', async () => {
    await add(plain, { 0: 4, 1: 6 });
    const before = await view();
    const [first] = linesOf(before);
    const after = await client().call('POST /api/cart/tick', { ids: [first?.id ?? 0], ticked: 0 });
    const cents = (cart: Cart) => linesOf(cart).find(({ id }) => id !== first?.id)?.unitCents ?? 0;
    expect(cents(after)).toBeGreaterThan(cents(before));
    expect(after.summary.lines).toBe(1);
    expect(after.summary.goodsCents).toBe(cents(after) * after.summary.pieces);
  });

  test('answers each change with the cart as it is then', async () => {
    await add(plain, { 0: 2 });
    const { id } = await only();
    const more = await client().call('POST /api/cart/quantity', { id, quantity: 12 });
    expect(more).toEqual(await view());
    expect(linesOf(more)).toMatchObject([{ quantity: 12, offerQuantity: 12 }]);
    const noted = await client().call('POST /api/cart/remark', { id, remark: '  in one box  ' });
    expect(linesOf(noted)[0]?.remark).toBe('in one box');
    const half = await client().call('POST /api/cart/remark', { id, remark: 'blue\ud800' });
    expect(linesOf(half)[0]?.remark).toBe('blue\ufffd');
    const long = client().call('POST /api/cart/remark', { id, remark: 'x'.repeat(101) });
    await expect(long).rejects.toMatchObject({ http: 400 });
  });

  test('changes its SKU, and becomes one with a line that has it', async () => {
    await add(plain, { 0: 2, 1: 3 });
    const [a] = linesOf(await view()).filter(({ skuid }) => skuid === skuOf(plain, 0));
    const moved = await client().call('POST /api/cart/sku', { id: a?.id ?? 0, skuid: skuOf(plain, 3) });
    expect(linesOf(moved).find(({ id }) => id === a?.id)).toMatchObject({ skuid: skuOf(plain, 3), quantity: 2 });
    const merged = await client().call('POST /api/cart/sku', { id: a?.id ?? 0, skuid: skuOf(plain, 1) });
    expect(linesOf(merged)).toMatchObject([{ skuid: skuOf(plain, 1), quantity: 5 }]);
    const [left] = linesOf(merged);
    const soldOut = client().call('POST /api/cart/sku', { id: left?.id ?? 0, skuid: skuOf(plain, 2) });
    await expect(soldOut).rejects.toMatchObject({ status: 3000163 });
    const foreign = client().call('POST /api/cart/sku', { id: left?.id ?? 0, skuid: skuOf(robot, 0) });
    await expect(foreign).rejects.toMatchObject({ http: 400 });
  });

  test('moves to the favorites', async () => {
    await add(plain, { 0: 2, 1: 3 });
    const ids = linesOf(await view()).map(({ id }) => id);
    const after = await client().call('POST /api/cart/favorite', { ids });
    expect(after).toMatchObject({ groups: [], counts: { cn: 0, removed: 2 } });
    expect((await client().call('GET /api/user/collectionids', {})).ids).toContain(productOf(plain));
  });

  test('that is saved for later keeps its kind, quantity and remark, also where it was a favorite before', async () => {
    const saved = async () =>
      (await client().call('POST /api/user/collectionlist', {})).items.find(
        ({ productid }) => productid === productOf(plain),
      );
    for (const quantity of [2, 3]) {
      await add(plain, { 0: quantity });
      const { id, skuid } = await only();
      await client().call('POST /api/cart/remark', { id, remark: 'in one box' });
      await client().call('POST /api/cart/favorite', { ids: [id] });
      expect((await saved())?.choice).toMatchObject([{ skuid, quantity, remark: 'in one box' }]);
    }
  });
});

describe('a removed line', () => {
  const removed = () => client().call('GET /api/cart/removed', {});

  test('is listed for a week and comes back as it was', async () => {
    await add(plain, { 0: 2 });
    const { id } = await only();
    await client().call('POST /api/cart/remark', { id, remark: 'blue if you can' });
    const without = await client().call('POST /api/cart/remove', { ids: [id] });
    expect(without).toMatchObject({ groups: [], counts: { cn: 0, sa: 0, removed: 1 } });
    expect(without).toEqual(await view());
    expect((await removed()).lines).toMatchObject([{ id, quantity: 2, buyable: true, remark: 'blue if you can' }]);
    const back = await client().call('POST /api/cart/putback', { ids: [id] });
    expect(linesOf(back)).toMatchObject([{ id, quantity: 2, remark: 'blue if you can' }]);
    expect((await removed()).lines).toEqual([]);
  });

  test('joins the line that took its place', async () => {
    await add(plain, { 0: 2 });
    const { id } = await only();
    await client().call('POST /api/cart/remove', { ids: [id] });
    await add(plain, { 0: 5 });
    const back = await client().call('POST /api/cart/putback', { ids: [id] });
    expect(linesOf(back)).toMatchObject([{ quantity: 7 }]);
    expect(back.counts).toMatchObject({ cn: 1, removed: 0 });
  });

  test('is past putting back after a week', async () => {
    await add(plain, { 0: 2 });
    const { id } = await only();
    await client().call('POST /api/cart/remove', { ids: [id] });
    await carts.shop.app.db.pool.query('update cart_lines set removed_at = $1 where id = $2', [
      new Date(carts.shop.app.clock.now().getTime() - 7 * dayMs - 1),
      id,
    ]);
    expect((await removed()).lines).toEqual([]);
    await expect(client().call('POST /api/cart/putback', { ids: [id] })).rejects.toMatchObject({ http: 404 });
    const left = async () =>
      (await carts.shop.app.db.pool.query('select 1 from cart_lines where id = $1', [id])).rowCount;
    const sweep = (before: number) =>
      carts.shop.app.db.transact((tx) => deleteRemoved(tx, new Date(carts.shop.app.clock.now().getTime() - before)));
    await sweep(8 * dayMs);
    expect(await left()).toBe(1);
    await sweep(7 * dayMs);
    expect(await left()).toBe(0);
  });
});

describe('the door to the checkout', () => {
  const about = () => ({ accountId: carts.account, market: 0 as const, rate: 26_000, absorb: 200 });

  test('hands out what is ticked, at the prices of the cart', async () => {
    await add(plain, { 0: 4, 1: 6 });
    await add(robot, { 0: 5 });
    const cart = await view();
    const [left] = linesOf(cart);
    await client().call('POST /api/cart/tick', { ids: [left?.id ?? 0], ticked: 0 });
    const shown = linesOf(await view()).filter(({ ticked }) => ticked);
    const lines = await carts.shop.app.db.read((reader) => tickedLines(reader, about()));
    expect(lines.map(({ id, unitCents }) => [id, unitCents])).toEqual(
      shown.map(({ id, unitCents }) => [id, unitCents]),
    );
    expect(lines[0]).toMatchObject({ fault: null, titleZh: truth(plain).titleZh, special: 0 });
  });

  test('lets one buyer take a line once', async () => {
    await add(plain, { 0: 4 });
    const buy = () =>
      carts.shop.app.db.transact(async (tx) => {
        const lines = await lockTickedLines(tx, about());
        const ids = lines.map(({ id }) => id);
        takeLines(tx, carts.account, ids);
        return lines.length;
      });
    const bought = await Promise.all([buy(), buy(), buy()]);
    expect(bought.toSorted()).toEqual([0, 0, 1]);
    expect(await view()).toMatchObject({ groups: [], counts: { cn: 0, removed: 0 } });
  });
});

describe('the badge', () => {
  test('counts the lines of both carts and shows the last of them', async () => {
    expect(await client().call('GET /api/cart/count/unpaid', {})).toEqual({ count: 0, unpaid: 0 });
    await add(plain, { 0: 2, 1: 1, 3: 1, 4: 1, 5: 1 });
    await add(bag, { 0: 1 });
    expect(await client().call('GET /api/cart/count/unpaid', {})).toEqual({ count: 6, unpaid: 0 });
    const detail = await client().call('GET /api/cart/count/unpaid/detail', {});
    expect(detail).toMatchObject({ count: 6, unpaid: 0 });
    expect(detail.lines).toHaveLength(5);
    expect(detail.lines.map(({ market }) => market)).toContain(1);
  });

  test('the cart knows whose it is', async () => {
    expect(await client().call('GET /api/cart/usertype', {})).toEqual({ usertype: -1 });
  });
});

test('the demo shopper has something of everything', async () => {
  const ticket = await ticketFor(carts.shop, 'demo_shopper');
  const [china, stock] = [await view(0, ticket), await view(1, ticket)];
  expect(china).toMatchObject({ counts: { cn: 8, sa: 2, removed: 1 } });
  expect(china.groups.length).toBe(4);
  expect(linesOf(china).flatMap(({ fault }) => fault ?? [])).toEqual(expect.arrayContaining(['offShelf', 'priceRose']));
  expect(linesOf(china).some(({ remark }) => remark !== '')).toBe(true);
  expect(new Set(linesOf(china).map(({ special }) => special))).toEqual(new Set([0, 1, 2]));
  expect(linesOf(stock)).toHaveLength(2);
});

test('a cart of 200 lines costs no more statements than one of 2', async () => {
  await carts.shop.app.db.pool.query(
    `insert into cart_lines (account_id, market, product_id, sku_id, quantity, seen, added_at)
     select $1, 0, p.id, s.id, p.min_order, json_build_object('quoteType', p.quote_type, 'priceBreaks', p.price_breaks,
       'skuFen', s.price_fen), now()
     from products p join lateral (select * from skus where product_id = p.id order by position limit 1) s on true
     where p.stock_type = 0 order by p.id limit 200`,
    [carts.account],
  );
  // The client of the tests holds each call to its budget.
  const cart = await view();
  expect(linesOf(cart)).toHaveLength(200);
  const ids = linesOf(cart).map(({ id }) => id);
  await client().call('POST /api/cart/tick', { ids, ticked: 0 });
  const all = await client().call('POST /api/cart/tick', { ids, ticked: 1 });
  expect(all.summary.lines).toBe(linesOf(all).filter(({ fault }) => fault !== 'soldOut').length);
  await expect(add(plain, { 0: 1 })).rejects.toMatchObject({ status: 3000160 });
});
