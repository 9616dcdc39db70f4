import { watch } from 'node:fs';
import { modulesOf, settingsOf } from './app.ts';
import { checkCarrier } from './carriers.ts';
import { addressOf, type Config, readConfig } from './config.ts';
import { type Demo, demoOf, type OpenDemo } from './demo.ts';
import { ensureFirstData } from './first-data.ts';
import { indexPicturesJob } from './modules/goods/imagesearch/index.ts';
import { openApp } from './open-app.ts';
import { checkPayments, paysAtSimulator } from './payments.ts';
import { migrate } from './platform/db/migrate.ts';
import { enqueue } from './platform/jobs/jobs.ts';
import { openDatabaseServer } from './platform/supervisor/database.ts';
import { failureText } from './platform/supervisor/fail.ts';
import { gatherFigures } from './platform/supervisor/figures.ts';
import { ensurePortFree } from './platform/supervisor/port.ts';
import { type Processes, startProcesses } from './platform/supervisor/processes.ts';
import { announceReady, step } from './platform/supervisor/steps.ts';
import { checkSupplier } from './supplier.ts';
import { ensureBuilt } from './web/build.ts';

export interface StartOptions {
  /** The program of one server process. */
  readonly serveFile: string;
  /** Folders whose changes restart the server in development. */
  readonly sources: readonly string[];
  readonly openDemo: OpenDemo;
}

const undo: (() => Promise<void>)[] = [];
let leaving: Promise<never> | undefined;

function leave(code: number): Promise<never> {
  leaving ??= (async () => {
    for (const stop of undo.reverse()) await stop().catch((error) => console.error(failureText(error)));
    process.exit(code);
  })();
  return leaving;
}

function fail(error: unknown): Promise<never> {
  if (!leaving) console.error(`\nThe shop cannot run.\n${failureText(error)}`);
  return leave(1);
}

async function prepareData(config: Config, url: string, demo: Demo | undefined): Promise<void> {
  await step(
    'migrations',
    () => migrate(url),
    (done) => (done.length > 0 ? `${done.length} applied` : 'none to apply'),
  );
  const app = await openApp(config, { url, poolSize: 2, demo });
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
    const walk = { after: 0, most: config.pictureIndex };
    if (walk.most !== 0) {
      await app.db.transact(async (tx) => enqueue(tx, indexPicturesJob, walk, { key: indexPicturesJob.name }));
    }
  } finally {
    await app.close();
  }
}

function watchSources(processes: Processes, folders: readonly string[]): void {
  let timer: NodeJS.Timeout | undefined;
  for (const folder of folders) {
    watch(folder, { recursive: true }, (_event, file) => {
      if (!file?.endsWith('.ts') || file.endsWith('.test.ts')) return;
      clearTimeout(timer);
      timer = setTimeout(async () => {
        console.log('a source file changed; restarting the server');
        await processes.restart().catch((error) => console.error(failureText(error)));
      }, 100);
    });
  }
}

/** The shoppers of a demo pay at gateways that take no money. */
async function openSimulator(config: Config, demo: Demo | undefined): Promise<Readonly<Record<string, string>>> {
  if (!demo || !paysAtSimulator(config)) return {};
  const yocoWebhook = `${config.publicUrl}/api/payments/yoco/webhook`;
  const simulator = await step(
    'payments',
    () => demo.simulatePayments({ host: config.host, yocoWebhook }),
    ({ url }) => `simulated at ${url}`,
  );
  undo.push(() => simulator.close());
  return simulator.env;
}

/** npm dies of a SIGTERM without passing it on; the shop must not live on unseen and keep the port. */
function leaveWithNpm(): void {
  if (!process.env.npm_lifecycle_event) return;
  const { ppid } = process;
  setInterval(() => process.ppid !== ppid && leave(0), 250).unref();
}

async function run({ serveFile, sources, openDemo }: StartOptions): Promise<void> {
  const config = readConfig(process.env);
  leaveWithNpm();
  process.on('SIGINT', () => leave(0));
  process.on('SIGTERM', () => leave(0));
  process.on('SIGHUP', () => leave(0));

  await ensurePortFree(config.port, config.host);
  const opening = openDatabaseServer(config);
  // Known before it is there: a signal during its start must not leave a database behind.
  undo.push(async () => (await opening.catch(() => undefined))?.stop());
  const database = await step(
    'database',
    () => opening,
    ({ description }) => description,
  );
  database.lost.then(fail, fail);
  const demo = await demoOf(config, openDemo);
  await prepareData(config, database.url, demo);
  if (config.mode !== 'development') {
    await step('web apps', ensureBuilt, (built) => (built ? 'built' : 'already built'));
  }
  const simulated = await openSimulator(config, demo);
  gatherFigures();
  const processCount = config.mode === 'development' ? 1 : config.workers;
  const processes = await step(
    'server',
    () =>
      startProcesses({
        file: serveFile,
        count: processCount,
        env: { DATABASE_URL: database.url, DEMO: config.demo ? '1' : '0', ...simulated },
        log: console.error,
        replaceDead: config.mode !== 'development',
        onHopeless: (reason) => fail(reason),
      }),
    () => `${processCount} ${processCount === 1 ? 'process' : 'processes'}`,
  );
  undo.push(() => processes.stop());
  if (config.mode === 'development') watchSources(processes, sources);
  announceReady(`${addressOf(config)}/shop/`);
}

/** Starts everything in order, keeps it running, and stops it in the reverse order. */
export function start(options: StartOptions): void {
  run(options).catch(fail);
}
