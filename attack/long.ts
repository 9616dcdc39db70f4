import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { openDatabase } from '@sgb/server/platform/db/database.ts';
import { memoryOf, sum } from '../bench/support/memory.ts';
import { prepareData, startShop } from '../e2e/support/shop.ts';
import { chanceOf } from './chance.ts';
import { kinds, strangers, visitorOf } from './doors.ts';
import { Findings } from './findings.ts';
import { fuzz } from './fuzz.ts';
import { checkBooks } from './races.ts';
import { overNetwork } from './target.ts';

/** A shop takes so many, then there is a new one with the next seed: what was written should not decide what is tried. */
const eachShop = 100_000;
const atOnce = 12;

/** Odd inputs, a great many of them, over several shops; Ctrl-C ends it early, with its figures. Answers how many things it found. */
export async function fuzzLong(requests: number, seed: number): Promise<number> {
  let [sent, found] = [0, 0];
  const early = new AbortController();
  process.once('SIGINT', () => early.abort());
  const data = await prepareData(400);
  try {
    for (let shop = 0; sent < requests && !early.signal.aborted; shop++) {
      const part = await fuzzShop(data, Math.min(eachShop, requests - sent), seed + shop, early.signal);
      sent += part.sent;
      found += part.found;
    }
  } finally {
    await rm(data, { recursive: true, force: true, maxRetries: 10 });
  }
  console.log(`\n${sent} requests, ${found} found`);
  return found;
}

async function fuzzShop(data: string, requests: number, seed: number, signal: AbortSignal) {
  const shop = await startShop({ from: data, env: { JOBS: 'off', LOG_LEVEL: 'silent' } });
  const url = await readFile(join(shop.dataDir, 'database-url'), 'utf8');
  const db = openDatabase({ url, poolSize: 4, onIdleError: () => undefined, statementTimeoutMs: 0 });
  const target = overNetwork(shop.base, db.pool);
  const findings = new Findings(target);
  const memory: number[] = [];
  const from = performance.now();
  const sampling = setInterval(() => memory.push(sum(memoryOf(shop.pid))), 20_000);
  const progress = setInterval(() => {
    const rate = findings.total / ((performance.now() - from) / 1000);
    console.log(`  ${findings.total} sent, ${Math.round(rate)}/s, ${findings.found.length} found, ${memory.at(-1)} MB`);
  }, 60_000);
  try {
    const visitors = [...strangers];
    for (const kind of kinds) visitors.push(await visitorOf(target, `demo_${kind}`));
    await fuzz(target, findings, chanceOf(seed), { visitors, requests, atOnce, cheap: false, signal });
    await checkBooks(db, findings);
  } finally {
    clearInterval(sampling);
    clearInterval(progress);
    const seconds = (performance.now() - from) / 1000;
    const codes = [...findings.answers].sort(([one], [other]) => one - other);
    console.log(
      `seed ${seed}: ${findings.total} requests, ${Math.round(findings.total / seconds)}/s, ${codes.map(([http, count]) => `${http}: ${count}`).join(', ')}`,
    );
    console.log(`  memory in MB: ${memory.join(' ')}`);
    for (const { part, why, curl } of findings.found) console.log(`\n${part}: ${why}\n  ${curl.slice(0, 2000)}`);
    await db.close();
    await shop.stop();
  }
  return { sent: findings.total, found: findings.found.length };
}
