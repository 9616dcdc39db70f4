import type { OutputOf } from '@sgb/contract/client.ts';

export type Banner = OutputOf<'GET /api/staff/banner/list'>['items'][number];
