import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { type RunningShop, startShop } from './shop.ts';

const root = join(import.meta.dirname, '../..');

interface SimulatedSupplier {
  /** Variables for a shop that is to talk with it. */
  readonly env: Readonly<Record<string, string>>;
  /** Turns switches of the simulator. */
  set(switches: Readonly<Record<string, unknown>>): Promise<void>;
  stop(): Promise<void>;
}

/** The 1688 simulator as npm starts it, on any free port. */
async function startSimulator(): Promise<SimulatedSupplier> {
  const file = join(root, 'apps/simulators/src/supplier-1688/main.ts');
  const child = spawn(process.execPath, [file], {
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const env: Record<string, string> = {};
  for await (const line of createInterface({ input: child.stdout })) {
    const [, name, value] = /^\s*(SUPPLIER_1688_\w+)=(.+)$/.exec(line) ?? [];
    if (name && value) env[name] = value;
    if (name === 'SUPPLIER_1688_REFRESH_TOKEN') break;
  }
  return {
    env,
    async set(switches) {
      await fetch(`${env.SUPPLIER_1688_URL}/control`, { method: 'POST', body: JSON.stringify(switches) });
    },
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

export interface SimulatedShop extends RunningShop {
  readonly supplier: SimulatedSupplier;
  /** Runs a statement in the shop's database. */
  query(text: string, values?: readonly unknown[]): Promise<void>;
}

/** A shop of its own that buys at the simulator. */
export async function startSimulatedShop(): Promise<SimulatedShop> {
  const supplier = await startSimulator();
  const shop = await startShop({ env: supplier.env, products: 400, from: process.env.PREPARED });
  async function query(text: string, values: readonly unknown[] = []): Promise<void> {
    const client = new pg.Client({ connectionString: await readFile(join(shop.dataDir, 'database-url'), 'utf8') });
    await client.connect();
    await client.query(text, [...values]).finally(() => client.end());
  }
  // The command of the runbook, so that it is proved, too.
  const setting = spawn(process.execPath, [join(root, 'scripts/setting.ts'), 'sourcing.supplier', '1688'], {
    env: { ...process.env, DATA_DIR: shop.dataDir },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = await once(setting, 'exit');
  if (code !== 0) throw new Error(`the setting could not be changed: ${code}`);
  return {
    ...shop,
    supplier,
    query,
    async stop() {
      await shop.stop();
      await supplier.stop();
    },
  };
}
