import type { OutputOf } from '@sgb/contract/client.ts';

export type Ambassador = OutputOf<'GET /api/staff/groupship/applications'>['items'][number];
