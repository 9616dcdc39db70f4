import type { OutputOf } from '@sgb/contract/client.ts';

export type Unmatched = OutputOf<'GET /api/staff/forwarding/unmatched'>['items'][number];
