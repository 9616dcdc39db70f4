import type { Personal } from '../../../platform/personal.ts';

export const personal: Personal = {
  tables: [
    {
      table: 'flight_enquiries',
      title: 'Special flights that you asked for',
      whose: 'account_id = $1',
      told: [
        'state',
        'whatsapp',
        'kg',
        'goods',
        'wanted_on',
        'booked_kg',
        'booked_cents',
        'at',
        'answer',
        'answered_at',
      ],
      closing: { do: 'overwrite', with: { whatsapp: "''", goods: "''", answer: "''", state: '40' } },
    },
    {
      table: 'flight_visits',
      title: 'Days on which you looked at special flights',
      whose: 'account_id = $1',
      told: ['day'],
      closing: { do: 'delete' },
    },
  ],
};
