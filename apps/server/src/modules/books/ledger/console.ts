import { billTypeWords } from '@sgb/contract/bill-words.ts';
import type { EntryType } from '@sgb/contract/ledger.ts';
import { type Desk, numberFinder } from '../../../platform/desk.ts';

interface Row {
  readonly id: number;
  readonly type: EntryType;
  readonly ref: string;
  readonly at: Date;
  readonly accountId: number | null;
}

export const desk: Desk = {
  finders: [
    numberFinder<Row>({
      kind: 'entry',
      right: 'finance',
      prefix: '#',
      text: `select id::float8 as id, type, ref, at, owner_id as "accountId" from ledger_entries where id = $1`,
      shown: ({ type, ref, ...row }) => ({
        ...row,
        number: `#${row.id}`,
        title: billTypeWords[type],
        state: ref,
        cents: null,
      }),
    }),
  ],
};
