import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '@sgb/server/platform/db/database.ts';
import { get, post, send } from '../support/load.ts';
import type { Person } from '../support/people.ts';
import { lanes, type Scenario } from '../support/rounds.ts';
import { receiverOf, shelve } from '../support/shelves.ts';
import type { Stage } from '../support/stage.ts';

export interface RoundStage {
  readonly shop: string;
  readonly db: Database;
  readonly crowd: readonly Person[];
  readonly leaders: readonly Person[];
}

const box = { grams: 950, lengthMm: 200, widthMm: 150, heightMm: 100 };

/** Everybody of a crowd has an address and is the member of one of these leaders, in turn. */
export async function bindCrowd({ shop, db, crowd, leaders }: RoundStage): Promise<void> {
  const ids = (people: readonly Person[]) => people.map(({ id }) => id);
  await db.pool.query('update accounts set user_type = 1 where id = any($1)', [ids(leaders)]);
  await db.pool.query('update accounts set user_type = 2 where id = any($1)', [ids(crowd)]);
  await db.pool.query(
    "insert into contact_people (account_id, kind, since) select id, 'ambassador', now() from unnest($1::int[]) as id",
    [ids(leaders)],
  );
  await db.pool.query(
    `insert into contacts (account_id, contact_id, reason, assigned_at)
     select id, leader, 'bound', now() from unnest($1::int[], $2::int[]) as t (id, leader)`,
    [ids(crowd), crowd.map((_, place) => leaders[place % leaders.length]?.id)],
  );
  const addresses = crowd.map((person) => post(person, '/api/user/address/edit', receiverOf(person.id)));
  await send(shop, addresses, lanes);
}

async function openRound(db: Database, leader: Person): Promise<number> {
  const code = randomUUID().slice(0, 8).toUpperCase();
  const { rows } = await db.pool.query<{ id: number }>(
    `insert into rounds (leader_id, key, name, line, state, state_at, public, code, opened_at, ends_at)
     values ($1, $2, 'Bench', 'A1', 10, now(), true, $3, now(), now() + interval '5 days') returning id`,
    [leader.id, randomUUID(), code],
  );
  return rows[0]?.id ?? 0;
}

/** One new order each, for the round of their leader. */
async function joinings({ db, leaders }: RoundStage, people: readonly Person[], places: readonly number[]) {
  const rounds = await Promise.all(leaders.map((leader) => openRound(db, leader)));
  const owners = people.map(({ id }) => id);
  const orders = await db.transact((tx) => shelve(tx, owners, box));
  const shots = people.map((person, place) =>
    post(person, '/api/groupship/round/join', {
      id: rounds[(places[place] ?? 0) % rounds.length],
      orderids: [orders[place]],
    }),
  );
  return { rounds, shots };
}

/** Everybody puts something into the round of their leader, 50 into each. */
export function roundScenarios(stage: RoundStage): Scenario[] {
  const places = stage.crowd.map((_, place) => place);
  return [
    {
      name: 'join a round, 20 of them',
      url: stage.shop,
      aim: 0.3,
      shots: async () => (await joinings(stage, stage.crowd, places)).shots,
    },
  ];
}

const members = 200;

const leftText = `
  select (select count(*) from job_outbox) + (select count(*) from graphile_worker.jobs where run_at <= now()) as waiting`;

/** What the scenarios before have left for later is done: it is the closing that is measured, not them. */
async function untilIdle(db: Database): Promise<void> {
  for (let tries = 0; tries < 3_000; tries++) {
    const { rows } = await db.pool.query<{ waiting: string }>(leftText);
    if (Number(rows[0]?.waiting) === 0) return;
    await wait(100);
  }
  throw new Error('the worker does not come to an end');
}

/** How long it takes to close a round of 200: until everybody was told by the call, and until all parcels are paid for. */
export async function printClosing({ worker }: Stage, stage: RoundStage): Promise<void> {
  const { shop, db, crowd, leaders } = stage;
  const [leader] = leaders;
  if (!leader) throw new Error('nobody leads');
  const inside = crowd.slice(0, members);
  await db.pool.query('update contacts set contact_id = $1 where account_id = any($2)', [
    leader.id,
    inside.map(({ id }) => id),
  ]);
  const { rounds, shots } = await joinings({ ...stage, leaders: [leader] }, inside, []);
  const [id] = rounds;
  await send(shop, shots, lanes);
  const pages: number[] = [];
  for (let look = 0; look < 20; look++) {
    const from = performance.now();
    await send(shop, [get(leader, `/api/groupship/round?id=${id}`)], 1);
    pages.push(performance.now() - from);
  }
  const stop = await worker();
  await untilIdle(db);
  const begun = performance.now();
  await send(shop, [post(leader, '/api/groupship/round/close', { id })], 1);
  const answered = performance.now() - begun;
  for (;;) {
    const { rows } = await db.pool.query<{ billed: boolean }>(
      'select billed_at is not null as billed from rounds where id = $1',
      [id],
    );
    if (rows[0]?.billed) break;
    if (performance.now() - begun > 120_000) throw new Error('the round was not billed');
    await wait(5);
  }
  const billed = performance.now() - begun;
  await stop();
  const ms = (value: number) => value.toFixed(0);
  const page = pages.toSorted((one, other) => one - other)[10] ?? 0;
  console.log(`\na round of ${members}: its leader's page p50 ${ms(page)} ms`);
  console.log(
    `closing it is answered after ${ms(answered)} ms, everybody's freight set aside after ${ms(billed)} ms (aim 1000)`,
  );
}
