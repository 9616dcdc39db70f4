import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase } from '@sgb/server/platform/db/database.ts';
import { migrate } from '@sgb/server/platform/db/migrate.ts';
import { startPaymentSimulator } from '@sgb/simulators/payments/server.ts';
import { startSimulator as startSupplierSimulator } from '@sgb/simulators/supplier-1688/server.ts';
import { compare } from '../../bench/kills/compare.ts';
import { startLanes } from '../../bench/kills/lanes.ts';
import { type World, worldOf } from '../../bench/kills/operation.ts';
import { operations as all } from '../../bench/kills/operations.ts';
import { makeCrowd } from '../../bench/kills/people.ts';
import { Probe } from './probe.ts';

/**
 * The people outside: a process on a host of its own, who move money and look at pages all the while. What it is asked and
 * what it answers are messages of its parent.
 */
interface Asked {
  readonly id: number;
  readonly act: 'prepare' | 'begin' | 'end' | 'compare' | 'mark' | 'figures';
  readonly shopUrl: string;
  readonly databaseUrl: string;
  readonly address: string;
  readonly people: number;
  readonly quiet: boolean;
}

/** Few of each: the machine is shared, and what counts is what happens to each of them. */
const operations = all.map((operation) => ({ ...operation, lanes: 1 }));
let world: World | undefined;
let endLanes: (() => Promise<void>) | undefined;
let failure: unknown;
let probes: { readonly reads: Probe; readonly writes: Probe } | undefined;
let markedAt = { acknowledged: 0, askedAgain: 0 };

const known = () => {
  if (!world || !probes) throw new Error('nothing is prepared');
  return { world, probes };
};

const acts: Record<Asked['act'], (asked: Asked) => Promise<unknown>> = {
  async prepare({ shopUrl, databaseUrl, address, people }) {
    await migrate(databaseUrl);
    const db = openDatabase({ url: databaseUrl, poolSize: 2, onIdleError: () => undefined, statementTimeoutMs: 0 });
    const crowd = await makeCrowd(db, people).finally(() => db.close());
    const supplier = await startSupplierSimulator({ host: address });
    const payments = await startPaymentSimulator({
      host: address,
      yocoWebhook: `${shopUrl}/api/payments/yoco/webhook`,
      retryMs: Array<number>(500).fill(500),
    });
    world = worldOf(crowd, shopUrl);
    probes = {
      reads: new Probe(`${shopUrl}/api/question/index?page=1`),
      writes: new Probe(`${shopUrl}/readyz`),
    };
    return { ...payments.env, ...supplier.env };
  },
  async begin() {
    endLanes = startLanes(known().world, operations, (error) => {
      failure = error;
    });
    known().probes.reads.start();
    known().probes.writes.start();
  },
  async end() {
    await endLanes?.();
    await known().probes.reads.stop();
    await known().probes.writes.stop();
  },
  async mark() {
    known().probes.reads.mark();
    known().probes.writes.mark();
    markedAt = { acknowledged: known().world.record.acknowledged, askedAgain: known().world.record.askedAgain.length };
  },
  async figures() {
    const { record } = known().world;
    if (failure) throw failure;
    const { reads, writes } = known().probes;
    return {
      acknowledged: record.acknowledged - markedAt.acknowledged,
      all: record.acknowledged,
      readGapMs: reads.longestGapMs(),
      writeGapMs: writes.longestGapMs(),
      requestsLost: [
        ...record.askedAgain.slice(markedAt.askedAgain),
        ...reads.failed.map((why) => `a guest's look: ${why}`),
      ],
      writesWorkNow: writes.worksNow,
      tallies: [...record.tallies],
    };
  },
  compare: ({ databaseUrl, quiet }) => compare(databaseUrl, known().world, operations, { quiet }),
};

process.on('message', async (asked: Asked) => {
  try {
    process.send?.({ id: asked.id, answer: (await acts[asked.act](asked)) ?? null });
  } catch (error) {
    process.send?.({ id: asked.id, failed: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
});
process.on('disconnect', () => process.exit(0));
process.on('unhandledRejection', async (error) => {
  failure = error;
  await pause(10);
});
