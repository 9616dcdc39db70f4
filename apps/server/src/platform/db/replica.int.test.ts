import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { modulesOf, settingsOf } from '../../app.ts';
import { ensureFirstData } from '../../first-data.ts';
import { ticketFor } from '../../permissions.fixture.ts';
import { testDemo } from '../../testing/demo.ts';
import { openTestShop, type TestShop } from '../../testing/shop.ts';
import { type Pair, startPair } from '../../testing/standby.ts';
import { checkReplica } from '../supervisor/replica.ts';
import { openDatabase } from './database.ts';
import { migrate } from './migrate.ts';
import { withReplica } from './replica.ts';

let pair: Pair;
let shop: TestShop;
/** Everything is read from the replica that may be: only what somebody has written asks for more. */
const lagMs = 600_000;

async function fill(url: string): Promise<void> {
  await migrate(url);
  const db = openDatabase({ url, poolSize: 2, onIdleError: () => undefined });
  await ensureFirstData(db, settingsOf(modulesOf(testDemo()))).finally(() => db.close());
}

beforeAll(async () => {
  pair = await startPair(fill);
  const database = { url: pair.primary.url, drop: async () => undefined };
  shop = await openTestShop({ database, outside: { replica: { url: pair.standby.url, lagMs } } });
});
afterAll(async () => {
  await shop.close();
  await pair.close();
});

let people = 0;
async function newcomer() {
  const name = `asker${++people}`;
  await shop.app.db.pool.query(
    `insert into accounts (username, email, password_hash, user_type, created_at, first_name, last_name)
     values ($1, $1 || '@example.com', '', -1, now(), 'Some', 'Body')`,
    [name],
  );
  const ticket = await ticketFor(shop, name);
  return { phone: shop.client(ticket), desk: shop.client(await ticketFor(shop, name)) };
}

type Client = ReturnType<TestShop['client']>;
const titlesFor = async (client: Client) =>
  (await client.call('GET /api/question/index', {})).items.map(({ title }) => title);

/** How many looks each server has taken since. */
async function looks(work: () => Promise<unknown>) {
  const count = async () => {
    const { values } = (await shop.app.metrics.registry.getSingleMetric('sgb_database_reads_total')?.get()) ?? {
      values: [],
    };
    const of = (server: string) => values.find(({ labels }) => labels.server === server)?.value ?? 0;
    return { replica: of('replica'), primary: of('primary') };
  };
  const before = await count();
  await work();
  const after = await count();
  return { replica: after.replica - before.replica, primary: after.primary - before.primary };
}

