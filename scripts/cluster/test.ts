import { appendFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Cluster } from './cluster.ts';
import { type Fault, faults } from './faults.ts';
import { here, installPackages, whyNotHere } from './needs.ts';
import { type Figures, People } from './people.ts';
import { booksNow, restoreBeside } from './restore.ts';
import { type Row, rowText, tableText, verdictOf } from './table.ts';

/**
 * Puts load on a rehearsal of the cluster and lets one thing after the other go wrong:
 * npm run test:cluster [-- --rounds 3 --only 'primary loses power' --port 3650 --report cluster.md --people 4000 --keep].
 * Ends with 1 when an acknowledged operation was lost or doubled, the books differ, or something was away for too long.
 */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    only: { type: 'string', default: '' },
    port: { type: 'string', default: '3650' },
    people: { type: 'string', default: '2000' },
    report: { type: 'string', default: '' },
    keep: { type: 'boolean', default: false },
  },
});
const sentence = whyNotHere(here());
if (sentence) {
  console.error(sentence);
  process.exit(1);
}
installPackages(console.log);
const wanted = values.only.split(',').filter(Boolean);
const unknown = wanted.filter((name) => name !== 'restore' && !faults.some((fault) => fault.name === name));
if (unknown.length > 0) {
  console.error(
    `There is no fault '${unknown.join("', '")}'. There are: ${faults.map(({ name }) => name).join(', ')}, restore.`,
  );
  process.exit(1);
}
const chosen = wanted.length === 0 ? faults : faults.filter(({ name }) => wanted.includes(name));

const cluster = new Cluster();
const people: People[] = [];
const rows: Row[] = [];
const began = Date.now();
const say = (line: string) => console.log(`${String(Math.round((Date.now() - began) / 1000)).padStart(5)} s  ${line}`);

async function until(done: (figures: Figures) => boolean, outside: People, withinMs: number): Promise<void> {
  for (const end = Date.now() + withinMs; Date.now() < end; await pause(250)) if (done(await outside.figures())) return;
}

async function tryFault(round: number, fault: Fault, outside: People): Promise<void> {
  await cluster.databases.settled();
  await until(({ writesWorkNow }) => writesWorkNow, outside, 60_000);
  await outside.ask('mark');
  const heal = await fault.strike(cluster);
  await pause(fault.lastsMs);
  await until(({ writesWorkNow }) => writesWorkNow, outside, 60_000);
  const primaries = await cluster.databases.primaries();
  const { readGapMs, writeGapMs, acknowledged, requestsLost } = await outside.figures();
  const untold = (await fault.check?.(cluster)) ?? [];
  await heal();
  await cluster.databases.settled();
  await pause(2000);
  const differences = [...(await outside.ask<string[]>('compare')), ...untold];
  const row: Row = {
    round,
    fault: fault.name,
    measured: {
      readGapMs,
      writeGapMs,
      acknowledged,
      requestsLost: requestsLost.length,
      primaries: primaries.length,
      differences: differences.length,
    },
    allowed: fault.allowed,
  };
  rows.push(row);
  say(rowText(row));
  for (const [why, times] of Map.groupBy(requestsLost, (each) => each)) say(`  ${times.length} x ${why}`);
  for (const difference of differences.slice(0, 10)) say(`  ${difference}`);
}

async function tryRestore(round: number, outside: People): Promise<void> {
  await outside.ask('end');
  const quiet = await outside.ask<string[]>('compare', { quiet: true });
  const then = await booksNow(cluster);
  await pause(1500);
  await outside.ask('begin');
  await pause(5000);
  const differences = await restoreBeside(cluster, then);
  rows.push({
    round,
    fault: `restore to ${then.at}`,
    note: differences.join('; ') || `${then.entries} entries, the same as then`,
    failed: differences.length > 0,
  });
  say(rowText(rows.at(-1) as Row));
  rows.push({
    round,
    fault: 'all balances, nothing under way',
    note: `${quiet.length} differences`,
    failed: quiet.length > 0,
  });
  say(rowText(rows.at(-1) as Row));
}

function leave(code: number): never {
  for (const each of people) each.close();
  cluster.close(values.keep);
  process.exit(code);
}
process.on('SIGINT', () => leave(130));
process.on('SIGTERM', () => leave(143));
try {
  let outside: People | undefined;
  await cluster.open({
    port: Number(values.port),
    log: say,
    async beforeShops() {
      outside = new People(cluster, Number(values.people));
      people.push(outside);
      say('making people and goods');
      const env = await outside.ask<Record<string, string>>('prepare');
      return { ...env, RATE_LIMITS: 'off', PICTURE_INDEX: '0', LOG_LEVEL: 'warn' };
    },
  });
  if (!outside) throw new Error('nobody is outside');
  say('ready');
  await outside.ask('begin');
  await pause(5000);
  for (let round = 1; round <= Number(values.rounds); round++) {
    for (const fault of chosen) await tryFault(round, fault, outside);
    if (wanted.length === 0 || wanted.includes('restore')) await tryRestore(round, outside);
  }
  await outside.ask('end');
  const last = await outside.ask<string[]>('compare', { quiet: true });
  const { all, tallies } = await outside.figures();
  rows.push({
    round: Number(values.rounds),
    fault: 'at the end',
    note: `${all} acknowledged, ${last.length} differences`,
    failed: last.length > 0,
  });
  for (const difference of last.slice(0, 20)) say(`  ${difference}`);
  const text = tableText(rows, tallies);
  console.log(`\n${text}`);
  if (values.report) appendFileSync(values.report, text);
  leave(rows.some((row) => verdictOf(row) !== 'good') ? 1 : 0);
} catch (error) {
  console.error(error);
  if (rows.length > 0) console.log(tableText(rows, []));
  leave(1);
}
