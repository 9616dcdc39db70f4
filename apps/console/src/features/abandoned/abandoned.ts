import type { OutputOf } from '@sgb/contract/client.ts';

export type Abandoned = OutputOf<'GET /api/staff/storage/abandoned'>['items'][number];
