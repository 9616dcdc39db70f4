import type { OutputOf } from '@sgb/contract/client.ts';

export type Purchase = OutputOf<'GET /api/staff/purchase/detail'>;

export const changes = ['GET /api/staff/purchase/detail', 'GET /api/staff/purchase/list'] as const;
