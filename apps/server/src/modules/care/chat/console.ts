import { type Desk, type PartRow, personPart } from '../../../platform/desk.ts';
import { waitingPeople } from './desk-store.ts';
import { answerBy, namesOf } from './desk-view.ts';

export const desk: Desk = {
  queues: [
    {
      name: 'chats',
      title: 'Chats to answer',
      right: 'customerService',
      async read(reader, at) {
        const rows = await waitingPeople(reader);
        const talks = rows.map(({ shopperId, since }) => ({
          id: 0,
          shopperId,
          contactId: shopperId,
          takenBy: null,
          waitingSince: since,
        }));
        const people = await namesOf(reader, talks);
        // Members are answered sooner, so that the first that is due may not be the oldest.
        const due = rows.map(({ shopperId, since }) => answerBy(people.get(shopperId), since, at).getTime());
        return {
          count: rows[0]?.count ?? 0,
          oldest: rows[0]?.since ?? null,
          due: due.length > 0 ? new Date(Math.min(...due)) : null,
        };
      },
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
