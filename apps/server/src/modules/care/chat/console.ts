import type { VipLevel } from '@sgb/contract/people.ts';
import { type Desk, type PartRow, personPart } from '../../../platform/desk.ts';
import { waitingText } from './desk-store.ts';
import { answerBy } from './desk-view.ts';

export const desk: Desk = {
  queues: [
    {
      name: 'chats',
      title: 'Chats to answer',
      right: 'customerService',
      text: waitingText,
      values: ({ now }) => [now],
      // Members are answered sooner, so that the first that is due may not be the oldest.
      dueOf: ({ more }, at) => {
        const first = Object.entries(more as Readonly<Record<string, string>>);
        return new Date(
          Math.min(...first.map(([tier, since]) => answerBy(Number(tier) as VipLevel, new Date(since), at).getTime())),
        );
      },
    },
  ],
  inHand: [
    {
      right: 'customerService',
      text: `select coalesce(json_agg(held), '[]') as items from (
          select id, 'Chat ' || id as title, waiting_since as since from conversations
          where taken_by = $1 and waiting_since is not null order by waiting_since limit 10) held`,
      pathOf: (id) => `chats/${id}`,
    },
  ],
  people: [
    personPart<PartRow & { total: number }>({
      name: 'chats',
      title: 'Chats',
      kind: 'chat',
      right: 'customerService',
      text: `select id::float8 as id, 'Chat ' || id as number, last_number || ' messages' as title,
          case when waiting_since is null then 'Answered' else 'Waits for us' end as state, last_at as at, null::int as cents,
          count(*) over ()::int as total
        from conversations where shopper_id = $1 and last_number > 0 order by last_at desc limit 5`,
      shown: ({ total: _, ...row }) => row,
    }),
  ],
};
