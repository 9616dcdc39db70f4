import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from '@sgb/server/platform/db/database.ts';
import { freePort } from '@sgb/server/platform/free-port.ts';
import { startPaymentSimulator } from '@sgb/simulators/payments/server.ts';
import { startSimulator as startSupplierSimulator } from '@sgb/simulators/supplier-1688/server.ts';
import { compare } from '../kills/compare.ts';
import { makeDatabase } from '../kills/database.ts';
import { startLanes } from '../kills/lanes.ts';
import { worldOf } from '../kills/operation.ts';
import { operations } from '../kills/operations.ts';
import { prepare } from '../kills/run.ts';
import { startKillableShop } from '../kills/shop.ts';
import { memoryOf, sum } from '../support/memory.ts';
import { startBrowsing } from './browse.ts';
import { faultsOf, jobsLeft } from './look.ts';
import { startPost } from './post.ts';

/** The day itself, started by `main.ts`, which turns the clock. */
const [minutes = 36, people = 6000] = process.argv.slice(2).map(Number);
const hours = 24;
const metricsToken = 'figures-of-the-day';
/** How much more the last quarter may hold in memory than the second. */
const flat = 1.1;

const undo: (() => Promise<void>)[] = [];
let early = false;
process.on('message', () => {
  early = true;
});

const mean = (numbers: readonly number[]) => (numbers.length === 0 ? 0 : sum(numbers) / numbers.length);

/**
 * PostgreSQL measures how long a statement takes by its clock, which is turned on by most of a minute each second: one that
 * waits its turn would have had its time at once.
 */
const patient = (url: string) => `${url}${url.includes('?') ? '&' : '?'}statement_timeout=86400000`;

async function day(): Promise<boolean> {
  const port = await freePort();
  const database = await makeDatabase();
  undo.unshift(() => database.close());
  const crowd = await prepare(database.url, people);
  const supplier = await startSupplierSimulator();
  undo.unshift(() => supplier.close());
  const yocoWebhook = `http://127.0.0.1:${port}/api/payments/yoco/webhook`;
  const payments = await startPaymentSimulator({ yocoWebhook, retryMs: Array<number>(500).fill(200) });
  undo.unshift(() => payments.close());
  const post = await startPost();
  undo.unshift(() => post.close());
  const clock = Object.entries(process.env).filter(([name]) => name === 'LD_PRELOAD' || name.includes('FAKE'));
  const env = {
    ...Object.fromEntries(clock),
    ...payments.env,
    ...supplier.env,
    ...post.env,
    DATABASE_URL: patient(database.url),
    METRICS_TOKEN: metricsToken,
    LOG_LEVEL: 'error',
  };
  const said: string[] = [];
  const onOutput = (text: string) => said.push(...text.split('\n').filter((line) => line.includes('"level"')));
  const shop = await startKillableShop(database, { port, env: env as Record<string, string>, onOutput });
  undo.unshift(() => shop.close());
  const db = openDatabase({ url: database.url, poolSize: 2, onIdleError: () => undefined });
  undo.unshift(() => db.close());

  const world = worldOf(crowd, shop.url);
  let failure: unknown;
  // Everybody has something to do until the evening.
  const most = Math.max(200, (minutes * 60_000 * 40) / people);
  const end = startLanes(
    world,
    operations,
    (error) => {
      failure = error;
    },
    { least: Math.round(most / 2), most: Math.round(most * 1.5) },
  );
  const browsing = startBrowsing(world, shop.url, 6);
  process.send?.('turn');
  const memory: number[] = [];
  const sampling = setInterval(() => memory.push(sum(memoryOf(shop.pid))), 5000);
  const differences: string[] = [];
  const from = performance.now();
  console.log('the day begins');
  let told = 0;
  for (let hour = 1; hour <= hours && !early; hour++) {
    const until = from + (hour * minutes * 60_000) / hours;
    while (performance.now() < until && !early) {
      if (failure) throw failure;
      await wait(200);
    }
    differences.push(...(await compare(database.url, world, operations, { quiet: false })));
    const faults = await faultsOf(shop.url, metricsToken);
    const waiting = await jobsLeft(db);
    // Those of staff end after twelve hours, and somebody else comes to work.
    await db.pool.query('update sessions set created_at = $2 where account_id = $1', [world.staff.id, new Date()]);
    for (const line of said.slice(told, told + 5))
      console.log(`  ${line.slice(0, 400)} … ${/"cause.{0,600}/.exec(line)?.[0] ?? ''}`);
    told = said.length;
    console.log(
      `hour ${hour} (${new Date().toISOString()}): ${world.record.acknowledged} acknowledged, ${browsing.looks} looks, ${faults.answers} answers, ${faults.faults} of them 5xx, ${differences.length} differences, ${memory.at(-1)} MB, ${waiting.due} jobs due (${waiting.most})`,
    );
  }
  clearInterval(sampling);
  await browsing.end();
  await end();
  const left = await settled();
  differences.push(...(await compare(database.url, world, operations, { quiet: true })));

  /** What was asked for last is done. */
  async function settled() {
    for (const until = performance.now() + 120_000; performance.now() < until; await wait(500)) {
      if ((await jobsLeft(db)).due === 0) break;
    }
    return jobsLeft(db);
  }

  const { answers, faults, jobs, failedJobs, lines } = await faultsOf(shop.url, metricsToken);
  const quarter = Math.floor(memory.length / 4);
  const [second, last] = [mean(memory.slice(quarter, 2 * quarter)), mean(memory.slice(-quarter))];
  console.log(
    `\n${'operation'.padEnd(16)}${'acknowledged'.padStart(14)}${'refused'.padStart(10)}${'retried'.padStart(10)}`,
  );
  for (const [name, { acknowledged, refused, retried }] of world.record.tallies)
    console.log(
      `${name.padEnd(16)}${String(acknowledged).padStart(14)}${String(refused).padStart(10)}${String(retried).padStart(10)}`,
    );
  const seen = [...browsing.answers].sort(([one], [other]) => one - other).map(([http, count]) => `${http}: ${count}`);
  console.log(`\n${answers} answers of the server, ${faults} of them 5xx; looks by status ${seen.join(', ')}`);
  for (const line of [...lines, ...browsing.faults].slice(0, 30)) console.log(`  ${line}`);
  console.log(`${said.length} errors in the log`);
  for (const line of said.slice(0, 10)) console.log(`  ${line.slice(0, 1000)}`);
  console.log(
    `${jobs} jobs done by the server's process, ${failedJobs} tries failed; left at the end: ${left.due} due, ${left.failed} given up, ${left.later} for later`,
  );
  for (const error of left.errors) console.log(`  ${error}`);
  console.log(`memory: second quarter ${Math.round(second)} MB, last quarter ${Math.round(last)} MB`);
  console.log(`${differences.length} differences between what clients were told and the books.`);
  for (const difference of [...new Set(differences)].slice(0, 50)) console.log(`  ${difference}`);
  const sound = faults === 0 && browsing.faults.length === 0 && differences.length === 0;
  return sound && left.due === 0 && left.failed === 0 && last <= second * flat;
}

try {
  process.exitCode = (await day()) ? 0 : 1;
} finally {
  for (const close of undo) await close();
  process.disconnect?.();
}
