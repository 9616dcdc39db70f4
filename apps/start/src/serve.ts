import { serve } from '@sgb/server/serve.ts';

/** One server process, which the supervisor starts and stops. */
await serve(() => import('./demo.ts'));
