import { lawYears, type Personal } from '../../../platform/personal.ts';

/** What is known here of a person. */
export const personal: Personal = {
  tables: [
    {
      table: 'work_orders',
      title: 'Your after-sale cases',
      whose: 'account_id = $1',
      told: ['id', 'order_id', 'type', 'state', 'title', 'opened_at', 'back_cents'],
      closing: { do: 'keep' },
    },
    {
      table: 'work_order_lines',
      title: 'What was said in them',
      whose: 'work_order_id in (select id from work_orders where account_id = $1)',
      told: ['at', 'text'],
      closing: { do: 'overwrite', with: { text: "''" }, afterYears: lawYears },
    },
  ],
  unfinished: [
    { what: 'cases', text: 'select count(*)::int as n from work_orders where account_id = $1 and state <> 50' },
  ],
};
