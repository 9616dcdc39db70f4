import type { Personal } from '../../../platform/personal.ts';

/** What is known here of a person. */
export const personal: Personal = {
  tables: [
    {
      table: 'receivers',
      title: 'Your addresses',
      whose: 'account_id = $1',
      told: [
        'label',
        'first_name',
        'last_name',
        'mobile',
        'alt_mobile',
        'email',
        'country_id',
        'province',
        'city',
        'suburb',
        'postcode',
        'street',
        'unit',
        'note',
        'id_type',
        'id_tail',
        'created_at',
      ],
      closing: {
        do: 'overwrite',
        with: {
          label: "''",
          first_name: "''",
          last_name: "''",
          mobile: "''",
          alt_mobile: "''",
          email: "''",
          suburb: "''",
          street: "''",
          unit: "''",
          note: "''",
          id_type: '0',
          id_tail: "''",
          id_key: 'null',
          id_sealed: 'null',
          folded: "''",
          is_default: 'false',
          deleted_at: 'coalesce(deleted_at, now())',
        },
      },
    },
  ],
};
