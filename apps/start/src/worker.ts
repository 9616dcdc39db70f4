import { work } from '@sgb/server/worker.ts';

/** npm run worker: jobs and nothing else. */
work(() => import('./demo.ts'));
