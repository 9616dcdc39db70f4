import { rm } from 'node:fs/promises';
import { flushCompileCache } from 'node:module';
import { join } from 'node:path';
import { demoDriver } from '@sgb/demo/driver/settings.ts';
import { loadDemoWorld } from '@sgb/demo/loaders.ts';
import { settings } from '@sgb/server/app.ts';
import { ensureFirstData } from '@sgb/server/first-data.ts';
import { hashCheaply } from '@sgb/server/modules/people/identity/seed.ts';
import { accessStaff } from '@sgb/server/modules/people/identity/settings.ts';
import { movableClock } from '@sgb/server/platform/clock.ts';
import { openDatabase } from '@sgb/server/platform/db/database.ts';
import { startEmbedded } from '@sgb/server/platform/db/embedded/index.ts';
import { migrate } from '@sgb/server/platform/db/migrate.ts';
import { openFiles } from '@sgb/server/platform/files/files.ts';
import { changeSetting } from '@sgb/server/platform/settings/settings.ts';
import { ensureAllBuilt } from '@sgb/server/platform/supervisor/build.ts';
import { testStart } from '@sgb/server/testing/clock.ts';
import { placeForData } from '@sgb/server/testing/place.ts';
import { testVault } from '@sgb/server/testing/vault.ts';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { database, programs, webApps } from '../builds.ts';

/** The demo world of the tests: small, but with two products of each kind. */
const products = 800;
/** Tests count and move orders, parcels, cases, rates and members of their own. */
const ownOfTests = [
  'rates',
  'orders',
  'forwarding',
  'parcels',
  'cases',
  'groups',
  'rounds',
  'promotion',
  'stock',
  'figures',
] as const;

/** One throw-away PostgreSQL for the whole run, with a template that every test file clones. */
async function startDatabase(project: TestProject): Promise<() => Promise<void>> {
  const folder = await placeForData('sgb-test-');
  const server = await startEmbedded({ dataDir: folder, durable: false });
  const template = new URL(server.url);
  template.pathname = '/template_shop';
  const admin = new pg.Client({ connectionString: server.url });
  await admin.connect();
  await admin.query('create database template_shop');
  await migrate(template.href);
  const db = openDatabase({ url: template.href, poolSize: 2, onIdleError: () => undefined });
  await ensureFirstData(db, [...settings, demoDriver]);
  const files = await openFiles({ folder: join(folder, 'files'), secret: undefined });
  hashCheaply();
  const target = { db, vault: testVault, files, clock: movableClock(testStart) };
  await loadDemoWorld(target, { products, without: ownOfTests });
  // Tests move the clock by hours and days under staff who stay logged in; access.staff has tests of its own.
  const patient = { secondFactor: false, exempt: [], idleMinutes: 1440, longestHours: 2160 };
  await db.transact((tx) => changeSetting(tx, accessStaff, patient, new Date(0), 'tests'));
  // What the people of the demo set going is no test's business.
  await db.pool.query('truncate job_outbox');
  await db.close();
  await admin.query(
    "update pg_database set datistemplate = true, datallowconn = false where datname = 'template_shop'",
  );
  await admin.end();
  project.provide('adminUrl', server.url);
  // The processes of the tests load the same.
  flushCompileCache();
  return async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true, maxRetries: 10 });
  };
}

/**
 * The database is made while the bundler works.
 * @public
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const [stop] = await Promise.all([startDatabase(project), ensureAllBuilt([programs, ...webApps, database])]);
  return stop;
}
