import { randomUUID } from 'node:crypto';
import { addHours } from '@sgb/contract/time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Buying, openBuying } from '../../buying/purchasing/purchase.fixture.ts';
import { buyTeamJob, endTeamJob, orderTeamJob } from './jobs.ts';
import { tiersOf } from './rules.ts';

let shop: Buying;
beforeAll(async () => {
  shop = await openBuying();
});
afterAll(() => shop.close());

/** An offer of the demo world that is cheaper for many, and how many that are. */
async function tieredOffer() {
  const { rows } = await shop.app.db.pool.query(
    'select id from products where stock_type = 0 and on_shelf order by id',
  );
  for (const { id } of rows) {
    const offer = await shop.shop.supplier.offer(id);
    const [sku] = offer.skus;
    const [tier] = tiersOf({ ...offer, stockType: 0, onShelf: true });
    const enough = sku && tier && tier.threshold <= 200 && sku.stock >= 2 * tier.threshold && offer.batch === 1;
    if (enough) return { offer, sku, tier };
  }
  throw new Error('the demo world has no such offer');
}

test('a team is bought as one purchase at the price of its tier when its window ends, whoever joined last', async () => {
  const { offer, sku, tier } = await tieredOffer();
  const { threshold } = tier;
  const quantities = [offer.minOrder, threshold - offer.minOrder, offer.minOrder];
  const clients = await Promise.all(
    quantities.map(async () => shop.shop.client(await shop.ticket(await shop.person(100_000_000)))),
  );
  let id: number | undefined;
  for (const [place, quantity] of quantities.entries()) {
    const client = clients[place];
    const about = { skuid: sku.id, quantity, ...(id === undefined ? { productid: offer.id, threshold } : { id }) };
    const agreed = (await client?.call('GET /api/team/preview', about))?.breakdown.totalCents ?? 0;
    const wish = { skuid: sku.id, quantity, agreed, key: randomUUID() };
    const joined = await (id === undefined
      ? client?.call('POST /api/team/start', { ...wish, productid: offer.id, threshold })
      : client?.call('POST /api/team/join', { ...wish, id }));
    id = joined?.id ?? 0;
    // As soon as it is reached they are orders, each of them once.
    await orderTeamJob.perform(shop.app, { id });
  }
  if (id === undefined) throw new Error('nobody started');
  const orders = async () =>
    (await shop.app.db.pool.query('select id, status from orders where type = 5 order by id')).rows;
  expect((await orders()).map(({ status }) => status)).toEqual([20, 20, 20]);

  shop.app.clock.moveTo(addHours(shop.app.clock.now(), 72));
  await endTeamJob.perform(shop.app, { id });
  await buyTeamJob.perform(shop.desk, { id });
  await buyTeamJob.perform(shop.desk, { id });
  expect((await orders()).map(({ status }) => status)).toEqual([30, 30, 30]);
  const bought = await shop.app.db.pool.query(
    `select distinct l.purchase_id, p.charged_fen, p.goods_fen from supplier_purchase_lines l
     join supplier_purchases p on p.id = l.purchase_id where l.order_id = any($1)`,
    [(await orders()).map((order) => order.id)],
  );
  const pieces = quantities.reduce((sum, quantity) => sum + quantity, 0);
  expect(bought.rows).toMatchObject([{ charged_fen: pieces * tier.fen }]);
});
