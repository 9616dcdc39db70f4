import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../../testing/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const call = 'GET /api/deliveryorder/transport';
// Two shirts of 450 g and a pot of 2 kg, 30 x 30 x 20 cm
const goods = '2-450-300-200-60-0-clothing-19900_1-2000-300-300-200-0-general-35000';

async function totals(ticket?: string) {
  const { options } = await shop.client(ticket).call(call, { goods });
  return options.map((option) => [option.line, option.refusal ?? option.totalCents]);
}

test('guests are told what every line asks, and members what they pay', async () => {
  const estimate = await shop.client().call(call, { goods });
  // 2.9 kg; 25.2 litres; with 8 % 3,132 g and 27,216 cm3, which are 4,536 g in the air: ten steps
  expect(estimate).toMatchObject({
    countryId: 1,
    load: { grams: 3_132, cubicCentimetres: 27_216, special: 0, packingBasisPoints: 800 },
    discountBasisPoints: 0,
  });
  expect(await totals()).toEqual([
    ['A1', 62_800],
    ['A2', 68_800],
    ['A3', 'noLine'],
    ['A4', 125_800],
    ['S1', 17_800],
    ['S2', 19_800],
  ]);
  const { ticket } = await shop
    .client()
    .call('POST /api/user/logincheck', { username: 'demo_vip', password: 'demo1234' });
  // Platinum: 7 % of R620.00
  expect((await totals(ticket))[0]).toEqual(['A1', 62_800 - 4_340]);
});

test('delivery and insurance are part of it, and customs are told apart', async () => {
  const { options } = await shop.client().call(call, { goods, delivery: 'door', insured: 1 });
  const by = (line: string) => options.find((option) => option.line === line);
  expect(by('A4')).toMatchObject({ refusal: null, delivery: 'express' });
  const pickup = by('A1');
  if (pickup?.refusal !== null) throw new Error('A1 is refused');
  expect(pickup.lines.slice(2)).toMatchObject([
    // 2 % of R748.00 and R620.00
    { kind: 'insurance', cents: 2_736 },
    { kind: 'localDelivery', size: 'L', cents: 14_900 },
  ]);
  expect(pickup.onArrival.map(({ kind, cents }) => [kind, cents])).toEqual([
    ['duty', 0],
    ['duty', 0],
  ]);
});

test('liquids do not fly, and what is nothing is refused', async () => {
  const { options } = await shop.client().call(call, { goods: '1-500-100-100-100-2-general-5000', countryid: 8 });
  expect(options.map(({ line, refusal }) => [line, refusal])).toEqual([
    ['S1', null],
    ['X2', 'liquid'],
  ]);
  for (const bad of [
    '',
    '0-450-300-200-60-0-general-1',
    '1-450-300-200-0-0-general-1',
    '1-450-300-200--6-0-general-1',
  ]) {
    await expect(shop.client().call(call, { goods: bad })).rejects.toMatchObject({ http: 400 });
  }
});
