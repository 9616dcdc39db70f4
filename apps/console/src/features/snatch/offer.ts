import type { OutputOf } from '@sgb/contract/client.ts';

export type Offer = OutputOf<'GET /api/staff/coupon/offers'>['items'][number];
