import type { Check } from '../../../platform/module.ts';

export const scoinChecks: readonly Check[] = [
  {
    name: 'what is left of all lots of S Coin is what the balance holds',
    text: `
      select format('account %s holds %s S Coin, its lots have %s left', account_id, coalesce(balance, 0), remaining)
      from (select account_id, sum(remaining) as remaining from scoin_lots group by account_id) as lots
        left join balances on owner_id = account_id and book = 'scoin'
      where greatest(0, coalesce(balance, 0)) <> remaining
      union all
      select format('entry %s gave S Coin without a lot', entry.id)
      from ledger_entries as entry join ledger_postings as posting on entry_id = entry.id
      where entry.key like 'scoin.%' and from_book = 'scoin.issued'
        and not exists (select from scoin_lots where entry_id = entry.id)`,
  },
  {
    name: 'every S Coin that was spent or set aside came from a lot',
    text: `
      select format('entry %s took %s S Coin, the lots say %s', entry_id, coalesce(booked.amount, 0), taken.amount)
      from (select entry_id, sum(amount) as amount from scoin_takings group by entry_id) as taken
        left join (
          select entry_id, sum(amount) as amount from ledger_postings
          where to_book in ('scoin.spent', 'scoin.frozen') group by entry_id
        ) as booked using (entry_id)
      where taken.amount is distinct from booked.amount
      union all
      select format('entry %s spent S Coin of no lot', entry.id)
      from ledger_entries as entry join ledger_postings as posting on entry_id = entry.id
      where entry.key like 'scoin.%' and to_book = 'scoin.spent'
        and not exists (select from scoin_takings where entry_id = entry.id)`,
  },
];
