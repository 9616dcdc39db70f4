import type { OutputOf } from '@sgb/contract/client.ts';

export type Coupon = OutputOf<'GET /api/staff/coupon/list'>['items'][number];
