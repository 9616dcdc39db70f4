import { offersOf } from '../buying/goods.ts';
import { makePeople } from '../support/people.ts';
import { bareThree, measure, print } from '../support/rounds.ts';
import { onStage } from '../support/stage.ts';
import { printLive } from './live.ts';
import { bindCrowd, printClosing, roundScenarios } from './rounds.ts';
import { teamScenarios } from './teams.ts';

/**
 * npm run bench:community: what people do together on one process, beside a bare Fastify route with one transaction of three
 * statements, measured in turns in one run. Read the ratios; the absolute figures belong to the machine.
 */

const requests = Number(process.env.BENCH_REQUESTS ?? 1000);
const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
const products = 2_000;
/** Of the round that all of the crowd look at. */
const changes = 20;

await onStage(products, async (stage) => {
  const { shop, bare, db } = stage;
  const crowd = await makePeople(db, requests);
  const starters = await makePeople(db, 20);
  const offers = await offersOf(db, 100);
  const skus = offers.flatMap((offer) => offer.skus.slice(0, 1).map(({ skuid }) => skuid));
  const teams = teamScenarios({ shop, db, offers: offers.slice(0, 2 * (rounds + 1)), crowd, starters });
  const together = { shop, db, crowd, leaders: await makePeople(db, 20) };
  await bindCrowd(together);
  const list = [bareThree(bare, crowd, skus), ...teams, ...roundScenarios(together)];
  await db.pool.query('vacuum analyze');
  print(list, await measure(list, rounds));
  await printClosing(stage, together);
  await printLive(shop, db, crowd, changes);
});
