import { setTimeout as wait } from 'node:timers/promises';
import type { GatewayName } from '@sgb/contract/recharge-options.ts';
import type { PaymentGateways } from '@sgb/server/adapters/payment/create.ts';
import { jobs } from '@sgb/server/app.ts';
import { readConfig } from '@sgb/server/config.ts';
import { openPayments } from '@sgb/server/payments.ts';
import { migrate } from '@sgb/server/platform/db/migrate.ts';
import { freePort } from '@sgb/server/platform/free-port.ts';
import { emptyDatabase } from '@sgb/server/testing/empty-database.ts';
import { openTestShop, type TestShop } from '@sgb/server/testing/shop.ts';
import { type PaymentSimulator, startPaymentSimulator } from '@sgb/simulators/payments/server.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compare } from './compare.ts';
import { type World, worldOf } from './operation.ts';
import { operations } from './operations.ts';
import { makeCrowd } from './people.ts';

/** A pool that is always used up: whoever held a connection and waited for a second one would wait for ever. */
const poolSize = 2;
const atOnce = 50;

let shop: TestShop;
let simulator: PaymentSimulator;
let world: World;
const payments = new Map() as PaymentGateways & Map<GatewayName, never>;
let ended = false;

/** What workers would do with what the gateways tell. */
async function workCallbacks(): Promise<void> {
  const callback = jobs.find(({ name }) => name === 'recharge.callback');
  for (; !ended; await wait(50)) {
    const { rows } = await shop.app.db.read(({ connection }) =>
      connection.query<{ id: string }>('select id from payment_callbacks where state = 0'),
    );
    await Promise.all(rows.map(({ id }) => callback?.perform(shop.app, { id: Number(id) })));
  }
}

/** What somebody waits for who closed a round or completed a team. */
const waitedFor = ['rounds.bill', 'teams.order'];

async function workWishes(): Promise<void> {
  for (; !ended; await wait(50)) {
    const { rows } = await shop.app.db.pool.query<{ job: string; payload: object }>(
      'delete from job_outbox where job = any($1::text[]) returning job, payload',
      [waitedFor],
    );
    for (const { job, payload } of rows) await jobs.find(({ name }) => name === job)?.perform(shop.app, payload);
  }
}
let working: Promise<unknown>;

beforeAll(async () => {
  const port = await freePort();
  const base = `http://127.0.0.1:${port}`;
  simulator = await startPaymentSimulator({ yocoWebhook: `${base}/api/payments/yoco/webhook`, retryMs: [200, 200] });
  const database = await emptyDatabase();
  await migrate(database.url);
  shop = await openTestShop({ database, outside: { poolSize, payments, publicUrl: base } });
  // The crowd goes by the clock of the database.
  shop.fastify.addHook('onRequest', async () => shop.app.clock.moveTo(new Date()));
  for (const [name, gateway] of openPayments(shop.app, readConfig({ ...simulator.env })))
    payments.set(name, gateway as never);
  const crowd = await makeCrowd(shop.app.db, operations.length * atOnce);
  await shop.fastify.listen({ port, host: '127.0.0.1' });
  world = worldOf(crowd, base);
  working = Promise.all([workCallbacks(), workWishes()]);
}, 120_000);
afterAll(async () => {
  ended = true;
  await working;
  await simulator.close();
  await shop.close();
});

/** But for what a supplier has to sell first: none is there. */
const withoutSupplier = operations.filter(({ name }) => name !== 'refund');

test.each(withoutSupplier)(
  'fifty of $name at once, on two connections, are all answered',
  { timeout: 60_000 },
  async (each) => {
    await Promise.all(Array.from({ length: atOnce }, () => each.perform(world)));
    const { acknowledged, retried } = world.record.tallyOf(each.name);
    expect(retried).toBe(0);
    expect(acknowledged).toBeGreaterThan(0);
  },
);

test('and nothing is lost, done twice or out of balance', async () => {
  expect(await compare(shop.url, world, operations, { quiet: true })).toEqual([]);
});
