import { join } from 'node:path';
import { start } from '@sgb/server/main.ts';

const root = join(import.meta.dirname, '../../..');
const sources = ['apps/server/src', 'packages/contract/src', 'packages/money/src', 'demo'];

/** npm start: the supervisor. */
start({
  serveFile: join(import.meta.dirname, 'serve.ts'),
  sources: sources.map((folder) => join(root, folder)),
  openDemo: () => import('./demo.ts'),
});
