import { orderStatusIds } from '@sgb/contract/order-states.ts';
import { accountByLogin } from '@sgb/server/modules/identity/index.ts';
import { expectBooksToBalance } from '@sgb/server/testing/books.ts';
import { cloneDatabase } from '@sgb/server/testing/database.ts';
import { openTestApp } from '@sgb/server/testing/shop.ts';
import { expect, test } from 'vitest';
import { ensureDemoOrders } from './orders.ts';

test("the demo's shopper has an order in every status, paid for and made once", async () => {
  const database = await cloneDatabase();
  const app = await openTestApp(database.url);
  const statuses = async () => {
    const account = await app.db.read((reader) => accountByLogin(reader, 'demo_shopper'));
    const { rows } = await app.db.pool.query<{ status: number }>(
      'select status from orders where account_id = $1 order by status',
      [account?.id],
    );
    return rows.map(({ status }) => status);
  };
  try {
    await ensureDemoOrders(app.db);
    const first = await statuses();
    expect([...new Set(first)]).toEqual(orderStatusIds);
    await ensureDemoOrders(app.db);
    expect(await statuses()).toEqual(first);
    await expectBooksToBalance({ app });
  } finally {
    await app.close();
    await database.drop();
  }
});
