import cluster from 'node:cluster';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createShopServer, jobs, outsideJobs, paymentJobs } from './app.ts';
import { openCarriers } from './carriers.ts';
import { type Config, readConfig } from './config.ts';
import { createPictureService, joinedSource } from './modules/pictures/index.ts';
import { openPayments } from './payments.ts';
import { watchAlerts } from './platform/alerts/alerts.ts';
import type { App } from './platform/app.ts';
import { systemClock } from './platform/clock.ts';
import { openBus } from './platform/db/bus.ts';
import { openDatabase } from './platform/db/database.ts';
import { openFiles } from './platform/files/files.ts';
import { runJobs } from './platform/jobs/jobs.ts';
import { createLog } from './platform/log.ts';
import { createMetrics, type Metrics } from './platform/metrics.ts';
import { openPost } from './platform/post/outside.ts';
import { settingsReader } from './platform/settings/settings.ts';
import { answerFigures, askFigures } from './platform/supervisor/figures.ts';
import { keysOf } from './platform/vault/keys.ts';
import { openVault } from './platform/vault/vault.ts';
import { openSupplier, supplierPictures } from './supplier.ts';
import { builtWebApp } from './web/built.ts';

/** One server process: serves requests and, unless told otherwise, runs jobs. The supervisor starts and stops it. */

async function openApp(config: Config, url: string): Promise<App> {
  const log = createLog(config.logLevel);
  const db = openDatabase({
    url,
    poolSize: 10,
    onIdleError: (error) => log.warn({ err: error }, 'a connection was lost'),
  });
  const bus = await openBus(url, (error) => log.warn({ err: error }, 'the listening connection was lost'));
  const files = await openFiles({ folder: join(config.dataDir, 'files'), secret: config.filesSecret, s3: config.s3 });
  const vault = openVault(await keysOf(config));
  return {
    db,
    bus,
    log,
    files,
    vault,
    post: openPost(config),
    clock: systemClock,
    settings: settingsReader(db, bus, systemClock),
  };
}

async function pictureService(config: Config, app: App) {
  const { demoPictures } = await import('@sgb/demo/pictures/source.ts');
  return createPictureService({
    source: joinedSource(demoPictures(), supplierPictures(app, config)),
    cacheDir: join(config.dataDir, 'pictures'),
    maxBytes: 1024 ** 3,
    concurrency: 2,
    maxQueue: 200,
    log: (line) => app.log.warn(line),
  });
}

async function openWeb(config: Config) {
  if (config.mode !== 'development') return { web: await builtWebApp(), attach: async () => undefined };
  const { devWebApp } = await import('./web/dev.ts');
  const web = await devWebApp();
  return { web, attach: (fastify: FastifyInstance) => web.attach(fastify) };
}

async function serve(config: Config, url: string): Promise<() => Promise<void>> {
  const app = await openApp(config, url);
  const metrics: Metrics = createMetrics();
  metrics.watchPool(app.db.pool);
  watchAlerts(metrics.registry, app.db);
  answerFigures(metrics.registry);
  let accepting = true;
  const { web, attach } = await openWeb(config);
  const payments = openPayments(app, config);
  const supplier = openSupplier(app, config, metrics);
  const carriers = openCarriers(app, config);
  const fastify = await createShopServer({
    app,
    metrics,
    web,
    pictures: await pictureService(config, app),
    supplier,
    payments,
    carriers,
    figures: askFigures,
    accepting: () => accepting,
    production: config.mode === 'production',
    trustProxy: config.trustProxy,
    rateLimits: config.rateLimits,
    // Whoever lifts the limits wants every answer, however long it takes.
    ...(!config.rateLimits && { maxDelayMs: 0 }),
    publicUrl: config.publicUrl,
  });
  await attach(fastify);
  await fastify.listen({ port: config.port, host: config.host });
  const runner = config.jobs
    ? await runJobs({
        app,
        jobs: [...jobs, ...paymentJobs(payments), ...outsideJobs(app, supplier, carriers)],
        db: app.db,
        log: app.log,
        counts: metrics.jobs,
        concurrency: 2,
      })
    : undefined;
  return async () => {
    accepting = false;
    await fastify.close();
    await runner?.stop();
    await app.bus.close();
    await app.db.close();
  };
}

if (cluster.isWorker) {
  // A Ctrl-C reaches every process of the terminal; only the supervisor decides about stopping.
  process.on('SIGINT', () => undefined);
  process.on('SIGTERM', () => undefined);
  const config = readConfig(process.env);
  const stop = await serve(config, config.databaseUrl ?? '');
  let ending = false;
  const end = () => {
    if (ending) return;
    ending = true;
    stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('message', (message) => message === 'stop' && end());
  // The supervisor was killed: nobody would ever stop this process.
  process.on('disconnect', end);
  process.send?.('serving');
}
