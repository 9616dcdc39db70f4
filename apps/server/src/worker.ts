import { join } from 'node:path';
import { jobs, outsideJobs, paymentJobs } from './app.ts';
import { openCarriers } from './carriers.ts';
import { readConfig } from './config.ts';
import { openPayments } from './payments.ts';
import { systemClock } from './platform/clock.ts';
import { openBus } from './platform/db/bus.ts';
import { openDatabase } from './platform/db/database.ts';
import { openFiles } from './platform/files/files.ts';
import { runJobs } from './platform/jobs/jobs.ts';
import { createLog } from './platform/log.ts';
import { createMetrics } from './platform/metrics.ts';
import { openPost } from './platform/post/outside.ts';
import { settingsReader } from './platform/settings/settings.ts';
import { joinDatabaseServer } from './platform/supervisor/database.ts';
import { failureText } from './platform/supervisor/fail.ts';
import { keysOf } from './platform/vault/keys.ts';
import { openVault } from './platform/vault/vault.ts';
import { openSupplier } from './supplier.ts';

/** Runs jobs and nothing else, beside servers that are started with JOBS=off. */
async function work(): Promise<void> {
  const config = readConfig(process.env);
  const database = await joinDatabaseServer(config);
  const log = createLog(config.logLevel);
  const db = openDatabase({
    url: database.url,
    poolSize: 6,
    onIdleError: (error) => log.warn({ err: error }, 'a connection was lost'),
  });
  const bus = await openBus(database.url, (error) => log.warn({ err: error }, 'the listening connection was lost'));
  const files = await openFiles({ folder: join(config.dataDir, 'files'), secret: config.filesSecret, s3: config.s3 });
  const vault = openVault(await keysOf(config));
  const app = {
    db,
    bus,
    log,
    files,
    vault,
    post: openPost(config),
    clock: systemClock,
    settings: settingsReader(db, bus, systemClock),
  };
  const metrics = createMetrics();
  const supplier = openSupplier(app, config, metrics);
  const all = [
    ...jobs,
    ...paymentJobs(openPayments(app, config)),
    ...outsideJobs(app, supplier, openCarriers(app, config)),
  ];
  const runner = await runJobs({ app, jobs: all, db, log, counts: metrics.jobs, concurrency: 4 });
  console.log(`working on the jobs of ${database.description}`);
  const stop = async () => {
    await runner.stop();
    await bus.close();
    await db.close();
    await database.stop();
    process.exit(0);
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

work().catch((error) => {
  console.error(failureText(error));
  process.exit(1);
});
