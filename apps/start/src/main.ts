import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isBuilt, stampOf } from '@sgb/server/platform/supervisor/stamp.ts';
import { packedDatabase, programs, webApps } from './builds.ts';

const root = join(import.meta.dirname, '../../..');
const sources = ['apps/server/src', 'packages/contract/src', 'packages/money/src', 'demo'];
const asWritten = import.meta.filename.endsWith('.ts');

// Every process of the shop keeps what it has compiled for the next start.
process.env.NODE_COMPILE_CACHE ??= join(root, 'node_modules/.cache/node');
enableCompileCache(process.env.NODE_COMPILE_CACHE);

// glibc keeps freed memory apart for each thread, eight times the cores: threads of ours are few and seldom busy. And what
// is as large as a page goes back at once: kept for the next one it took 100 MB of a server under load.
process.env.MALLOC_ARENA_MAX ??= '2';
process.env.MALLOC_MMAP_THRESHOLD_ ??= '65536';

const isCurrent = async () => process.env.NODE_ENV !== 'development' && (await isBuilt(programs, stampOf(programs)));

/** The supervisor; where what is built comes from other sources, those that are here, which build. */
if (asWritten || (await isCurrent())) {
  const { start } = await import('@sgb/server/main.ts');
  start({
    programs,
    programsAreBuilt: !asWritten,
    webApps,
    packedDatabase,
    programSources: import.meta.dirname,
    sources: sources.map((folder) => join(root, folder)),
    simulatePayments: async (place) =>
      (await import('@sgb/simulators/payments/server.ts')).startPaymentSimulator(place),
  });
} else {
  await import(pathToFileURL(join(import.meta.dirname, 'main.ts')).href);
}
