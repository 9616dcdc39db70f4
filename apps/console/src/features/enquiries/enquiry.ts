import type { OutputOf } from '@sgb/contract/client.ts';

export type Enquiry = OutputOf<'GET /api/staff/flight/enquiries'>['items'][number];
