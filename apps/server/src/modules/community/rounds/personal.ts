import type { Personal } from '../../../platform/personal.ts';

/** What is known here of a person. */
export const personal: Personal = {
  tables: [
    {
      table: 'rounds',
      title: 'Group shipments you lead',
      whose: 'leader_id = $1',
      told: ['id', 'name', 'line', 'state', 'notice', 'opened_at', 'closed_at', 'finished_at'],
      closing: { do: 'overwrite', with: { name: "''", notice: "''", picture: 'null' } },
    },
    {
      table: 'round_parts',
      title: 'Group shipments you took part in',
      whose: 'account_id = $1',
      told: ['round_id', 'state', 'joined_at', 'order_count', 'grams', 'shown_cents', 'handed_over_at'],
      closing: { do: 'keep' },
    },
    {
      table: 'round_moves',
      title: 'What you did with group shipments',
      whose: 'by_account = $1',
      told: ['round_id', 'at', 'to_state', 'why'],
      closing: { do: 'keep' },
    },
  ],
  unfinished: [
    {
      what: 'rounds',
      text: `select (select count(*) from rounds where leader_id = $1 and state not in (70, 90))::int
        + (select count(*) from round_parts p join rounds r on r.id = p.round_id
           where p.account_id = $1 and p.state = 'in' and r.state = 10)::int as n`,
    },
  ],
};
