import { chmod, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Database, openDatabase } from '@sgb/server/platform/db/database.ts';
import { freePort } from '@sgb/server/platform/free-port.ts';
import { type RunningChild, startChild } from './child.ts';

export interface Stage {
  readonly shop: string;
  readonly bare: string;
  readonly db: Database;
  /** Begins to do what calls have left for later, beside the shop; answers how to end it. */
  worker(): Promise<() => Promise<void>>;
}

const loadNow = () => loadavg()[0]?.toFixed(1);

/**
 * The shop in one process over the demo world, and bare routes over the same database. What a call leaves for later,
 * such as a letter, is left to a worker, as in production. BENCH_DATA_DIR keeps the world for the next run. `env` is what
 * a bench wants otherwise.
 */
export async function onStage(
  products: number,
  work: (stage: Stage) => Promise<void>,
  env: Readonly<Record<string, string>> = {},
): Promise<void> {
  const kept = process.env.BENCH_DATA_DIR;
  const folder = kept ?? (await mkdtemp(join(tmpdir(), 'sgb-bench-')));
  await mkdir(folder, { recursive: true });
  await chmod(folder, 0o755);
  const running: RunningChild[] = [];
  try {
    const [shopPort, barePort] = [await freePort(), await freePort()];
    const root = join(import.meta.dirname, '../..');
    running.push(
      await startChild(join(root, 'apps/start/start.js'), {
        PORT: String(shopPort),
        DATA_DIR: folder,
        WORKERS: '1',
        JOBS: 'off',
        RATE_LIMITS: 'off',
        DEMO_PRODUCTS: String(products),
        PICTURE_INDEX: '0',
        ...env,
      }),
    );
    const databaseUrl = await readFile(join(folder, 'database-url'), 'utf8');
    const db = openDatabase({ url: databaseUrl, poolSize: 2, onIdleError: () => undefined, statementTimeoutMs: 0 });
    await db.pool.query(`create table if not exists bare_lines (
      account_id int not null, sku_id bigint not null, quantity int not null, primary key (account_id, sku_id))`);
    running.push(
      await startChild(join(root, 'bench/support/bare.ts'), { PORT: String(barePort), DATABASE_URL: databaseUrl }),
    );
    const before = loadNow();
    const worker = async () => {
      const env = { DATA_DIR: folder, PICTURE_INDEX: '0' };
      const child = await startChild(join(root, 'apps/start/src/worker.ts'), env, 'working ');
      running.push(child);
      return () => child.stop();
    };
    await work({ shop: `http://127.0.0.1:${shopPort}`, bare: `http://127.0.0.1:${barePort}`, db, worker });
    console.log(`\nLoad of the machine: ${before} before, ${loadNow()} after.`);
    await db.close();
  } finally {
    for (const child of running.reverse()) await child.stop();
    if (!kept) await rm(folder, { recursive: true, force: true, maxRetries: 10 });
  }
}
