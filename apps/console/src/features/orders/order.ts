import type { OutputOf } from '@sgb/contract/client.ts';

export type Order = OutputOf<'GET /api/staff/order/detail'>;
