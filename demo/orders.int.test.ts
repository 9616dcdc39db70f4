import { orderStatusIds } from '@sgb/contract/order-states.ts';
import { parcelStatusIds } from '@sgb/contract/parcel-states.ts';
import { allTakingStates } from '@sgb/contract/promotion-rules.ts';
import { caseStateIds } from '@sgb/contract/workorder-states.ts';
import { personal } from '@sgb/server/app.ts';
import { copyOf, forgetPerson } from '@sgb/server/modules/care/privacy/seed.ts';
import { accountByLogin } from '@sgb/server/modules/people/identity/seed.ts';
import { expectBooksToBalance } from '@sgb/server/testing/books.ts';
import { cloneDatabase } from '@sgb/server/testing/database.ts';
import { openTestApp } from '@sgb/server/testing/shop.ts';
import type { Pool } from 'pg';
import { expect, test } from 'vitest';
import { drawnNow } from './drawn/keep.ts';
import { ensureDemoEarnings } from './earnings.ts';
import { ensureDemoGroups } from './groups.ts';
import { ensureDemoOrders } from './orders.ts';
import { ensureDemoParcels } from './parcels.ts';
import { ensureDemoPromotion } from './promotion.ts';
import { ensureDemoReceivers } from './receivers.ts';
import { weighShelf } from './shelf.ts';
import { ensureDemoSplit } from './splits.ts';
import { ensureDemoCases } from './workorders.ts';

/** Which tables hold one of these words in any of their columns. */
async function tablesWith(pool: Pool, words: readonly string[]): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1",
  );
  const found: string[] = [];
  for (const { name } of rows) {
    const { rowCount } = await pool.query(
      `select 1 from ${name} t where exists (select 1 from unnest($1::text[]) word where strpos(t::text, word) > 0) limit 1`,
      [words],
    );
    if (rowCount) found.push(name);
  }
  return found;
}

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
    await ensureDemoSplit(app);
    await ensureDemoCases(app);
    await ensureDemoGroups(app.db, app.clock.now());
    await ensureDemoEarnings(app.db, app.clock.now());
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
    const { rows: split } = await app.db.pool.query('select state, pieces, of_pieces from order_splits');
    expect(split).toEqual([{ state: 20, pieces: 1, of_pieces: 3 }]);
    // What somebody weighed before, in a shop that is older than its demo, stays as it is.
    const goods = async () => (await app.db.pool.query('select order_id, photos from warehouse_goods order by 1')).rows;
    const [weighed, packer] = [await goods(), await person('demo_warehouse')];
    expect(weighed.length).toBeGreaterThan(0);
    await weighShelf(app, (await person('demo_shopper'))?.id ?? 0, packer?.id ?? 0);
    expect(await goods()).toEqual(weighed);
    // Three months of statement, the first below the first tier; the influencer's of fee and freight.
    const { rows: earned } = await app.db.pool.query(
      `select month, array_agg(distinct kind order by kind) as kinds, count(*)::int as lines, sum(reversed_cents) > 0 as back
       from earning_lines group by month, account_id order by month, account_id`,
    );
    expect(earned).toEqual([
      { month: '2026-08', kinds: [1], lines: 4, back: false },
      { month: '2026-09', kinds: [1, 3], lines: 5, back: true },
      { month: '2026-10', kinds: [1, 3], lines: 6, back: false },
      { month: '2026-11', kinds: [1], lines: 2, back: false },
      { month: '2026-11', kinds: [5, 6], lines: 4, back: false },
    ]);
    // Tasks in every state, and ninety days of an influencer's links.
    await ensureDemoPromotion(app);
    await ensureDemoPromotion(app);
    const { rows: bare } = await app.db.pool.query('select title from promotion_tasks where picture is null');
    expect(bare).toEqual([]);
    const { rows: taken } = await app.db.pool.query('select distinct state from promotion_takings order by 1');
    expect(taken.map(({ state }) => state)).toEqual(allTakingStates);
    const { rows: brought } = await app.db.pool.query(
      `select (select count(distinct day)::int from promotion_visits) as days,
         (select count(distinct link_id)::int from promotion_people) as links,
         (select count(*)::int from earning_lines l join promotion_people p on p.person_id = l.person_id where l.kind = 5) as fees`,
    );
    expect(brought).toEqual([{ days: 90, links: 5, fees: expect.any(Number) }]);
    expect(brought[0].fees).toBeGreaterThan(7);
    // What is named here is drawn ahead with `npm run demo:pictures --` and its name.
    expect(drawnNow).toEqual([]);
    await expectBooksToBalance({ app });

    // Everything of it can be told to its owner, and forgotten: first the person, years later the papers.
    const shopper = await person('demo_shopper');
    if (!shopper) throw new Error('the shopper of the demo is gone');
    const { rows: before } = await app.db.pool.query('select email, mobile, first_name from accounts where id = $1', [
      shopper.id,
    ]);
    const { rows: receivers } = await app.db.pool.query('select street from receivers where account_id = $1', [
      shopper.id,
    ]);
    const parts = await app.db.read((reader) => copyOf(reader, { personal }, shopper.id));
    expect(parts.find(({ title }) => title === 'Your parcels')?.rows.length).toBeGreaterThan(10);
    for (const when of ['now', 'later'] as const) {
      await app.db.transact((tx) => forgetPerson(tx, { personal }, shopper.id, app.clock.now(), when));
    }
    const words = [before[0].email, before[0].mobile, ...receivers.map(({ street }) => street)].filter(Boolean);
    expect(words.length).toBeGreaterThan(2);
    expect(await tablesWith(app.db.pool, words)).toEqual([]);
    await expectBooksToBalance({ app });
  } finally {
    await app.close();
    await database.drop();
  }
});
