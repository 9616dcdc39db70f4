import cluster, { type Worker } from 'node:cluster';
import { ConfigError } from '../../config.ts';
import { rescueConnections } from './handed-over.ts';
import { type Begin, serveNow } from './program.ts';

export interface ProcessOptions {
  readonly file: string;
  readonly count: number;
  /** How long they serve on when they are asked to end. */
  readonly drainMs?: number;
  readonly log: (line: string) => void;
  /** Off in development: there a process dies of an unfinished edit, and the next edit starts it again. */
  readonly replaceDead: boolean;
  /** Called when processes die faster than it makes sense to replace them. */
  readonly onHopeless: (reason: string) => void;
}

export interface Processes {
  /** They load by themselves; with this they open all that needs no data yet. */
  begin(env: Readonly<Record<string, string>>): void;
  /** The data are there: done when all of them serve. */
  serve(): Promise<void>;
  /** Ends them all; waits for requests under way. */
  stop(): Promise<void>;
  /** Ends every process, then starts new ones. */
  restart(): Promise<void>;
  /** A new process for each, and only then its end: somebody is always there. Where a new one cannot start, the others stay. */
  replace(): Promise<void>;
}

/**
 * Megabytes for what has just been made: with 4 twice as much time goes into collecting it (2.2 s for 4,000 product pages,
 * and 1.1 with 8); with the 16 of Node a process under load takes 70 more and answers no sooner. What lives may grow by 40 %
 * before it is looked through again: of itself V8 leaves it less than the young space takes, and looks each second (decision 156).
 * And a process at rest gives back what it no longer needs (`giveBackMemory`).
 */
const ofMemory = ['--max-semi-space-size=8', '--heap-growing-percent=40', '--expose-gc'];
const patienceMs = 12_000;
const deathsAllowed = 5;
const withinMs = 10_000;

function started(worker: Worker): Promise<void> {
  return new Promise((resolve, reject) => {
    worker.once('message', () => resolve());
    worker.once('exit', (code, signal) =>
      reject(
        new ConfigError(`A server process ended with ${signal ?? code} while it started; its own words are above.`),
      ),
    );
  });
}

function ended(worker: Worker, drainMs = 0): Promise<void> {
  return new Promise((resolve) => {
    if (worker.isDead()) return resolve();
    const killer = setTimeout(() => worker.process.kill('SIGKILL'), drainMs + patienceMs);
    worker.once('exit', () => {
      clearTimeout(killer);
      resolve();
    });
    if (worker.isConnected()) worker.send('stop');
  });
}

/** Starts the server processes that share the port, and replaces those that die. */
export function startProcesses(options: ProcessOptions): Processes {
  cluster.setupPrimary({ exec: options.file, execArgv: [...process.execArgv, ...ofMemory] });
  const workers = new Set<Worker>();
  const begin = Promise.withResolvers<Begin>();
  const dataAreThere = Promise.withResolvers<void>();
  const deaths: number[] = [];
  let stopping = false;

  /** A process that nobody waits for yet: if it ends before it serves, there is none to replace. */
  function fork(): { worker: Worker; ready: Promise<void> } {
    const worker = cluster.fork();
    rescueConnections(worker);
    // A word to a process that has just died: its end says the rest, and must not be ours.
    worker.on('error', () => undefined);
    const ready = started(worker);
    const tell = (message: Begin | typeof serveNow) => worker.isConnected() && worker.send(message);
    begin.promise.then(tell);
    dataAreThere.promise.then(() => tell(serveNow));
    worker.once('exit', (code, signal) => {
      const wasWanted = workers.delete(worker);
      if (stopping || !wasWanted) return;
      if (!options.replaceDead) return options.log('the server ended; it starts again when a source file changes');
      deaths.push(Date.now());
      const recent = deaths.filter((time) => Date.now() - time < withinMs).length;
      if (recent > deathsAllowed)
        return options.onHopeless(`${recent} server processes ended within ${withinMs / 1000} s`);
      options.log(`a server process ended with ${signal ?? code}; starting another`);
      add().catch(() => undefined);
    });
    // Who waits for it hears of a failure; while nobody waits yet, nobody has to.
    ready.catch(() => undefined);
    return { worker, ready };
  }

  function add(): Promise<void> {
    const { worker, ready } = fork();
    workers.add(worker);
    return ready;
  }

  async function remove(worker: Worker): Promise<void> {
    workers.delete(worker);
    await ended(worker);
  }

  const first = Promise.all(Array.from({ length: options.count }, add));
  first.catch(() => undefined);
  return {
    begin: (env) => begin.resolve({ begin: env }),
    async serve() {
      dataAreThere.resolve();
      await first;
    },
    async stop() {
      stopping = true;
      await Promise.all([...workers].map((worker) => ended(worker, options.drainMs)));
    },
    async restart() {
      await Promise.all([...workers].map(remove));
      await Promise.all(Array.from({ length: options.count }, add));
    },
    async replace() {
      for (const old of [...workers]) {
        const { worker, ready } = fork();
        await ready;
        workers.add(worker);
        await remove(old);
      }
    },
  };
}
