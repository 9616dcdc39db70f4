import { addHours } from '@sgb/contract/time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
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
  shop.app.clock.moveTo(addHours(shop.app.clock.now(), 72));
  await endTeamJob.perform(shop.app, { id });
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
