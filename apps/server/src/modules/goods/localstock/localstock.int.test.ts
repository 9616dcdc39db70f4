import type { Client, InputOf } from '@sgb/contract/client.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ticketFor } from '../../../permissions.fixture.ts';
import { justRead } from '../../../testing/edition.ts';
import { openTestShop, type TestShop } from '../../../testing/shop.ts';

let shop: TestShop;
let guest: Client;
let marketing: Client;
beforeAll(async () => {
  shop = await openTestShop();
  guest = shop.client();
  marketing = shop.client(await ticketFor(shop, 'demo_marketing'));
  await rows('delete from china_pairs');
});
afterAll(() => shop.close());

const rows = async (text: string, ...values: unknown[]) => (await shop.app.db.pool.query(text, values)).rows;
const list = (input: InputOf<'GET /api/localstock/list'> = {}) => guest.call('GET /api/localstock/list', input);
const ids = ({ items }: { items: { id: string }[] }) => items.map(({ id }) => id);
const local = 'select id from products where stock_type = 1 and on_shelf';

test('it is all that lies in Johannesburg, and each filter leaves out what it says', async () => {
  const all = await list();
  expect(all.total).toBe((await rows(local)).length);
  expect(ids(all)).toEqual(ids(await guest.call('GET /api/shoporder/product3s/list', {})));
  const [middle] = await rows(`${local} order by price_fen offset $1 limit 1`, Math.floor(all.total / 2));
  const price = (await list({ sort: 2 })).items.find(({ id }) => id === String(middle.id))?.priceCents ?? 20_000;
  const dear = await list({ minPriceCents: price, sort: 2 });
  const cheap = await list({ maxPriceCents: price - 1, sort: 3 });
  expect(dear.total + cheap.total).toBe(all.total);
  expect(dear.items.every(({ priceCents }) => priceCents >= price)).toBe(true);
  expect(cheap.items.every(({ priceCents }) => priceCents < price)).toBe(true);
  const free = await list({ free: 1 });
  expect(free.items.every(({ freeDelivery, priceCents }) => freeDelivery && priceCents >= 100_000)).toBe(true);
  await rows(`update products set weight_grams = 20001 where id = $1`, middle.id);
  const lockers = await list({ delivery: 'locker' });
  const fitting = await rows(
    `${local} and weight_grams <= 20000 and greatest(length_mm, width_mm, height_mm) <= 690 and least(length_mm, width_mm, height_mm) <= 410
     and length_mm + width_mm + height_mm - greatest(length_mm, width_mm, height_mm) - least(length_mm, width_mm, height_mm) <= 600`,
  );
  expect(lockers.total).toBe(fitting.length);
  expect(lockers.total).toBeLessThan(all.total);
  expect((await list({ delivery: 'door' })).total).toBe(all.total);
  const { categories } = await guest.call('GET /api/shoporder/product3s/categories', {});
  const [department] = categories;
  expect((await list({ categoryId: department?.id })).total).toBe(department?.productCount);
  await expect(list({ categoryId: 1_999_999_999 })).rejects.toMatchObject({ status: 3000014 });
});

test('words are searched for within it, mended where they are misspelt', async () => {
  const [{ title }] = await rows('select title from products where stock_type = 1 and on_shelf order by id limit 1');
  const found = await list({ keyword: title.slice(0, 50) });
  expect(found.items.map((each) => each.title)).toContain(title);
  expect(found.items.every(({ stockType }) => stockType === 1)).toBe(true);
  expect(await list({ keyword: 'qqqqqxxxxx' })).toMatchObject({ items: [], total: 0 });
  await expect(list({ keyword: 'x'.repeat(51) })).rejects.toMatchObject({
    message: expect.stringContaining("keyword length can't exceed 50"),
  });
});

test('the same from China stands beside it while it costs less; staff say what is the same', async () => {
  const [first] = (await list({ sort: 3 })).items;
  const [china] = await rows('select id from products where stock_type = 0 and on_shelf order by price_fen limit 1');
  const pair = async (input: object) =>
    marketing.call('POST /api/staff/localstock/china', { ...input, ...(await justRead(shop)) } as never);
  const productid = first?.id ?? '';
  expect(first?.china).toBeNull();
  expect(await pair({ productid, chinaid: String(china.id) })).toEqual({ paired: true });
  const [card] = (await guest.call('GET /api/product/cards', { ids: String(china.id) })).items;
  const shown = (await list({ sort: 3 })).items[0];
  const [onDesk] = (await marketing.call('GET /api/staff/product/list', { q: productid })).items;
  expect(onDesk).toMatchObject({ id: productid, local: true, chinaId: String(china.id) });
  expect(shown?.china).toEqual({ id: String(china.id), landedCents: card?.landedCents, weeks: 7 });
  const [cheapest] = (await list({ sort: 2 })).items;
  const [dearest] = await rows(
    'select id from products where stock_type = 0 and on_shelf order by price_fen desc limit 1',
  );
  await pair({ productid: cheapest?.id, chinaid: String(dearest.id) });
  expect((await list({ sort: 2 })).items[0]?.china).toBeNull();
  await expect(pair({ productid: String(china.id), chinaid: productid })).rejects.toMatchObject({ status: 3000014 });
  expect(await pair({ productid })).toEqual({ paired: false });
  expect((await list({ sort: 3 })).items[0]?.china).toBeNull();
});

test('the day is promised for a suburb, for where somebody lives, and for Johannesburg else', async () => {
  const promise = (input: object = {}, by = guest) => by.call('GET /api/localstock/promise', input);
  const [melville] = await rows("select id from places where suburb = 'Melville' and city = 'Johannesburg' limit 1");
  shop.app.clock.moveTo(new Date('2026-11-17T12:00:00+02:00'));
  expect(await promise({ placeid: melville.id })).toEqual({
    ...{ suburb: 'Melville', city: 'Johannesburg', day: '2026-11-19', days: 2, chosen: true },
  });
  expect(await promise()).toMatchObject({ suburb: 'Johannesburg', chosen: false });
  await expect(promise({ placeid: 2_000_000_000 })).rejects.toMatchObject({ status: 3000014 });
  const shopper = shop.client(await ticketFor(shop, 'demo_shopper'));
  const [home] = await rows(
    `select r.suburb, r.city from receivers r join accounts a on a.id = r.account_id where a.username = 'demo_shopper' and r.is_default`,
  );
  expect(await promise({}, shopper)).toMatchObject(home ? { city: home.city, chosen: true } : { chosen: false });
});
