import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../testing/shop.ts';
import { compareClocks } from './clocks-apart.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const hostWithClock = (offMs: number) => {
  const { db, log } = shop.app;
  return { db, log, clock: { now: () => new Date(Date.now() + offMs) } };
};
const open = async () =>
  (
    await shop.app.db.pool.query<{ kind: string; body: string }>(
      "select kind, body from staff_alerts where kind like 'clock %' and closed_at is null order by kind",
    )
  ).rows;
const tenMinutes = 600_000;

test('clocks ten minutes apart are told, host by host, until they agree', async () => {
  await compareClocks(hostWithClock(tenMinutes), 'shop1');
  await compareClocks(hostWithClock(-tenMinutes), 'shop2');
  await compareClocks(hostWithClock(0), 'shop3');
  expect(await open()).toEqual([
    {
      kind: 'clock shop1',
      body: expect.stringMatching(/^The clock of shop1 is (599|600) seconds ahead of .*too early there\. Run 'chronyc/),
    },
    {
      kind: 'clock shop2',
      body: expect.stringMatching(/^The clock of shop2 is (599|600) seconds behind .*too late there\. Run 'chronyc/),
    },
  ]);
  await compareClocks(hostWithClock(0), 'shop1');
  expect((await open()).map(({ kind }) => kind)).toEqual(['clock shop2']);
});

test('clocks that differ by less than a code lives are left alone', async () => {
  expect(await compareClocks(hostWithClock(20_000), 'shop4')).toBeUndefined();
  expect(await compareClocks(hostWithClock(-20_000), 'shop4')).toBeUndefined();
  expect(await compareClocks(hostWithClock(40_000), 'shop4')).toMatch(/40 seconds ahead/);
});