describe('a replica', () => {
  test('that is held back by 30 seconds keeps nobody from what they wrote, on any device; guests may see it later', async () => {
    await expect.poll(() => looks(() => titlesFor(shop.client())), { timeout: 20_000 }).toMatchObject({ primary: 0 });
    await pair.delay('30s');
    const askers = await Promise.all(Array.from({ length: 6 }, newcomer));
    const seen = await Promise.all(
      askers.map(async ({ phone, desk }, place) => {
        const missed: string[] = [];
        for (let times = 1; times <= 2; times++) {
          const title = `Does parcel ${place} of ${times} times arrive?`;
          await phone.call('POST /api/question/ask', { title, text: 'To Polokwane.', topicid: 1 });
          for (const client of [phone, desk, phone]) {
            if (!(await titlesFor(client)).includes(title)) missed.push(title);
          }
        }
        return missed;
      }),
    );
    expect(seen.flat()).toEqual([]);
    // The replica is really behind, and really asked.
    const guests = await looks(async () => expect(await titlesFor(shop.client())).toEqual([]));
    expect(guests).toEqual({ replica: 1, primary: 0 });
    await pair.delay('0');
    await pair.caughtUp();
    const [first] = askers;
    const own = await looks(async () => expect(await titlesFor(first?.phone as Client)).toHaveLength(12));
    // The session itself is the only look at the primary.
    expect(own).toEqual({ replica: 1, primary: 1 });
  });

  test('takes most looks of a day with eight guests to two shoppers', async () => {
    const { phone } = await newcomer();
    const guest = shop.client();
    const share = await looks(async () => {
      for (let round = 0; round < 10; round++) {
        for (let eachOf = 0; eachOf < 8; eachOf++) {
          await guest.call('GET /api/question/index', {});
          await guest.call('GET /api/search/keysearchlist', { keyword: 'shoe' });
        }
        await phone.call('GET /api/question/index', {});
        await phone.call('GET /api/cart/count/unpaid', {});
        if (round % 5 === 0)
          await phone
            .call('POST /api/question/ask', { title: `Question ${round} of the day?`, text: 'Words.', topicid: 1 })
            .catch(() => undefined);
      }
    });
    const part = share.replica / (share.replica + share.primary);
    console.log(
      `${share.replica} looks at the replica, ${share.primary} at the primary: ${(part * 100).toFixed(1)} % leave it`,
    );
    expect(part).toBeGreaterThan(0.75);
  });

  /** With a replica that may be behind by a second, and a count of who was asked. */
  function impatient(poolSize: number) {
    const primary = openDatabase({ url: pair.primary.url, poolSize, onIdleError: () => undefined });
    const counted = { replica: 0, primary: 0 };
    const beside = withReplica(primary, {
      url: pair.standby.url,
      poolSize: 2,
      lagMs: 1000,
      onIdleError: () => undefined,
      onTrouble: () => undefined,
      counts: (server) => counted[server]++,
    });
    return { primary, counted, beside };
  }

  test('that is behind by more than is allowed is not asked', async () => {
    await pair.delay('30s');
    const { primary, counted, beside: strict } = impatient(2);
    await primary.pool.query('create table if not exists behind (at timestamptz)');
    await expect
      .poll(
        async () => {
          await primary.pool.query('insert into behind values (now())');
          return (
            await strict.lagging(null).run<{ n: number }>('test.behind', 'select count(*)::int as n from behind', [])
          )[0]?.n;
        },
        { timeout: 20_000 },
      )
      .toBeGreaterThan(3);
    expect(counted.primary).toBeGreaterThan(0);
    await pair.delay('0');
    await strict.close();
  });

  test('answers in place of a primary that gives no connection, as soon as it can', async () => {
    await pair.delay('30s');
    const { primary, counted, beside } = impatient(1);
    const count = () => beside.lagging(null).run('test.readiness', 'select count(*)::int as n from readiness', []);
    await expect
      .poll(
        async () => {
          await primary.pool.query('update readiness set at = now()');
          await count();
          return counted.primary;
        },
        { timeout: 20_000 },
      )
      .toBeGreaterThan(0);
    const held = await primary.pool.connect();
    const before = counted.replica;
    const looked = count();
    await pair.delay('0');
    expect(await looked).toEqual([{ n: 1 }]);
    expect(counted.replica).toBe(before + 1);
    held.release();
    await beside.close();
  });

  test.each([
    ['the primary itself', () => pair.primary.url, /leads to a primary, not to a standby/],
    ['another database', () => inject('adminUrl'), /leads to another database \(system \d+\) than DATABASE_URL/],
    [
      'another name',
      () => pair.standby.url.replace('/sgb?', '/postgres?'),
      /names the database 'postgres', DATABASE_URL 'sgb'/,
    ],
    [
      'a host that is none',
      () => 'postgresql://sgb:x@nowhere.invalid/sgb',
      /cannot be asked: .*leave the variable out/,
    ],
  ])('that is %s is refused at the start', async (_what, url, sentence) => {
    await expect(checkReplica(pair.primary.url, url(), () => undefined)).rejects.toThrow(sentence);
  });

  test('that is away is told, and the shop starts without it', async () => {
    const told: string[] = [];
    await checkReplica(pair.primary.url, 'postgresql://sgb:x@127.0.0.1:9/sgb', (line) => told.push(line));
    expect(told).toEqual([expect.stringMatching(/cannot be asked: .*The primary answers everything until it can\./)]);
    await checkReplica(pair.primary.url, pair.standby.url, (line) => told.push(line));
    expect(told).toHaveLength(1);
  });

  test('goes on answering guests while the primary is away, and the primary while the replica is', async () => {
    await pair.caughtUp();
    await titlesFor(shop.client());
    await pair.primary.stop();
    expect((await titlesFor(shop.client())).length).toBeGreaterThan(0);
    await pair.standby.stop();
    expect((await shop.fastify.inject('/api/question/index')).statusCode).toBe(503);
  });
});
