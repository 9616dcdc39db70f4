import type { Check } from '../../../platform/module.ts';

/** What was given for accepted answers. */
export const questionChecks: readonly Check[] = [
  {
    name: 'every accepted answer was paid for once, with what its question says',
    text: `
      select format('question %s gave %s S Coin, the books say %s', q.id, q.accepted_coins, coalesce(l.amount, 0))
      from questions q full join (
        select split_part(e.key, ':', 2)::bigint as id, sum(s.amount)::int as amount
        from scoin_lots s join ledger_entries e on e.id = s.entry_id where s.reason = 'answer' group by 1) l on l.id = q.id
      where coalesce(q.accepted_coins, 0) <> coalesce(l.amount, 0)`,
  },
];
