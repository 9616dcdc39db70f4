import { openTestShop } from '@sgb/server/testing/shop.ts';
import { expect, test } from 'vitest';
import { ensureDemoMoney } from './money.ts';

test('the wallet of the demo is made once', async () => {
  const shop = await openTestShop();
  try {
    const login = { username: 'shopper@demo.test', password: 'demo1234' };
    const client = shop.client((await shop.client().call('POST /api/user/logincheck', login)).ticket);
    const bills = () => client.call('POST /api/user/bill/list', {});
    const before = await bills();
    expect(before.items).not.toEqual([]);
    // Nobody has bills from before they came.
    const early = `select distinct username from accounts a join ledger_postings p on a.id in (p.from_owner, p.to_owner)
      join ledger_entries e on e.id = p.entry_id where e.at < a.created_at`;
    expect((await shop.app.db.pool.query(early)).rows).toEqual([]);
    await ensureDemoMoney(shop.app.db);
    expect(await bills()).toEqual(before);
  } finally {
    await shop.close();
  }
});
