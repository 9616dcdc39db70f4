import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from '@sgb/server/platform/db/database.ts';
import { migrate } from '@sgb/server/platform/db/migrate.ts';
import { freePort } from '@sgb/server/platform/free-port.ts';
import { startPaymentSimulator } from '@sgb/simulators/payments/server.ts';
import { startSimulator as startSupplierSimulator } from '@sgb/simulators/supplier-1688/server.ts';
import { compare } from './compare.ts';
import { makeDatabase } from './database.ts';
import { startLanes } from './lanes.ts';
import { type Operation, worldOf } from './operation.ts';
import { makeCrowd, usualShare } from './people.ts';
import type { Tally } from './record.ts';
import { type KillKind, startKillableShop } from './shop.ts';

export interface KillRun {
  readonly kills: number;
  /** What is killed, in turn; left out: all of them. */
  readonly kinds?: readonly KillKind[];
  readonly operations: readonly Operation[];
  readonly log: (line: string) => void;
  /** People who do one thing each, for every kill. */
  readonly peoplePerKill: number;
  /** How many wishes at most are acknowledged between two kills: moments are counted, so that no machine is too slow. */
  readonly mostBetween: number;
  /** Ends it before its time, after the kill that is under way. */
  readonly signal?: AbortSignal;
}

export interface KillResult {
  readonly kills: ReadonlyMap<KillKind, number>;
  readonly tallies: ReadonlyMap<string, Tally>;
  readonly differences: readonly string[];
}

const usual: readonly KillKind[] = [
  'database',
  'process',
  'worker',
  'postmaster',
  'backends',
  'power',
  'server',
  'worker',
  'backends',
];
const usualKind = (kill: number): KillKind => usual[kill % usual.length] ?? 'database';

const lookEvery = 4;
const quietEvery = 24;

/** Too little is acknowledged for so long: everybody has done what they could. */
const dryMs = 60_000;

const lanesOf = (some: readonly Operation[]) => some.reduce((sum, { lanes }) => sum + lanes, 0);

/** How many have to stock up, so that those who count do not run out of batches before the others are done. */
const shareOf = (operations: readonly Operation[]) =>
  Math.max(usualShare, lanesOf(operations.filter(({ byStockers }) => byStockers)) / lanesOf(operations));

/** A database with everybody in it. */
export async function prepare(url: string, people: number, share = usualShare) {
  await migrate(url);
  const db = openDatabase({ url, poolSize: 2, onIdleError: () => undefined, statementTimeoutMs: 0 });
  return makeCrowd(db, people, share).finally(() => db.close());
}

/** Kills what serves and what keeps, while clients ask and ask again, and holds their record against the books. */
export async function runKills(options: KillRun): Promise<KillResult> {
  const undo: (() => Promise<void>)[] = [];
  try {
    return await killing(options, (close) => undo.unshift(close));
  } finally {
    for (const close of undo) await close();
  }
}

async function killing(options: KillRun, later: (close: () => Promise<void>) => void): Promise<KillResult> {
  const { kills, kinds = [], operations, log, peoplePerKill, mostBetween, signal } = options;
  const port = await freePort();
  const database = await makeDatabase();
  later(() => database.close());
  const crowd = await prepare(database.url, kills * peoplePerKill, shareOf(operations));
  const supplier = await startSupplierSimulator();
  later(() => supplier.close());
  const payments = await startPaymentSimulator({
    yocoWebhook: `http://127.0.0.1:${port}/api/payments/yoco/webhook`,
    // A gateway gives up after a day, not after a second.
    retryMs: Array<number>(500).fill(200),
  });
  later(() => payments.close());
  const shop = await startKillableShop(database, { port, env: { ...payments.env, ...supplier.env } });
  later(() => shop.close());
  const world = worldOf(crowd, shop.url);
  const { record } = world;
  const differences: string[] = [];
  const done = new Map<KillKind, number>();
  log('ready');

  let failure: unknown;
  const begin = () =>
    startLanes(world, operations, (error) => {
      failure = error;
    });
  async function look(quiet: boolean): Promise<void> {
    differences.push(...(await compare(database.url, world, operations, { quiet })));
  }

  /** False: nobody is left who has something to do. */
  async function someWork(): Promise<boolean> {
    const target = record.acknowledged + randomInt(1, mostBetween);
    const until = Date.now() + dryMs;
    while (record.acknowledged < target && !failure && Date.now() < until) await wait(5);
    if (failure) throw failure;
    await wait(randomInt(0, 50));
    return record.acknowledged >= target;
  }

  let end = begin();
  for (let kill = 1, last = false; !last; kill++) {
    const isDry = !(await someWork());
    if (isDry) log(`everybody has done what they could: it ends after kill ${kill}`);
    const kind = kinds[(kill - 1) % kinds.length] ?? usualKind(kill);
    const from = performance.now();
    await shop.kill(kind);
    const back = Math.round(performance.now() - from);
    done.set(kind, (done.get(kind) ?? 0) + 1);
    last = kill === kills || isDry || signal?.aborted === true;
    const quiet = last || kill % quietEvery === 0;
    if (quiet) await end();
    if (quiet || kill % lookEvery === 0) await look(quiet);
    log(
      `kill ${kill}, ${kind}: back after ${back} ms, ${record.acknowledged} acknowledged, ${differences.length} differences`,
    );
    if (quiet && !last) end = begin();
  }
  return { kills: done, tallies: record.tallies, differences };
}
