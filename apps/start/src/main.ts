import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');
const sources = ['apps/server/src', 'packages/contract/src', 'packages/money/src', 'demo'];

// Every process of the shop keeps what it has compiled for the next start.
process.env.NODE_COMPILE_CACHE ??= join(root, 'node_modules/.cache/node');
enableCompileCache(process.env.NODE_COMPILE_CACHE);

/** npm start: the supervisor. */
const [{ start }, { programs, webApps }] = await Promise.all([import('@sgb/server/main.ts'), import('./builds.ts')]);
start({
  programs,
  webApps,
  programSources: import.meta.dirname,
  sources: sources.map((folder) => join(root, folder)),
  simulatePayments: async (place) => (await import('@sgb/simulators/payments/server.ts')).startPaymentSimulator(place),
});
