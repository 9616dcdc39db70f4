import { type Desk, queueOf } from '../../../platform/desk.ts';

export const desk: Desk = {
  queues: [
    queueOf({
      name: 'invites',
      title: 'Invitations that earn nothing',
      right: 'finance',
      text: `select count(*)::int as count, min(found_at) as oldest, null::timestamptz as due
        from earning_blocks where cleared_at is null`,
    }),
  ],
};
