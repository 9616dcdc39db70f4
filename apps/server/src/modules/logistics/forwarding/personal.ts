import { lawYears, type Personal } from '../../../platform/personal.ts';

/** What is known here of a person. */
export const personal: Personal = {
  tables: [
    {
      table: 'forwarded_parcels',
      title: 'Parcels you sent us',
      whose: 'account_id = $1',
      told: ['tracking', 'courier', 'content', 'quantity', 'value_cents', 'remark', 'declared_at', 'arrived_at'],
      closing: { do: 'overwrite', with: { content: "''", remark: "''" }, afterYears: lawYears },
    },
  ],
  unfinished: [
    {
      what: 'forwarding',
      text: 'select count(*)::int as n from forwarded_parcels where account_id = $1 and state = 10',
    },
  ],
};
