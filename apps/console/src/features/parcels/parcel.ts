import type { OutputOf } from '@sgb/contract/client.ts';

export type Parcel = OutputOf<'GET /api/staff/parcel/detail'>;
