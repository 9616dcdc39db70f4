import { expectBooksToBalance } from '@sgb/server/testing/books.ts';
import { openTestShop } from '@sgb/server/testing/shop.ts';
import { expect, test } from 'vitest';
import { ensureDemoGroups } from './groups.ts';
import { ensureDemoReceivers } from './receivers.ts';
import { ensureDemoRounds } from './rounds.ts';

test('the demo’s ambassador has a round that is open, one at sea and one that is handed over, made once', async () => {
  const shop = await openTestShop();
  const { app } = shop;
  const ensure = async () => {
    await ensureDemoReceivers(app.db, app.vault);
    await ensureDemoGroups(app.db, app.clock.now());
    await ensureDemoRounds(app);
  };
  const as = async (name: string) => {
    const login = { username: `${name}@demo.test`, password: 'demo1234' };
    return shop.client((await shop.client().call('POST /api/user/logincheck', login)).ticket);
  };
  try {
    await ensure();
    await ensure();
    const { items, total } = await (await as('ambassador')).call('GET /api/groupship/rounds', {});
    expect([total, ...items.map(({ state }) => state)]).toEqual([3, 10, 60, 40]);
    const [open] = items;
    expect(open).toMatchObject({ members: 4, nextTier: { fromGrams: 30_000 } });
    expect(open?.nextTier?.missingGrams).toBeLessThanOrEqual(3_000);
    const mine = (await (await as('member')).call('GET /api/groupship/rounds', {})).items;
    expect(mine.map((round) => round.mine?.parcel?.code ?? '')).toEqual(['', expect.stringMatching(/^\d{4}$/)]);
    expect(mine[0]?.mine).toMatchObject({ state: 'in', orderCount: 1 });
    await expectBooksToBalance(shop);
  } finally {
    await shop.close();
  }
});
