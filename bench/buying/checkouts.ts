import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import type { Database } from '@sgb/server/platform/db/database.ts';
import { fire, get, post, type Shot } from '../support/load.ts';
import { makePeople, type Person } from '../support/people.ts';
import { bareThree, lanes } from '../support/rounds.ts';
import { onStage } from '../support/stage.ts';
import { type Offer, offersOf, refreshOffers } from './goods.ts';

const seconds = Number(process.env.BENCH_SECONDS ?? 60);
const crowd = 2000;
const aim = 400;

const agent = new Agent({ keepAlive: true, maxSockets: lanes });

/** As a browser asks, which takes answers packed. Not with `fetch`: it takes as long over a checkout as the database does. */
function answered<Data>(url: string, { method, path, body }: Shot): Promise<Data> {
  const json = body !== undefined && { 'content-type': 'application/json' };
  const headers = { 'accept-encoding': 'gzip', ...json };
  return new Promise((resolve, reject) => {
    const asking = request(`${url}${path}`, { method, agent, headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('error', reject).on('end', () => {
        const whole = Buffer.concat(parts);
        const text = answer.headers['content-encoding'] === 'gzip' ? gunzipSync(whole) : whole;
        const { status, message, data } = JSON.parse(String(text)) as { status: number; message: string; data: Data };
        if (status === 0) resolve(data);
        else reject(new Error(`${method} ${path}: ${message}`));
      });
    });
    asking.on('error', reject).end(body);
  });
}

async function buy(url: string, person: Person, { productid, skus }: Offer): Promise<void> {
  await answered(url, post(person, '/api/cart/add', { productid, skus: skus.slice(0, 1) }));
  const { breakdown } = await answered<{ breakdown: { totalCents: number } }>(
    url,
    get(person, '/api/checkout/preview?market=0'),
  );
  const paid = { market: 0, couponid: 0, agreed: breakdown.totalCents, key: randomUUID() };
  await answered(url, post(person, '/api/checkout/submit', paid));
}

const leftText = `
  select (select count(*) from job_outbox) + (select count(*) from graphile_worker._private_jobs where run_at <= now())
    as jobs, (select count(*) from outbox where delivered_at is null) as letters`;

async function left(db: Database) {
  const { rows } = await db.pool.query<{ jobs: string; letters: string }>(leftText);
  return { jobs: Number(rows[0]?.jobs), letters: Number(rows[0]?.letters) };
}

/**
 * Whole checkouts (add to the cart, look at the price, pay) a second on one process that does its jobs as well, and how
 * long the jobs take afterwards. BENCH_SECONDS says for how long.
 */
export async function checkoutsWithJobs(products: number): Promise<void> {
  await onStage(
    products,
    async ({ shop, bare, db }) => {
      const people = await makePeople(db, crowd);
      const offers = (await offersOf(db, 400)).slice(0, 100);
      await refreshOffers(db, offers);
      await db.pool.query('vacuum analyze');
      const skus = offers.flatMap((offer) => offer.skus.slice(0, 1).map(({ skuid }) => skuid));
      const three = bareThree(bare, people, skus);
      const bareNow = async () => (await fire(three.url, await three.shots(), lanes)).perSecond;
      await bareNow();
      let bought = 0;
      const during = async (until: number) => {
        const lane = async (nth: number) => {
          for (let place = nth; performance.now() < until; place += lanes) {
            const [person, offer] = [people[place % crowd], offers[place % offers.length]];
            if (person && offer) await buy(shop, person, offer);
            bought += 1;
          }
        };
        await Promise.all(Array.from({ length: lanes }, (_, nth) => lane(nth)));
      };
      await during(performance.now() + 3000);
      await refreshOffers(db, offers);
      bought = 0;
      const bareBefore = await bareNow();
      const started = performance.now();
      await during(started + seconds * 1000);
      const ended = performance.now();
      const { jobs, letters } = await left(db);
      let rest = { jobs, letters };
      while (rest.jobs + rest.letters > 0 && performance.now() < ended + 120_000) {
        await pause(100);
        rest = await left(db);
      }
      const rate = bought / ((ended - started) / 1000);
      const emptied =
        rest.jobs + rest.letters > 0 ? 'never' : `after ${((performance.now() - ended) / 1000).toFixed(1)} s`;
      const floor = (bareBefore + (await bareNow())) / 2;
      console.log(
        `\n${rate.toFixed(0)} checkouts/s of add, preview and pay, aim ${aim}: ${rate >= aim ? 'met' : 'missed'}`,
      );
      console.log(`${(rate / floor).toFixed(2)} of ${floor.toFixed(0)} bare transactions/s of three statements`);
      console.log(`${jobs} jobs and ${letters} letters were left; all were done ${emptied}`);
    },
    { JOBS: 'on' },
  );
}
