import type { OutputOf } from '@sgb/contract/client.ts';

export type Popup = OutputOf<'GET /api/staff/popup/list'>['items'][number];
