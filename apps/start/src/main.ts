import { enableCompileCache } from 'node:module';
import { basename, join } from 'node:path';
import { isBuilt, stampOf } from '@sgb/server/platform/supervisor/stamp.ts';
import { programs, webApps } from './builds.ts';

const root = join(import.meta.dirname, '../../..');
const sources = ['apps/server/src', 'packages/contract/src', 'packages/money/src', 'demo'];
const itself = process.argv[1] ?? '';

// Every process of the shop keeps what it has compiled for the next start.
process.env.NODE_COMPILE_CACHE ??= join(root, 'node_modules/.cache/node');
enableCompileCache(process.env.NODE_COMPILE_CACHE);

/**
 * To read TypeScript takes memory that a supervisor would keep for as long as the shop runs: where what is built comes
 * from these sources, this process goes on as that.
 */
async function goOnAsBuilt(): Promise<void> {
  const mayChange = process.env.NODE_ENV === 'development' || basename(itself) !== 'main.ts';
  if (mayChange || !process.execve || !(await isBuilt(programs, stampOf(programs)))) return;
  const built = join(programs.folder, 'main.js');
  // glibc keeps freed memory apart for each thread, eight times the cores: threads of ours are few and seldom busy. And
  // what is as large as a page goes back at once: kept for the next one it took 100 MB of a server under load.
  const env = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '65536', ...process.env };
  process.execve(process.execPath, [process.execPath, ...process.execArgv, built, ...process.argv.slice(2)], env);
}

await goOnAsBuilt();

/** npm start: the supervisor. */
const { start } = await import('@sgb/server/main.ts');
start({
  programs,
  programsAreBuilt: basename(itself) === 'main.js',
  webApps,
  programSources: import.meta.dirname,
  sources: sources.map((folder) => join(root, folder)),
  simulatePayments: async (place) => (await import('@sgb/simulators/payments/server.ts')).startPaymentSimulator(place),
});
