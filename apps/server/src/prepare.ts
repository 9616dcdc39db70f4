import { modulesOf, settingsOf } from './app.ts';
import { checkCarrier } from './carriers.ts';
import { type Config, paysAtSimulator, readConfig } from './config.ts';
import { type Demo, demoOf, type OpenDemo } from './demo.ts';
import { ensureFirstData } from './first-data.ts';
import { indexPicturesJob } from './modules/goods/imagesearch/index.ts';
import { openApp } from './open-app.ts';
import { checkPayments } from './payments.ts';
import { migrate } from './platform/db/migrate.ts';
import { enqueue } from './platform/jobs/jobs.ts';
import { failureText } from './platform/supervisor/fail.ts';
import { toldToBegin } from './platform/supervisor/program.ts';
import { step } from './platform/supervisor/steps.ts';
import { checkSupplier } from './supplier.ts';

async function prepareData(config: Config, url: string, demo: Demo | undefined): Promise<void> {
  await step(
    'migrations',
    () => migrate(url),
    (done) => (done.length > 0 ? `${done.length} applied` : 'none to apply'),
  );
  // What a crash loses of this the next start makes again.
  const app = await openApp(config, { url, poolSize: 4, durable: false, demo });
  try {
    const defined = settingsOf(modulesOf(demo));
    await ensureFirstData(app.db, defined);
    const settings = await app.settings();
    // A value that no longer fits is told now, and not by the page that reads it first.
    for (const setting of defined) settings.get(setting);
    checkSupplier(settings, config);
    checkCarrier(settings, config);
    if (!paysAtSimulator(config)) checkPayments(settings, config);
    if (demo) {
      await step(
        'demo world',
        () => demo.load(app, { products: config.demoProducts }),
        (made) => made,
      );
    }
    // Pictures that are not in the index yet are looked at in the background, while the shop serves.
    const walk = { after: 0, most: config.pictureIndex, looked: 0 };
    if (walk.most !== 0) {
      await app.db.transact(async (tx) => enqueue(tx, indexPicturesJob, walk, { key: indexPicturesJob.name }));
    }
  } finally {
    await app.close();
  }
}

async function run(openDemo: OpenDemo): Promise<void> {
  const config = readConfig(process.env);
  const demo = await demoOf(config, openDemo);
  await toldToBegin();
  await prepareData(config, process.env.DATABASE_URL ?? '', demo);
}

/**
 * Makes the database ready for the servers: its tables, what every shop has from the first start on, the demo world. A
 * process of its own, because what this takes of memory nobody needs afterwards.
 */
export async function prepare(openDemo: OpenDemo): Promise<void> {
  // The supervisor decides about stopping; without it there is nothing to prepare for.
  process.on('SIGINT', () => undefined);
  process.once('disconnect', () => process.exit(1));
  await run(openDemo).then(
    () => process.exit(0),
    (error) => {
      console.error(`\nThe shop cannot run.\n${failureText(error)}`);
      process.exit(1);
    },
  );
}
