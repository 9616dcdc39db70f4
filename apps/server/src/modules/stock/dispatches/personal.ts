import { lawYears, type Personal } from '../../../platform/personal.ts';

/** What is known here of a person. */
export const personal: Personal = {
  tables: [
    {
      table: 'shelf_dispatches',
      title: 'Sent from your shelf',
      whose: 'account_id = $1',
      told: [
        'state',
        'created_at',
        'receiver_name',
        'receiver_mobile',
        'receiver_address',
        'way',
        'pick_cents',
        'delivery_cents',
        'reference',
        'carrier',
        'waybill',
      ],
      closing: {
        do: 'overwrite',
        with: { receiver_name: "''", receiver_mobile: "''", receiver_address: "''", reference: "''" },
        afterYears: lawYears,
      },
    },
    {
      table: 'seller_brands',
      title: 'Your packing slips',
      whose: 'account_id = $1',
      told: ['name', 'logo', 'changed_at'],
      closing: { do: 'delete' },
    },
    {
      table: 'shelf_lines_handled',
      title: 'Failed lines that you looked after',
      whose: 'account_id = $1',
      told: ['line_id', 'handled_at'],
      closing: { do: 'delete' },
    },
    {
      table: 'shelf_dispatch_moves',
      title: 'Steps of dispatches',
      whose: 'by_account = $1',
      told: ['dispatch_id', 'at', 'text'],
      closing: { do: 'keep' },
    },
  ],
  unfinished: [
    {
      what: 'dispatches',
      text: 'select count(*)::int as n from shelf_dispatches where account_id = $1 and state in (110, 112, 113)',
    },
  ],
};
