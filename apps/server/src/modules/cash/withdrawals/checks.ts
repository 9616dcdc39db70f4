import { entryTypes } from '@sgb/contract/ledger.ts';
import type { Check } from '../../../platform/module.ts';

export const withdrawalChecks: readonly Check[] = [
  {
    name: 'every withdrawal has its money set aside, paid out or given back, as its status says',
    text: `
      select format('withdrawal %s of %s is at %s: its hold of %s has %s captured and is %s', w.id, w.amount_cents,
        w.status, h.amount, h.captured, case when h.ended_by is null then 'open' else 'ended' end)
      from withdrawals w join ledger_holds h on h.entry_id = w.hold_id
      where h.amount <> w.amount_cents or h.owner_id <> w.account_id
        or (w.status in (10, 20)) <> (h.ended_by is null)
        or h.captured <> case when w.status = 30 then w.amount_cents else 0 end
      union all
      select format('hold %s is set aside for a withdrawal that does not exist', h.entry_id)
      from ledger_holds h join ledger_entries e on e.id = h.entry_id
      where e.type = ${entryTypes.withdrawal} and not exists (select from withdrawals where hold_id = h.entry_id)`,
  },
  {
    name: 'the last move of every withdrawal is its status',
    text: `
      select format('withdrawal %s is at %s, its last move went to %s', w.id, w.status, m.to_status)
      from withdrawals w left join lateral (
        select to_status from withdrawal_transitions where withdrawal_id = w.id
        order by at desc, to_status desc limit 1) m on true
      where m.to_status is distinct from w.status`,
  },
];
