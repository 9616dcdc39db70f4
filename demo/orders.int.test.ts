import { orderStatusIds } from '@sgb/contract/order-states.ts';
import { parcelStatusIds } from '@sgb/contract/parcel-states.ts';
import { caseStateIds } from '@sgb/contract/workorder-states.ts';
import { accountByLogin } from '@sgb/server/modules/people/identity/seed.ts';
import { expectBooksToBalance } from '@sgb/server/testing/books.ts';
import { cloneDatabase } from '@sgb/server/testing/database.ts';
import { openTestApp } from '@sgb/server/testing/shop.ts';
import { expect, test } from 'vitest';
import { ensureDemoOrders } from './orders.ts';
import { ensureDemoParcels } from './parcels.ts';
import { ensureDemoReceivers } from './receivers.ts';
import { weighShelf } from './shelf.ts';
import { ensureDemoCases } from './workorders.ts';

test("the demo's shopper has an order, a parcel and an after-sale case in every state, paid for and made once", async () => {
  const database = await cloneDatabase();
  const app = await openTestApp(database.url);
  const person = (name: string) => app.db.read((reader) => accountByLogin(reader, name));
  const statuses = async (table: 'orders' | 'parcels') => {
    const account = await person('demo_shopper');
    const { rows } = await app.db.pool.query<{ status: number }>(
      `select status from ${table} where account_id = $1 order by status`,
      [account?.id],
    );
    return rows.map(({ status }) => status);
  };
  const ensure = async () => {
    await ensureDemoReceivers(app.db, app.vault);
    await ensureDemoOrders(app.db, app.clock.now());
    await ensureDemoParcels(app);
    await ensureDemoCases(app);
  };
  try {
    await ensure();
    const [orders, parcels] = [await statuses('orders'), await statuses('parcels')];
    expect([...new Set(orders)]).toEqual(orderStatusIds);
    expect([...new Set(parcels)]).toEqual(parcelStatusIds);
    await ensure();
    const { rows: cases } = await app.db.pool.query<{ state: number }>('select state from work_orders order by state');
    expect([...new Set(cases.map(({ state }) => state))]).toEqual(caseStateIds);
    expect([await statuses('orders'), await statuses('parcels')]).toEqual([orders, parcels]);
    // What somebody weighed before, in a shop that is older than its demo, stays as it is.
    const goods = async () => (await app.db.pool.query('select order_id, photos from warehouse_goods order by 1')).rows;
    const [weighed, packer] = [await goods(), await person('demo_warehouse')];
    expect(weighed.length).toBeGreaterThan(0);
    await weighShelf(app, (await person('demo_shopper'))?.id ?? 0, packer?.id ?? 0);
    expect(await goods()).toEqual(weighed);
    await expectBooksToBalance({ app });
  } finally {
    await app.close();
    await database.drop();
  }
});
