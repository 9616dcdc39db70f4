import { expectBooksToBalance } from '@sgb/server/testing/books.ts';
import { openTestShop } from '@sgb/server/testing/shop.ts';
import { expect, test } from 'vitest';
import { ensureDemoReceivers } from './receivers.ts';
import { ensureDemoStock } from './stock.ts';

test('the demo’s stocker has batches in every state, 30 SKUs on the shelf, a short count and a failed line, made once', async () => {
  const shop = await openTestShop();
  const { app } = shop;
  try {
    await ensureDemoReceivers(app.db, app.vault);
    await ensureDemoStock(app);
    await ensureDemoStock(app);
    const login = { username: 'stocker@demo.test', password: 'demo1234' };
    const stocker = shop.client((await shop.client().call('POST /api/user/logincheck', login)).ticket);
    const { items } = await stocker.call('GET /api/stockup/purchase', {});
    expect(items.map(({ state }) => state).toSorted((one, other) => one - other)).toEqual([10, 20, 30, 40, 50, 60, 90]);
    const shelves = await stocker.call('GET /api/stockup/shelves', {});
    expect(shelves.total).toBe(34 + 3);
    const counted = await stocker.call('GET /api/stockup/purchase/detail', {
      id: items.find(({ state }) => state === 60)?.id ?? 0,
    });
    expect(counted.lines.filter(({ counted: found }) => found > 0)).toHaveLength(30);
    expect(counted.lines.filter(({ failed }) => failed)).toHaveLength(1);
    expect(counted.lines.filter(({ missing, caseId }) => missing > 0 && caseId > 0)).toHaveLength(1);
    expect(await stocker.call('GET /api/stockup/index', {})).toMatchObject({
      ...{ seller: true, stockPurchase: 4, pending: 1, fail: 4 },
    });
    const { counts } = await stocker.call('GET /api/stockup/ship', { state: 111, page: 1 });
    expect(counts).toMatchObject({ processing: 2, shipped: 1, review: 1, failed: 2 });
    expect((await stocker.call('GET /api/stockup/pending', {})).total).toBe(1);
    // Besides the parcels: the line that its supplier failed, and the one that was counted short.
    expect((await stocker.call('GET /api/stockup/fail', {})).total).toBe(4);
    const listings = await stocker.call('GET /api/stockup/listings', {});
    const byState = Map.groupBy(listings.items, ({ state }) => state);
    expect([10, 20, 40].map((state) => byState.get(state as 10)?.length)).toEqual([1, 4, 1]);
    const sales = await stocker.call('GET /api/stockup/sales', {});
    expect(sales.items.map(({ state }) => state)).toEqual(['sent', 'pending', 'refunded', 'paid']);
    expect(sales.items[2]).toMatchObject({ cameBack: 1, amountCents: 0 });
    expect(sales.paidCents).toBeGreaterThan(0);
    await expectBooksToBalance(shop);
  } finally {
    await shop.close();
  }
});
