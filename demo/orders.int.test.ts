import { orderStatusIds } from '@sgb/contract/order-states.ts';
import { parcelStatusIds } from '@sgb/contract/parcel-states.ts';
import { accountByLogin } from '@sgb/server/modules/identity/index.ts';
import { expectBooksToBalance } from '@sgb/server/testing/books.ts';
import { cloneDatabase } from '@sgb/server/testing/database.ts';
import { openTestApp } from '@sgb/server/testing/shop.ts';
import { expect, test } from 'vitest';
import { ensureDemoOrders } from './orders.ts';
import { ensureDemoParcels } from './parcels.ts';
import { ensureDemoReceivers } from './receivers.ts';

test("the demo's shopper has an order and a parcel in every status, paid for and made once", async () => {
  const database = await cloneDatabase();
  const app = await openTestApp(database.url);
  const statuses = async (table: 'orders' | 'parcels') => {
    const account = await app.db.read((reader) => accountByLogin(reader, 'demo_shopper'));
    const { rows } = await app.db.pool.query<{ status: number }>(
      `select status from ${table} where account_id = $1 order by status`,
      [account?.id],
    );
    return rows.map(({ status }) => status);
  };
  const ensure = async () => {
    await ensureDemoReceivers(app.db, app.vault);
    await ensureDemoOrders(app.db);
    await ensureDemoParcels(app);
  };
  try {
    await ensure();
    const [orders, parcels] = [await statuses('orders'), await statuses('parcels')];
    expect([...new Set(orders)]).toEqual(orderStatusIds);
    expect([...new Set(parcels)]).toEqual(parcelStatusIds);
    await ensure();
    expect([await statuses('orders'), await statuses('parcels')]).toEqual([orders, parcels]);
    await expectBooksToBalance({ app });
  } finally {
    await app.close();
    await database.drop();
  }
});
