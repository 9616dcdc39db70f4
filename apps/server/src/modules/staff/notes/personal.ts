import type { Personal } from '../../../platform/personal.ts';

const theirs = (kind: string, table: string) =>
  `(kind = '${kind}' and thing_id in (select id from ${table} where account_id = $1))`;

/** What is known here of a person: also what was written about their orders, parcels and cases. */
export const personal: Personal = {
  tables: [
    {
      table: 'staff_notes',
      title: 'What our staff noted about you and your orders',
      whose: `((kind = 'person' and thing_id = $1) or ${theirs('order', 'orders')} or ${theirs('parcel', 'parcels')}
        or ${theirs('case', 'work_orders')})`,
      told: ['at', 'kind', 'text'],
      closing: { do: 'overwrite', with: { text: "''" } },
    },
  ],
};
