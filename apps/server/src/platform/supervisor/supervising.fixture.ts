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
process.once('SIGTERM', async () => {
  await processes.stop();
  process.exit(0);
});
await processes.serve({});
console.log('ready');
