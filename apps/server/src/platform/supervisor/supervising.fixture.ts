import cluster from 'node:cluster';
import { join } from 'node:path';
import { startProcesses } from './processes.ts';

// A supervisor of so many processes.
const processes = startProcesses({
  file: join(import.meta.dirname, 'serving.fixture.ts'),
  count: Number(process.argv[2]),
  log: () => undefined,
  replaceDead: true,
  onHopeless: () => process.exit(1),
});
async function end(): Promise<void> {
  await processes.stop();
  process.exit(0);
}
process.once('SIGTERM', end);
// Its processes die while it looks elsewhere, so that it speaks to them before it hears of it.
process.once('SIGUSR2', () => {
  for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill('SIGKILL');
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
  return end();
});
processes.begin({});
await processes.serve();
console.log('ready');
