import cluster from 'node:cluster';
import { flushCompileCache } from 'node:module';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { jobsOf, modulesOf } from './app.ts';
import { type Config, readConfig } from './config.ts';
import { type Demo, demoOf, type OpenDemo } from './demo.ts';
import { watchPictureIndex } from './modules/goods/imagesearch/index.ts';
import { openApp } from './open-app.ts';
import { watchAlerts } from './platform/alerts/alerts.ts';
import { watchClocks } from './platform/alerts/clocks-apart.ts';
import { giveBackMemory } from './platform/give-back-memory.ts';
import { runJobs } from './platform/jobs/jobs.ts';
import { hasRoom } from './platform/room.ts';
import { servingPool } from './platform/supervisor/connections.ts';
import { answerFigures, askFigures } from './platform/supervisor/figures.ts';
import { toldToBegin, toldToServe } from './platform/supervisor/program.ts';
import { openTracing } from './platform/tracing/open.ts';
import { createShopServer } from './shop-server.ts';
import { builtWebApp } from './web/built.ts';
import { builtConsole } from './web/console.ts';

async function openWeb(config: Config) {
  if (config.mode !== 'development') {
    return { web: await builtWebApp(), consoleWeb: await builtConsole(), attach: async () => undefined };
  }
  const { devConsole, devWebApp } = await import('./web/dev.ts');
  const [web, consoleWeb] = [await devWebApp(), await devConsole()];
  const attach = async (fastify: FastifyInstance) => {
    await web.attach(fastify);
    await consoleWeb.attach(fastify);
  };
  return { web, consoleWeb, attach };
}

/** All of a server that needs no data yet. Answers how to serve, which answers how to end. */
async function open(config: Config, demo: Demo | undefined): Promise<() => Promise<() => Promise<void>>> {
  const closeTracing = await openTracing(config.traces, 'sgb-shop');
  const app = await openApp(config, { url: config.databaseUrl ?? '', poolSize: servingPool, demo });
  const modules = modulesOf(demo);
  const { metrics } = app;
  metrics.watchPool(app.db.pool);
  watchAlerts(metrics.registry, app.db);
  watchPictureIndex(metrics.registry, app.db);
  await answerFigures(metrics.registry);
  let accepting = true;
  const { web, consoleWeb, attach } = await openWeb(config);
  const fastify = await createShopServer({
    app,
    modules,
    web,
    consoleWeb,
    figures: askFigures,
    figuresFor: config.metricsToken ? { token: config.metricsToken } : config.demo ? 'everybody' : 'nobody',
    accepting: () => accepting,
    hasRoom: () => hasRoom(config.dataDir),
    production: config.mode === 'production',
    trustProxy: config.trustProxy,
    rateLimits: config.rateLimits,
    // Whoever lifts the limits wants every answer, however long it takes.
    ...(!config.rateLimits && { maxDelayMs: 0 }),
  });
  await attach(fastify);
  await fastify.ready();
  return async () => {
    const endClocks = watchClocks(app, config.host);
    const endGivingBack = giveBackMemory(app.presence);
    await fastify.listen({ port: config.port, host: config.host });
    const runner = config.jobs
      ? await runJobs({ app, jobs: jobsOf(modules), db: app.db, log: app.log, counts: metrics.jobs, concurrency: 2 })
      : undefined;
    return async () => {
      accepting = false;
      // The balancer sees that /readyz says no, and sends its next visitors elsewhere.
      await pause(config.drainMs);
      await fastify.close();
      await runner?.stop();
      endClocks();
      endGivingBack();
      await app.close();
      await closeTracing();
    };
  };
}

/** One server process: serves requests and, unless told otherwise, runs jobs. The supervisor starts and stops it. */
export async function serve(openDemo: OpenDemo): Promise<void> {
  if (!cluster.isWorker) return;
  // A Ctrl-C reaches every process of the terminal; only the supervisor decides about stopping.
  process.on('SIGINT', () => undefined);
  process.on('SIGTERM', () => undefined);
  let stop = async () => {};
  let leaving = false;
  const leave = () => {
    if (leaving) return;
    leaving = true;
    stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('message', (message) => message === 'stop' && leave());
  // The supervisor was killed: nobody would ever stop this process.
  process.on('disconnect', leave);
  const [mayBegin, mayServe] = [toldToBegin(), toldToServe()];
  const demo = await demoOf(readConfig(process.env), openDemo);
  await mayBegin;
  const begin = await open(readConfig(process.env), demo);
  await mayServe;
  stop = await begin();
  process.send?.('serving');
  // What was compiled is kept now rather than at the end: a process that is killed has none.
  flushCompileCache();
}
