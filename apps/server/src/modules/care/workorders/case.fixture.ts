import { entryTypes } from '@sgb/contract/ledger.ts';
import type { OrderStatus } from '@sgb/contract/order-states.ts';
import { jobs } from '../../../app.ts';
import { openTestShop, type TestShopOptions } from '../../../testing/shop.ts';
import { drawnPicture, uploaderOf } from '../../../testing/uploader.ts';
import { balance, balancesOf, book } from '../../books/ledger/index.ts';
import { actors, lockOrder, moveOrders, signOrders } from '../../buying/orders/index.ts';
import { paidOrders, type Wanted } from '../../buying/orders/order.fixture.ts';

/** Where an order goes on its way to the shopper. */
const way: readonly OrderStatus[] = [30, 32, 35, 40, 50, 60, 70];
const stockWay: readonly OrderStatus[] = [113];

/** A shop with somebody who has things in hand, and those who settle what is wrong with them. */
export async function openDesk(options: TestShopOptions = {}) {
  const shop = await openTestShop(options);
  const { app } = shop;
  const uploader = await uploaderOf(shop, 'influencer');
  const client = async (name: string) => shop.client((await uploaderOf(shop, name)).ticket);
  const me = shop.client(uploader.ticket);
  const { userId } = await me.call('GET /api/user/logininfo', {});
  const picture = await drawnPicture(40, 30);
  await app.db.transact((tx) =>
    book(tx, {
      key: 'test:funds',
      type: entryTypes.correction,
      ref: 'T1',
      now: app.clock.now(),
      postings: [{ from: 'bank', to: balance(userId, 'available'), amount: 10_000_000 }],
    }),
  );
  const order = async (id: number) => {
    const found = await app.db.transact((tx) => lockOrder(tx, id));
    if (!found) throw new Error(`order ${id} is gone`);
    return found;
  };

  /** An order at this status; 70 and 114 are signed for. */
  async function orderAt(status: OrderStatus, wanted: Wanted = {}) {
    const market = status > 100 ? 1 : 0;
    const [paid] = await paidOrders(app, userId, [{ market, ...wanted }]);
    if (!paid) throw new Error('an order was placed');
    const path = market === 1 ? stockWay : way;
    const settings = await app.settings();
    const doing = { who: actors.staff, by: null, why: '', now: app.clock.now() };
    for (const to of path.slice(0, path.indexOf(status) + 1 || path.length)) {
      await app.db.transact(async (tx) => moveOrders(tx, [await held(tx, paid.id)], { ...doing, to, quiet: true }));
    }
    if (status !== 70 && status !== 114) return order(paid.id);
    await app.db.transact(async (tx) => {
      const refused = await signOrders(tx, [await held(tx, paid.id)], { ...doing, settings, quiet: true });
      if (refused) throw new Error(refused.message);
    });
    return order(paid.id);
  }

  async function held(tx: Parameters<typeof lockOrder>[0], id: number) {
    const found = await lockOrder(tx, id);
    if (!found) throw new Error(`order ${id} is gone`);
    return found;
  }

  const upload = async () => (await uploader.upload('workorder', 'photo.png', picture)).data.fileName;

  return {
    shop,
    app,
    me,
    userId,
    uploader,
    client,
    order,
    orderAt,
    upload,
    service: await client('service'),
    admin: await client('admin'),
    finance: await client('finance'),
    async open(shoporderid: number, type: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10, more: object = {}) {
      const files = type <= 4 ? [await upload()] : [];
      const content = 'The lid is cracked all around';
      return me.call('POST /api/user/workorder/save', { shoporderid, type, content, files, ...more });
    },
    async caseOf(id: number) {
      const found = await app.db.pool.query<{ order_id: number }>('select order_id from work_orders where id = $1', [
        id,
      ]);
      const shoporderid = found.rows[0]?.order_id ?? 0;
      const { cases } = await me.call('GET /api/shoporder/workorder/detail', { shoporderid });
      const one = cases.find((each) => each.id === id);
      if (!one) throw new Error(`case ${id} is not shown`);
      return one;
    },
    async titles(): Promise<string[]> {
      const { rows } = await app.db.pool.query('select title from messages where account_id = $1 order by id', [
        userId,
      ]);
      return rows.map(({ title }) => title);
    },
    balance: async () => (await app.db.read((reader) => balancesOf(reader, userId))).get('available') ?? 0,
    coins: async () => (await app.db.read((reader) => balancesOf(reader, userId))).get('scoin') ?? 0,
    async run(name: string) {
      const job = jobs.find((each) => each.name === name);
      if (!job) throw new Error(`there is no job ${name}`);
      await job.perform(app, {});
    },
  };
}

export type Desk = Awaited<ReturnType<typeof openDesk>>;

/** The code of a refusal that a client met. */
export const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: { status?: number; http?: number }) => error.status ?? error.http ?? String(error),
  );
