import { makePeople } from '../support/people.ts';
import { lanes, measure, print } from '../support/rounds.ts';
import { onStage } from '../support/stage.ts';
import { checkoutsWithJobs } from './checkouts.ts';
import { offersOf, refreshOffers } from './goods.ts';
import { scenarios } from './scenarios.ts';

/**
 * npm run bench:buying: from the cart to the payment on one process, beside a bare Fastify route with one transaction of
 * three statements, measured in turns in one run; then whole checkouts on a process that does its jobs, too. Read the
 * ratios; the absolute figures belong to the machine.
 */

const requests = Number(process.env.BENCH_REQUESTS ?? 1000);
const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
const products = 10_000;
/** People beside the crowd: those who add, and those whose carts and orders are looked at. */
const others = requests + 4 * lanes;

async function scenesAlone(): Promise<void> {
  await onStage(products, async ({ shop, bare, db }) => {
    const people = await makePeople(db, requests + others);
    const offers = await offersOf(db, 400);
    await refreshOffers(db, offers);
    const waiting = people.slice(requests);
    const crowd = people.slice(0, requests);
    const list = await scenarios({ shop, bare, offers, crowd, few: (count) => waiting.splice(0, count) });
    await db.pool.query('vacuum analyze');
    print(list, await measure(list, rounds, () => refreshOffers(db, offers)));
  });
}

/** BENCH_ONLY=checkouts leaves the single calls out. */
if (process.env.BENCH_ONLY !== 'checkouts') await scenesAlone();
await checkoutsWithJobs(products);
