import { lawYears, type Personal } from '../../../platform/personal.ts';

/** What is known here of a person. */
export const personal: Personal = {
  tables: [
    {
      table: 'parcels',
      title: 'Your parcels',
      whose: 'account_id = $1',
      told: [
        'id',
        'line_name',
        'receiver',
        'declaration',
        'declared_cents',
        'total_cents',
        'status',
        'created_at',
        'packed_at',
      ],
      closing: { do: 'overwrite', with: { receiver: "'{}'", declaration: "'[]'" }, afterYears: lawYears },
    },
    {
      table: 'parcel_drafts',
      title: 'A parcel you began',
      whose: 'account_id = $1',
      told: ['draft', 'saved_at'],
      closing: { do: 'delete' },
    },
  ],
  unfinished: [
    {
      what: 'parcels',
      text: 'select count(*)::int as n from parcels where account_id = $1 and status not in (90, 99)',
    },
  ],
};
