import type { OutputOf } from '@sgb/contract/client.ts';

export type Withdrawal = OutputOf<'GET /api/staff/withdraw/list'>['items'][number];
