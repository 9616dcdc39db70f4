import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { entryTypes } from '@sgb/contract/ledger.ts';
import { ledgerChecks, verifyBooks } from '@sgb/server/modules/books/ledger/seed.ts';
import { openDatabase } from '@sgb/server/platform/db/database.ts';
import { startEmbedded } from '@sgb/server/platform/db/embedded/index.ts';
import { migrate } from '@sgb/server/platform/db/migrate.ts';
import { type Scenario, scenarios } from './scenarios.ts';

/**
 * Entries a second through the ledger in one process, beside transactions of two bare UPDATEs on the same durable
 * database in the same run: npm run bench:ledger. A ratio, not a number, survives another machine.
 */

const shoppers = 1000;
const lanes = 16;
const seconds = 1.5;
const rounds = 7;

async function perSecond({ once }: Scenario): Promise<number> {
  const until = performance.now() + seconds * 1000;
  const started = performance.now();
  let done = 0;
  const lane = async () => {
    while (performance.now() < until) {
      await once();
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return (done / (performance.now() - started)) * 1000;
}

const folder = await mkdtemp(join(tmpdir(), 'sgb-bench-'));
const server = await startEmbedded({ dataDir: folder, durable: true });
try {
  await migrate(server.url);
  const db = openDatabase({ url: server.url, poolSize: 10, onIdleError: () => undefined });
  await db.pool.query(`
    create table bare (id int primary key, cents bigint not null) with (fillfactor = 60);
    insert into bare select n, 1000000000 from generate_series(0, ${shoppers}) as n;
    insert into accounts (username, email, password_hash, user_type, created_at)
      select 'bench' || n, 'bench' || n || '@example.com', '', ${-1}, now() from generate_series(0, ${shoppers}) as n`);
  const people = await db.pool.query<{ id: number }>('select id from accounts order by id');
  const list = await scenarios(
    db,
    people.rows.map(({ id }) => id),
    entryTypes.correction,
  );
  await db.pool.query('vacuum analyze');
  const rates = new Map<string, number[]>(list.map(({ name }) => [name, []]));
  const median = (name: string) => rates.get(name)?.toSorted((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0;
  for (let round = 1; round <= rounds; round++) {
    for (const scenario of list) {
      rates.get(scenario.name)?.push(await perSecond(scenario));
    }
  }
  console.log(`\n${'scenario'.padEnd(46)}${'median/s'.padStart(9)}   against its floor`);
  for (const { name, floor, aim } of list) {
    const rate = median(name);
    const ratio = floor ? rate / median(floor) : 0;
    const verdict = floor ? `${ratio.toFixed(2)}${aim ? `, aim ${aim}: ${ratio >= aim ? 'met' : 'missed'}` : ''}` : '';
    console.log(`${name.padEnd(46)}${Math.round(rate).toString().padStart(9)}   ${verdict}`.trimEnd());
  }
  const differences = await verifyBooks(db, ledgerChecks);
  console.log(
    differences.length === 0 ? '\nThe books agree.' : `\nThe books do not agree: ${JSON.stringify(differences)}`,
  );
  await db.close();
} finally {
  await server.stop();
  await rm(folder, { recursive: true, force: true, maxRetries: 10 });
}
