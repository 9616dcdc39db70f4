import type { Desk } from '../../../platform/desk.ts';

export const desk: Desk = {
  queues: [
    {
      name: 'invites',
      title: 'Invitations that earn nothing',
      right: 'finance',
      text: `select count(*)::int as count, min(found_at) as oldest
        from earning_blocks where cleared_at is null`,
    },
  ],
};
