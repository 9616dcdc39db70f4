import { dayMs } from '@sgb/contract/time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { setSetting } from '../../../testing/settings.ts';
import { openTestShop, type TestShop } from '../../../testing/shop.ts';
import { dailyRateJob } from './jobs.ts';
import { exchangeMarket } from './settings.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const rates = async () =>
  (await shop.client().call('GET /api/exchange/history', {})).items.map(({ rate }) => rate).slice(0, 3);
const nextDay = async (market: number) => {
  shop.app.clock.advance(dayMs);
  await setSetting(shop.app, exchangeMarket, market);
  await dailyRateJob.perform(shop.app, {});
};

test('every day has its rate, and one that leaps waits for staff', async () => {
  await nextDay(25_500);
  expect(await rates()).toMatchObject([26_265, 26_000]);
  await nextDay(25_400);
  expect((await rates()).slice(0, 2)).toEqual([26_162, 26_265]);
  await nextDay(40_000);
  expect((await rates())[0]).toBe(26_162);
  const { rows } = await shop.app.db.pool.query(`select kind from staff_alerts where kind = 'exchange.leap'`);
  expect(rows).toHaveLength(1);
});
