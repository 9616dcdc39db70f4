import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openDatabase } from '@sgb/server/platform/db/database.ts';
import { startShop } from '../e2e/support/shop.ts';
import { tryBroken } from './broken.ts';
import { chanceOf } from './chance.ts';
import { kinds, strangers, tryDoors, visitorOf } from './doors.ts';
import { Findings } from './findings.ts';
import { fuzz } from './fuzz.ts';
import { fuzzLong } from './long.ts';
import { tryOthersThings } from './others.ts';
import { checkBooks, race } from './races.ts';
import { tryCodes, trySessions } from './sessions.ts';
import { tryStored } from './stored.ts';
import { overNetwork } from './target.ts';
import { tryUploads } from './uploads.ts';

/**
 * Attacks a demo shop that it starts for itself: npm run attack -- [--minutes 10] [--seed 1]. Whatever it finds it prints
 * as a line for curl; the same seed makes the same requests. Ends with 1 when it found anything. With --requests 1000000 it
 * sends so many odd inputs and nothing else.
 */
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    seed: { type: 'string', default: String(Date.now() % 1e6) },
    requests: { type: 'string' },
  },
});
if (values.requests) {
  const found = await fuzzLong(Number(values.requests), Number(values.seed));
  process.exit(found === 0 ? 0 : 1);
}
const chance = chanceOf(Number(values.seed));
console.log(`seed ${values.seed}`);
// Nothing moves by the clock meanwhile, so that whatever changes was changed by the attack.
const complaints: string[] = [];
const shop = await startShop({
  products: 400,
  env: { JOBS: 'off', LOG_LEVEL: 'warn' },
  onLine: (line) => line.includes('"reqId"') && complaints.push(line),
});
const url = await readFile(join(shop.dataDir, 'database-url'), 'utf8');
const db = openDatabase({ url, poolSize: 4, onIdleError: () => undefined, statementTimeoutMs: 0 });
const target = overNetwork(shop.base, db.pool);
const findings = new Findings(target);
const until = Date.now() + Number(values.minutes) * 60_000;

async function part(name: string, work: () => Promise<unknown>): Promise<void> {
  const from = performance.now();
  await work();
  console.log(`${name.padEnd(14)}${((performance.now() - from) / 1000).toFixed(1).padStart(8)} s`);
}

try {
  const visitors = [...strangers];
  for (const kind of kinds) visitors.push(await visitorOf(target, `demo_${kind}`));
  await part('doors', () => tryDoors(findings, chance, visitors));
  await part('sessions', () => trySessions(target, findings));
  await part('broken', () => tryBroken(target, findings));
  await part('uploads', () => tryUploads(target, findings));
  await part('races', () => race(target, findings));
  const owner = await visitorOf(target, 'demo_shopper');
  const thief = await visitorOf(target, 'demo_business');
  await part('others', () => tryOthersThings(target, findings, chance, { owner, thief, probes: 4000 }));
  await part('codes', () => tryCodes(findings));
  const shoppers = visitors.filter(({ person }) => person);
  // Half of the time that is left, so that the rest has some.
  const half = Date.now() + (until - Date.now()) / 2;
  await part('stored', () => tryStored(target, findings, chance, half));
  await part('fuzz', () =>
    fuzz(target, findings, chance, { visitors: shoppers, requests: 1e9, atOnce: 4, cheap: false, until }),
  );
  await part('books', () => checkBooks(db, findings));
} finally {
  // Also when the attack itself breaks: what it found until then is found.
  console.log(`\n${[...findings.counts].map(([name, count]) => `${name} ${count}`).join(', ')}`);
  for (const { part: name, why, curl, request } of findings.found) {
    console.log(`\n${name}: ${why}\n  ${curl}`);
    // Why it was so, in the shop's own words.
    for (const line of complaints) if (request && line.includes(request)) console.log(`  ${line}`);
  }
  console.log(`\n${findings.total} requests, ${findings.found.length} found`);
  await db.close();
  await shop.stop();
}
process.exitCode = findings.found.length === 0 ? 0 : 1;
