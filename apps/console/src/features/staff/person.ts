import type { OutputOf } from '@sgb/contract/client.ts';

export type Person = OutputOf<'GET /api/staff/people/list'>['items'][number];
