import { watch } from 'node:fs';
import { join } from 'node:path';
import { addressOf, type Config, paysAtSimulator, readConfig } from './config.ts';
import type { SimulatedPayments } from './demo.ts';
import { openKeeper } from './platform/helper/keeper.ts';
import { type Build, ensureAllBuilt, ensureBuilt } from './platform/supervisor/build.ts';
import { openDatabaseServer } from './platform/supervisor/database.ts';
import { failureText } from './platform/supervisor/fail.ts';
import { gatherFigures } from './platform/supervisor/figures.ts';
import { provideHelper } from './platform/supervisor/helper.ts';
import { ensurePortFree } from './platform/supervisor/port.ts';
import { type Processes, startProcesses } from './platform/supervisor/processes.ts';
import { startProgram, ToldAlready } from './platform/supervisor/program.ts';
import { announceReady, step } from './platform/supervisor/steps.ts';

/**
 * The supervisor. It holds the other processes and does nothing that one of them could do: whatever is loaded here stays
 * in memory for as long as the shop runs.
 */

export interface StartOptions {
  /** The programs that it starts: built, or from this folder in development. */
  readonly programs: Build;
  /** Where this process is one of them, it has been looked at. */
  readonly programsAreBuilt: boolean;
  readonly programSources: string;
  readonly webApps: readonly Build[];
  /** The file that a new embedded database begins with, where there is one. */
  readonly packedDatabase: () => Promise<string | undefined>;
  /** Folders whose changes restart the server in development. */
  readonly sources: readonly string[];
  /** Gateways that take no money, for the shoppers of a demo. */
  readonly simulatePayments: (place: {
    readonly host: string;
    readonly yocoWebhook: string;
  }) => Promise<SimulatedPayments>;
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
  if (!leaving && !(error instanceof ToldAlready)) console.error(`\nThe shop cannot run.\n${failureText(error)}`);
  return leave(1);
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

/** Secrets that were changed in their file: checked first, and then every process is replaced by one that reads them. */
async function renewSecrets(processes: Processes): Promise<void> {
  try {
    readConfig(process.env);
    await processes.replace();
    console.log('secrets          read again by every process');
  } catch (error) {
    console.error(`The secrets are not read again, and the shop goes on with those it has.\n${failureText(error)}`);
  }
}

async function openSimulator(
  config: Config,
  simulate: StartOptions['simulatePayments'],
): Promise<Readonly<Record<string, string>>> {
  if (!paysAtSimulator(config)) return {};
  const yocoWebhook = `${config.publicUrl}/api/payments/yoco/webhook`;
  const simulator = await step(
    'payments',
    () => simulate({ host: config.host, yocoWebhook }),
    ({ url }) => `simulated at ${url}`,
  );
  undo.push(() => simulator.close());
  return simulator.env;
}

/** With the pages that they serve, and somebody who is paid. */
async function openServers(
  config: Config,
  { webApps, simulatePayments }: StartOptions,
  processes: Processes,
  env: Readonly<Record<string, string>>,
): Promise<void> {
  if (config.mode !== 'development') {
    await step(
      'web apps',
      () => ensureAllBuilt(webApps),
      (built) => (built ? 'built' : 'already built'),
    );
  }
  processes.begin({ ...env, ...(await openSimulator(config, simulatePayments)) });
}

/** npm dies of a SIGTERM without passing it on; the shop must not live on unseen and keep the port. */
function leaveWithNpm(): void {
  if (!process.env.npm_lifecycle_event) return;
  const { ppid } = process;
  setInterval(() => process.ppid !== ppid && leave(0), 250).unref();
}

async function run(options: StartOptions): Promise<void> {
  const config = readConfig(process.env);
  leaveWithNpm();
  process.on('SIGINT', () => leave(0));
  process.on('SIGTERM', () => leave(0));
  process.on('SIGHUP', () => leave(0));
  await ensurePortFree(config.port, config.host);
  const developing = config.mode === 'development';
  const processCount = developing ? 1 : config.workers;
  console.log(
    `starting at ${addressOf(config)} with ${processCount === 1 ? 'one process' : `${processCount} processes`}`,
  );

  const opening = openDatabaseServer(config, options.packedDatabase);
  // Known before it is there: a signal during its start must not leave a database behind.
  undo.push(async () => (await opening.catch(() => undefined))?.stop());
  const building = developing || options.programsAreBuilt ? Promise.resolve(false) : ensureBuilt(options.programs);
  building.catch(() => undefined);
  const fileOf = (program: string) =>
    developing ? join(options.programSources, `${program}.ts`) : join(options.programs.folder, `${program}.js`);

  const known = opening.then(({ url }) => ({ DATABASE_URL: url, DEMO: config.demo ? '1' : '0' }));
  known.catch(() => undefined);
  // Before the processes in the list, so that it ends after those that may still ask it.
  const helper = await openKeeper({ program: fileOf('helper'), env: known });
  undo.push(() => helper.stop());
  provideHelper(helper);

  // Programs load while the database starts.
  const loading = building.then(async () => {
    if (leaving) await leaving;
    const preparation = startProgram(fileOf('prepare'));
    undo.push(() => preparation.stop());
    const processes = startProcesses({
      file: fileOf('serve'),
      count: processCount,
      drainMs: config.drainMs,
      log: console.error,
      replaceDead: !developing,
      onHopeless: (reason) => fail(reason),
    });
    undo.push(() => processes.stop());
    return { preparation, processes };
  });
  loading.catch(() => undefined);

  const database = await step(
    'database',
    () => opening,
    ({ description }) => description,
  );
  database.lost.then(fail, fail);
  if (await building)
    await step(
      'programs',
      () => building,
      () => 'built',
    );
  const { preparation, processes } = await loading;
  const data = await known;
  // The servers open what needs no data while there are some made.
  const opened = openServers(config, options, processes, { ...data, HELPER_SOCKET: helper.socket });
  opened.catch(() => undefined);
  await preparation.finish(data);
  await opened;
  gatherFigures();
  await step(
    'server',
    () => processes.serve(),
    () => `${processCount} ${processCount === 1 ? 'process' : 'processes'}`,
  );
  if (developing) watchSources(processes, options.sources);
  let renewing = Promise.resolve();
  process.on('SIGUSR2', () => {
    renewing = renewing.then(() => renewSecrets(processes));
  });
  announceReady(`${addressOf(config)}/shop/`);
}

/** Starts everything in order, keeps it running, and stops it in the reverse order. */
export function start(options: StartOptions): void {
  run(options).catch(fail);
}
