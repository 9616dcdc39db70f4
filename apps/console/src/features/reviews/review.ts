import type { OutputOf } from '@sgb/contract/client.ts';

export type Review = OutputOf<'GET /api/staff/review/list'>['items'][number];
