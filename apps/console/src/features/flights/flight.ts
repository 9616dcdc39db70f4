import type { OutputOf } from '@sgb/contract/client.ts';

export type Flight = OutputOf<'GET /api/staff/flight/list'>['items'][number];
