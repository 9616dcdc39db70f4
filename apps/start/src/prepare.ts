import { prepare } from '@sgb/server/prepare.ts';

/** Makes the database ready for the server processes; the supervisor starts it. */
await prepare(() => import('./demo.ts'));
