import type { OutputOf } from '@sgb/contract/client.ts';

/** A case with all that was said, and how it may end. */
export type Case = OutputOf<'GET /api/staff/workorder/detail'>;
