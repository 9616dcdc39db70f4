import { makePeople } from '../support/people.ts';
import { bareThree, measure, print } from '../support/rounds.ts';
import { onStage } from '../support/stage.ts';
import { openSelling, sellingScenario } from './selling.ts';
import { fillShelves, shelfScenarios } from './shelves.ts';

/**
 * npm run bench:stock: a piece of a seller's shelf is bought, beside a bare Fastify route with one transaction of three
 * statements, and the shelves of a seller with 10,000 SKUs and 1,000,000 movements are looked at, in turns in one run. Read the
 * ratios; the absolute figures belong to the machine.
 */

const requests = Number(process.env.BENCH_REQUESTS ?? 500);
const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
const products = 2_000;
const sellers = 50;

await onStage(products, async ({ shop, bare, db }) => {
  const crowd = await makePeople(db, requests);
  const selling = await openSelling(db, await makePeople(db, sellers));
  const [keeper] = await makePeople(db, 1);
  if (!keeper) throw new Error('nobody keeps a shelf');
  await fillShelves(db, keeper);
  const skus = selling.map(({ skuId }) => String(skuId));
  const list = [
    bareThree(bare, crowd, skus),
    await sellingScenario(shop, crowd, selling),
    ...shelfScenarios(shop, keeper, requests),
  ];
  await db.pool.query('vacuum analyze');
  print(list, await measure(list, rounds));
});
