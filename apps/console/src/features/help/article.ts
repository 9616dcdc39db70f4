import type { OutputOf } from '@sgb/contract/client.ts';

export type Article = OutputOf<'GET /api/staff/help/list'>['items'][number];
