import { addHours } from '@sgb/contract/time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ticketFor } from '../../../permissions.fixture.ts';
import { type Buying, openBuying } from '../../buying/purchasing/purchase.fixture.ts';
import { buyTeamJob, endTeamJob } from './jobs.ts';
import { reachedTeam } from './reached.fixture.ts';

let shop: Buying;
beforeAll(async () => {
  shop = await openBuying();
});
afterAll(() => shop.close());

test('a team is bought as one purchase at the price of its tier when its window ends, whoever joined last', async () => {
  const { id, orderIds, fen } = await reachedTeam(shop);
  expect(await shop.statuses(orderIds)).toEqual([20, 20, 20]);
  // More may still join: buyers neither see its orders nor buy them.
  const buyer = async () => shop.shop.client(await ticketFor(shop.shop, 'demo_buyer'));
  const client = await buyer();
  expect(await client.call('GET /api/staff/purchase/queue', {})).toMatchObject({ items: [], total: 0 });
  const found = await shop.app.db.pool.query('select supplier_id from orders where id = $1', orderIds.slice(0, 1));
  const supplierId = Number(found.rows[0].supplier_id);
  expect(await client.call('GET /api/staff/purchase/orders', { supplierId })).toMatchObject({ items: [], total: 0 });
  await expect(client.call('POST /api/staff/purchase/place', { orderIds })).rejects.toMatchObject({ status: 3000190 });
  shop.app.clock.moveTo(addHours(shop.app.clock.now(), 72));
  await endTeamJob.perform(shop.app, { id });
  const due = await (await buyer()).call('GET /api/staff/purchase/queue', {});
  expect(due).toMatchObject({ items: [{ supplierId, orders: 3 }] });
  await buyTeamJob.perform(shop.desk, { id });
  await buyTeamJob.perform(shop.desk, { id });
  expect(await shop.statuses(orderIds)).toEqual([30, 30, 30]);
  const { rows } = await shop.app.db.pool.query(
    `select distinct l.purchase_id, p.charged_fen from supplier_purchase_lines l
     join supplier_purchases p on p.id = l.purchase_id where l.order_id = any($1)`,
    [orderIds],
  );
  expect(rows).toMatchObject([{ charged_fen: fen }]);
});
