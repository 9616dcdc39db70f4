import type { OutputOf } from '@sgb/contract/client.ts';

export type Product = OutputOf<'GET /api/staff/product/list'>['items'][number];
