import type { OutputOf } from '@sgb/contract/client.ts';

export type Task = OutputOf<'GET /api/staff/task/list'>['items'][number];
