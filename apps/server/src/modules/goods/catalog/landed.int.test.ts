import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { setSetting } from '../../../testing/settings.ts';
import { openTestShop, type TestShop } from '../../../testing/shop.ts';
import { freightLines } from '../pricing/settings.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const call = 'GET /api/product/landedcost';
const detail = (productid: string) => shop.client().call('GET /api/product/detail', { productid });

async function ordinary(): Promise<string> {
  const { items } = await shop.client().call('GET /api/shoppingmall/topicGoodsList', { topic: 'hotsale' });
  return items.find(({ special }) => special === 0)?.id ?? '';
}

describe('the landed cost of a product', () => {
  test('is that of the smallest order until something is chosen', async () => {
    const productid = await ordinary();
    const product = await detail(productid);
    const cost = await shop.client().call(call, { productid });
    const smallest = Math.ceil(product.minOrder / product.batch) * product.batch;
    expect(cost).toMatchObject({ chosen: false, quantity: smallest, countryId: 1, landed: false, weightSource: 1 });
    expect(cost.payNow[0]).toMatchObject({ kind: 'goods', cents: smallest * product.priceCents });
    expect(cost.ways.map(({ way, options }) => [way, options.map(({ line }) => line)])).toEqual([
      [2, ['A1', 'A2', 'A4']],
      [1, ['S1', 'S2']],
    ]);
  });

  test('follows the SKUs and quantities chosen, and the price break that they reach together', async () => {
    const { items } = await shop.client().call('GET /api/shoppingmall/topicGoodsList', { topic: 'hotsale' });
    const products = await Promise.all(items.map(({ id }) => detail(id)));
    const product = products.find(({ quoteType, priceBreaks }) => quoteType === 0 && priceBreaks.length > 1);
    const [one, other] = product?.skus ?? [];
    const second = product?.priceBreaks[1];
    if (!product || !one || !other || !second) throw new Error('no product has two price breaks');
    const skus = `${one.id}:${second.from - 1},${other.id}:1`;
    const cost = await shop.client().call(call, { productid: product.id, skus });
    expect(cost).toMatchObject({ chosen: true, quantity: second.from });
    expect(cost.payNow[0]).toMatchObject({
      prices: [{ quantity: second.from, unitCents: second.priceCents }],
      cents: second.from * second.priceCents,
    });
    expect(cost.payNow[2]).toMatchObject({ kind: 'serviceFee', orders: 2 });
  });

  test('follows the country', async () => {
    const productid = await ordinary();
    const { ways } = await shop.client().call(call, { productid, countryId: 7 });
    expect(ways.map(({ options }) => options.map(({ line, collectIn }) => [line, collectIn]))).toEqual([
      [['X2', null]],
      [['S1', 'Johannesburg']],
    ]);
  });

  test('is lower for a member, by the tier', async () => {
    const productid = await ordinary();
    const login = await shop.client().call('POST /api/user/logincheck', { username: 'demo_vip', password: 'demo1234' });
    const mine = await shop.client(login.ticket).call(call, { productid });
    expect(mine.payNow[2]).toMatchObject({ kind: 'serviceFee', basisPoints: 600, aboveBasisPoints: 300 });
    expect(mine.ways[0]?.options[0]?.lines).toContainEqual(
      expect.objectContaining({ kind: 'freightDiscount', basisPoints: 700 }),
    );
    const everybodys = await shop.client().call(call, { productid });
    expect(everybodys.payNow[2]).toMatchObject({ basisPoints: 1000, aboveBasisPoints: 500 });
    expect(mine.ways[0]?.options[0]?.totalCents).toBeLessThan(everybodys.ways[0]?.options[0]?.totalCents ?? 0);
  });

  test('of SA stock is its price', async () => {
    const { items } = await shop.client().call('GET /api/shoporder/product3s/list', {});
    const [stock] = items;
    const cost = await shop.client().call(call, { productid: stock?.id ?? '' });
    expect(cost).toMatchObject({ landed: true, ways: [] });
    expect(cost.payNowCents % (stock?.priceCents ?? 1)).toBe(0);
    expect(cost.payNow).toHaveLength(1);
  });

  test('follows the settings from the moment on that staff say', async () => {
    const productid = await ordinary();
    const settings = await shop.app.settings();
    const lines = settings
      .get(freightLines)
      .map((line) => (line.code === 'A1' ? { ...line, firstCents: 1_008_000 } : line));
    await setSetting(shop.app, freightLines, lines);
    const firstStep = async () => (await shop.client().call(call, { productid })).ways[0]?.options[0]?.lines[0];
    await expect.poll(firstStep).toMatchObject({ kind: 'airFreight', firstCents: 1_008_000 });
  });

  test('of an unknown product is 404', async () => {
    await expect(shop.client().call(call, { productid: '999999999999' })).rejects.toMatchObject({ http: 404 });
  });

  test.each(['skus=', 'countryId='])('%s is the same as none', async (query) => {
    const address = `/api/product/landedcost?productid=${await ordinary()}`;
    const [empty, none] = await Promise.all([shop.fastify.inject(`${address}&${query}`), shop.fastify.inject(address)]);
    expect(empty.json()).toEqual(none.json());
  });

  test.each([
    ['skus=1', 'skus'],
    ['skus=1:0', 'skus'],
    ['skus=1:10000', 'skus'],
    ['skus=1:1', 'skus'],
    [`skus=${Array(101).fill('5000000000000:1').join()}`, 'skus'],
    ["skus=1:1'--", 'skus'],
    ['countryId=9', 'countryId'],
  ])('%s is refused with the field named', async (query, field) => {
    const productid = await ordinary();
    const answer = await shop.fastify.inject(`/api/product/landedcost?productid=${productid}&${query}`);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().data.field).toBe(field);
  });
});
