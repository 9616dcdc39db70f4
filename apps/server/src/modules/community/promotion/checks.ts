import type { Check } from '../../../platform/module.ts';

export const promotionChecks: readonly Check[] = [
  {
    name: 'every approved part in a task was paid once, with what it promised, and no other was',
    text: `
      select format('part %s at %s promises %s of %s, the books say %s S Coin and %s cents', k.id, k.state,
        k.reward_amount, k.reward, coalesce(coins.amount, 0), coalesce(lines.amount, 0))
      from promotion_takings k
        full join (select split_part(e.key, ':', 2)::int as id, s.account_id, sum(s.amount)::int as amount
          from scoin_lots s join ledger_entries e on e.id = s.entry_id where s.reason = 'task' group by 1, 2) as coins
          on coins.id = k.id and coins.account_id = k.account_id
        full join (select taking_id as id, account_id, sum(amount_cents)::int as amount
          from earning_lines where taking_id is not null group by 1, 2) as lines
          on lines.id = k.id and lines.account_id = k.account_id
      where k.id is null
        or coalesce(coins.amount, 0) <> case when k.state = 30 and k.reward = 1 then k.reward_amount else 0 end
        or coalesce(lines.amount, 0) <> case when k.state = 30 and k.reward = 2 then k.reward_amount else 0 end`,
  },
  {
    name: 'the places that are taken in every task are those that somebody holds',
    text: `
      select format('task %s says %s places are taken, %s hold one', t.id, t.taken, count(k.id))
      from promotion_tasks t left join promotion_takings k on k.task_id = t.id and k.holds_place
      group by t.id having t.taken <> count(k.id)`,
  },
  {
    name: 'the last move of every part in a task is its state',
    text: `
      select format('part %s is at %s, its last move went to %s', k.id, k.state, m.to_state)
      from promotion_takings k left join lateral (
        select to_state from promotion_moves where taking_id = k.id order by id desc limit 1) m on true
      where m.to_state is distinct from k.state or k.holds_place <> (k.state in (10, 20, 30) or (k.state = 40 and k.holds_place))`,
  },
];
