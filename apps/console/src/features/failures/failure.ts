import type { OutputOf } from '@sgb/contract/client.ts';

export type Failure = OutputOf<'GET /api/staff/purchase/failures'>['items'][number];
