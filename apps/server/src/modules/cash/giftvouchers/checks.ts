import { giftVoucherStates } from '@sgb/contract/gift-voucher-rules.ts';
import { entryTypes } from '@sgb/contract/ledger.ts';
import type { Check } from '../../../platform/module.ts';

export const giftVoucherChecks: readonly Check[] = [
  {
    name: 'what lies in the balances of gifts is what open vouchers are worth',
    text: `
      with open as (
        select buyer_id, sum(amount_cents) as cents from gift_vouchers where state = ${giftVoucherStates.open} group by buyer_id),
      held as (select owner_id, balance from balances where book = 'gift')
      select format('account %s has %s set aside for vouchers of %s', coalesce(owner_id, buyer_id), coalesce(balance, 0), coalesce(cents, 0))
      from open full join held on owner_id = buyer_id
      where coalesce(balance, 0) <> coalesce(cents, 0)`,
  },
  {
    name: 'every gift voucher moved its worth once when it was bought and once when it ended',
    text: `
      select format('gift voucher %s of %s: the books moved %s', v.id, v.amount_cents, coalesce(p.amount, 0))
      from gift_vouchers v cross join lateral unnest(array[v.entry_id, v.end_entry_id]) as moved (entry_id)
      left join ledger_postings p on p.entry_id = moved.entry_id
        and v.buyer_id in (p.from_owner, p.to_owner) and 'gift' in (p.from_book, p.to_book)
      where moved.entry_id is not null and v.amount_cents is distinct from p.amount
      union all
      select format('entry %s is booked for a gift voucher, but there is none', e.id) from ledger_entries e
      where e.type = ${entryTypes.giftVoucher}
        and not exists (select from gift_vouchers where e.id in (entry_id, end_entry_id))`,
  },
];
