import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureDemoCart } from '@sgb/demo/cart.ts';
import { ensureDemoCoupons } from '@sgb/demo/coupons.ts';
import { ensureDemoMemberships } from '@sgb/demo/memberships.ts';
import { ensureDemoMessages } from '@sgb/demo/messages.ts';
import { ensureDemoMoney } from '@sgb/demo/money.ts';
import { ensureDemoPopups } from '@sgb/demo/popups.ts';
import { ensureDemoReceivers } from '@sgb/demo/receivers.ts';
import { ensureDemoRecharges } from '@sgb/demo/recharges.ts';
import { ensureDemoWorld } from '@sgb/demo/world.ts';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { ensurePlaces } from '../modules/clients/index.ts';
import { ensureCoupons } from '../modules/coupons/index.ts';
import { ensureHelp } from '../modules/help/index.ts';
import { ensureSearchWords } from '../modules/search/index.ts';
import { openDatabase } from '../platform/db/database.ts';
import { startEmbedded } from '../platform/db/embedded/index.ts';
import { migrate } from '../platform/db/migrate.ts';
import { ensureSettings } from '../platform/settings/settings.ts';
import { ensureBuilt } from '../web/build.ts';
import { testVault } from './vault.ts';

declare module 'vitest' {
  interface ProvidedContext {
    adminUrl: string;
  }
}

/** The demo world of the tests: small, but with two products of each kind. */
const products = 800;

/** One throw-away PostgreSQL for the whole run, with a template that every test file clones. */
async function startDatabase(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'sgb-test-'));
  const server = await startEmbedded({ dataDir: folder, durable: false });
  const template = new URL(server.url);
  template.pathname = '/template_shop';
  const admin = new pg.Client({ connectionString: server.url });
  await admin.connect();
  await admin.query('create database template_shop');
  await migrate(template.href);
  const db = openDatabase({ url: template.href, poolSize: 2, onIdleError: () => undefined });
  await db.transact(ensureSettings);
  await db.transact(ensureCoupons);
  await db.transact(ensureHelp);
  await db.transact(ensureSearchWords);
  await db.transact(ensurePlaces);
  await ensureDemoWorld(db, products);
  await ensureDemoReceivers(db, testVault);
  await ensureDemoMessages(db);
  await ensureDemoPopups(db);
  await ensureDemoRecharges(db);
  await ensureDemoMoney(db);
  await ensureDemoMemberships(db);
  await ensureDemoCoupons(db);
  await ensureDemoCart(db);
  // What the people of the demo set going is no test's business.
  await db.pool.query('truncate job_outbox');
  await db.close();
  await admin.query(
    "update pg_database set datistemplate = true, datallowconn = false where datname = 'template_shop'",
  );
  await admin.end();
  project.provide('adminUrl', server.url);
  return async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true, maxRetries: 10 });
  };
}

/** The database is made while the bundler works. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const [stop] = await Promise.all([startDatabase(project), ensureBuilt()]);
  return stop;
}
