import type { OutputOf } from '@sgb/contract/client.ts';

export type Talk = OutputOf<'GET /api/staff/chat/detail'>;
