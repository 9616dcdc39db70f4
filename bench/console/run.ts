import { createHash, randomBytes } from 'node:crypto';
import { loadavg } from 'node:os';
import type { Database } from '@sgb/server/platform/db/database.ts';
import { fire } from '../support/load.ts';
import type { Person } from '../support/people.ts';
import { onStage } from '../support/stage.ts';
import { printBundle } from './bundle.ts';
import { countedSince, countStatements, forgetStatements } from './counted.ts';
import { printExport } from './export.ts';
import { finding, type Look, lists, pages } from './shots.ts';
import { fillWorld } from './world.ts';

/**
 * npm run bench:console: the staff console of a company with 1,000,000 orders, 5,000,000 postings and 200,000 people. Each call
 * is asked for in several rounds, two at a time; p95 is that of the quietest round, since a busy machine only adds to it, and the
 * median of the rounds stands beside it, and what its statements cost the database (`counted.ts`). BENCH_ONLY='ledger,audit' measures
 * what has one of these in its name.
 */

const asked = Number(process.env.BENCH_REQUESTS ?? 40);
const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
const only = (process.env.BENCH_ONLY ?? '').split(',');

async function administrator(db: Database): Promise<Person> {
  const ticket = randomBytes(32).toString('base64url');
  const { rows } = await db.pool.query<{ id: number }>(
    `insert into sessions (ticket_hash, account_id, user_agent, created_at, expires_at, proven_at)
     select $1, id, 'bench', now(), now() + interval '1 day', now() from accounts where username = 'demo_admin'
     returning account_id as id`,
    [createHash('sha256').update(ticket).digest()],
  );
  return { id: rows[0]?.id ?? 0, ticket };
}

const share = (numbers: readonly number[], part: number) =>
  numbers.toSorted((one, other) => one - other)[Math.min(numbers.length - 1, Math.floor(numbers.length * part))] ?? 0;

async function measure(shop: string, look: Look, counts: Database | undefined) {
  const p95: number[] = [];
  const p50: number[] = [];
  let statements = 0;
  for (let round = 0; round <= rounds; round++) {
    const shots = Array.from({ length: asked }, (_, nth) => look.shot(round * asked + nth));
    const volley = await fire(shop, shots, 2);
    if (round === 0) {
      if (counts) await forgetStatements(counts);
      continue;
    }
    statements = volley.statements / asked;
    p95.push(share(volley.milliseconds, 0.95));
    p50.push(share(volley.milliseconds, 0.5));
  }
  const counted = counts && (await countedSince(counts, asked * rounds));
  return { p50: Math.min(...p50), best: Math.min(...p95), usual: share(p95, 0.5), statements, counted };
}

await onStage(2_000, async ({ shop, db }) => {
  await fillWorld(db);
  const counts = (await countStatements(db)) ? db : undefined;
  const who = await administrator(db);
  const looks = [...finding(who), ...pages(who), ...(await lists(shop, who))].filter(({ name }) =>
    only.some((part) => name.includes(part)),
  );
  console.log(
    `${'what'.padEnd(38)}${['p50 ms', 'p95 ms', 'usual p95', 'SQL', 'in it ms', 'blocks'].map((title) => title.padStart(10)).join('')}`,
  );
  const missed: string[] = [];
  for (const look of looks) {
    const { p50, best, usual, statements, counted } = await measure(shop, look, counts);
    const row = [p50, best, usual, statements, counted?.milliseconds, counted?.blocks]
      .map((figure) => (figure?.toFixed(1) ?? '').padStart(10))
      .join('');
    const isMet = best <= look.aim;
    if (!isMet) missed.push(look.name);
    console.log(`${look.name.padEnd(38)}${row}   aim ${look.aim}: ${isMet ? 'met' : 'missed'}`);
  }
  console.log(
    `\n${looks.length - missed.length} of ${looks.length} met${missed.length > 0 ? `; missed: ${missed.join(', ')}` : ''}. Load now ${loadavg()[0]?.toFixed(1)}.`,
  );
  await printExport(shop, who);
  printBundle();
});
