import { jobsOf, modulesOf } from './app.ts';
import { readConfig } from './config.ts';
import { demoOf, type OpenDemo } from './demo.ts';
import { openApp } from './open-app.ts';
import { watchClocks } from './platform/alerts/clocks-apart.ts';
import { runJobs } from './platform/jobs/jobs.ts';
import { joinDatabaseServer } from './platform/supervisor/database.ts';
import { failureText } from './platform/supervisor/fail.ts';
import { openTracing } from './platform/tracing/open.ts';

async function run(openDemo: OpenDemo): Promise<void> {
  const config = readConfig(process.env);
  const database = await joinDatabaseServer(config);
  const demo = await demoOf(config, openDemo);
  const closeTracing = await openTracing(config.traces, 'sgb-jobs');
  const app = await openApp(config, { url: database.url, poolSize: 6, demo });
  const { db, log, metrics } = app;
  const runner = await runJobs({ app, jobs: jobsOf(modulesOf(demo)), db, log, counts: metrics.jobs, concurrency: 4 });
  const endClocks = watchClocks(app, config.host);
  console.log(`working on the jobs of ${database.description}`);
  const stop = async () => {
    await runner.stop();
    endClocks();
    await app.close();
    await closeTracing();
    await database.stop();
    process.exit(0);
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

/** Runs jobs and nothing else, beside servers that are started with JOBS=off. */
export function work(openDemo: OpenDemo): void {
  run(openDemo).catch((error) => {
    console.error(failureText(error));
    process.exit(1);
  });
}
