import { entryTypes } from '@sgb/contract/ledger.ts';
import type { Check } from '../../../platform/module.ts';

export const transferChecks: readonly Check[] = [
  {
    name: 'every transfer moved its amount once, and nothing else is booked as one',
    text: `
      select format('transfer %s of %s: the books moved %s', t.id, t.amount_cents, coalesce(p.amount, 0))
      from transfers t left join ledger_postings p
        on p.entry_id = t.entry_id and p.from_owner = t.sender_id and p.to_owner = t.recipient_id
      where t.amount_cents is distinct from p.amount
      union all
      select format('entry %s is booked as a transfer, but there is none', e.id) from ledger_entries e
      where e.type = ${entryTypes.transfer} and e.phase = 0
        and not exists (select from transfers where entry_id = e.id)`,
  },
];
