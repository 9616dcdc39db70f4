import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '@sgb/server/platform/db/database.ts';
import autocannon from 'autocannon';
import { fire, get, post, type Shot, send } from '../support/load.ts';
import { makePeople, type Person } from '../support/people.ts';
import { bareThree, lanes } from '../support/rounds.ts';
import { onStage } from '../support/stage.ts';
import { type Offer, offersOf, refreshOffers } from './goods.ts';

const seconds = Number(process.env.BENCH_SECONDS ?? 60);
const crowd = 2000;
const aim = 400;

/** Somebody, what they buy, and what they agree to pay for it. */
interface Wish {
  readonly person: Person;
  readonly offer: Offer;
  readonly totalCents: number;
}

const add = ({ person, offer: { productid, skus } }: Omit<Wish, 'totalCents'>) =>
  post(person, '/api/cart/add', { productid, skus: skus.slice(0, 1) });
const preview = ({ person }: Pick<Wish, 'person'>) => get(person, '/api/checkout/preview?market=0');
const submit = ({ person, totalCents }: Wish) =>
  post(person, '/api/checkout/submit', { market: 0, couponid: 0, agreed: totalCents, key: randomUUID() });

/** What each offer costs: so many people put one of them into their carts and look. */
async function pricesOf(url: string, people: readonly Person[], offers: readonly Offer[]): Promise<number[]> {
  const asking = offers.map((offer, nth) => ({ offer, person: people[nth] as Person }));
  await send(url, asking.map(add), lanes);
  const previews = await send<{ breakdown: { totalCents: number } }>(url, asking.map(preview), lanes);
  return previews.map(({ breakdown }) => breakdown.totalCents);
}

/**
 * Connections that add, look at the price and pay, again and again, for so long; answers how often they paid. They take
 * answers packed, as browsers do, and leave them so: they work on the machine of the shop that they measure.
 */
async function buy(url: string, duration: number, next: () => Wish): Promise<number> {
  const bad: string[] = [];
  let bought = 0;
  const sent = (request: autocannon.Request, shot: Shot): autocannon.Request => {
    const json = shot.body !== undefined && { 'content-type': 'application/json' };
    return { ...request, headers: { 'accept-encoding': 'gzip', ...json }, ...shot };
  };
  // What is refused is said in a few words, which are too short to be packed.
  const answered = (status: number, body: string, headers: Readonly<Record<string, unknown>> = {}) => {
    const isPacked = headers['content-encoding'] === 'gzip';
    if (status !== 200 || !(isPacked || body.startsWith('{"status":0,'))) bad.push(`${status} ${body.slice(0, 300)}`);
  };
  const wishOf = new WeakMap<object, Wish>();
  const the = (lane: object) => wishOf.get(lane) as Wish;
  const requests: autocannon.Request[] = [
    {
      setupRequest(request, lane) {
        wishOf.set(lane, next());
        return sent(request, add(the(lane)));
      },
      onResponse: (status, body, _lane, headers) => answered(status, body, headers),
    },
    {
      setupRequest: (request, lane) => sent(request, preview(the(lane))),
      onResponse: (status, body, _lane, headers) => answered(status, body, headers),
    },
    {
      setupRequest: (request, lane) => sent(request, submit(the(lane))),
      onResponse(status, body, _lane, headers) {
        answered(status, body, headers);
        bought += 1;
      },
    },
  ];
  await autocannon({ url, connections: lanes, duration, requests });
  if (bad.length > 0) throw new Error(`${bad.length} answers were refused, such as: ${bad[0]}`);
  return bought;
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
      const prices = await pricesOf(shop, await makePeople(db, offers.length), offers);
      const skus = offers.flatMap((offer) => offer.skus.slice(0, 1).map(({ skuid }) => skuid));
      const three = bareThree(bare, people, skus);
      const bareNow = async () => (await fire(three.url, await three.shots(), lanes)).perSecond;
      await bareNow();
      let place = 0;
      const next = (): Wish => {
        const nth = place++;
        const offer = nth % offers.length;
        return { person: people[nth % crowd] as Person, offer: offers[offer] as Offer, totalCents: prices[offer] ?? 0 };
      };
      await buy(shop, 3, next);
      // Of those who had not paid yet when the time was over.
      await db.pool.query('delete from cart_lines');
      await refreshOffers(db, offers);
      const bareBefore = await bareNow();
      const started = performance.now();
      const bought = await buy(shop, seconds, next);
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
