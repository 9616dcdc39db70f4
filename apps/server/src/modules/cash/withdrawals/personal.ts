import { lawYears, type Personal } from '../../../platform/personal.ts';

/** What is known here of a person. */
export const personal: Personal = {
  tables: [
    {
      table: 'bank_accounts',
      title: 'Your bank accounts',
      whose: 'account_id = $1',
      told: ['bank', 'branch_code', 'holder', 'number_tail', 'added_at', 'verified_at'],
      closing: {
        do: 'overwrite',
        with: { holder: "''", number_tail: "''", number_sealed: "''::bytea" },
        afterYears: lawYears,
      },
    },
    {
      table: 'identity_proofs',
      title: 'Proof of who you are',
      whose: 'account_id = $1',
      told: ['id_type', 'id_tail', 'sent_at', 'status'],
      closing: { do: 'delete' },
    },
    {
      table: 'withdrawals',
      title: 'Your withdrawals',
      whose: 'account_id = $1',
      told: ['amount_cents', 'fee_cents', 'status', 'reference', 'created_at', 'changed_at'],
      closing: { do: 'keep' },
    },
  ],
  unfinished: [
    {
      what: 'withdrawals',
      text: 'select count(*)::int as n from withdrawals where account_id = $1 and status in (10, 20)',
    },
  ],
};
