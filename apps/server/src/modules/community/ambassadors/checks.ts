import type { Check } from '../../../platform/module.ts';

export const ambassadorChecks: readonly Check[] = [
  {
    name: 'the last move of every ambassador is their state',
    text: `
      select format('ambassador %s is at %s, the last move went to %s', a.id, a.state, m.to_state)
      from ambassadors a left join lateral (
        select to_state from ambassador_moves where ambassador_id = a.id order by at desc, to_state desc limit 1) m on true
      where not exists (select from ambassador_moves where ambassador_id = a.id and to_state = a.state
        and at = (select max(at) from ambassador_moves where ambassador_id = a.id))`,
  },
  {
    name: 'who leads a group takes members, unless it is paused',
    text: `
      select format('ambassador %s is at %s, but %s', a.id, a.state,
        case when p.left_at is null then 'takes members' else 'takes none' end)
      from ambassadors a left join contact_people p on p.account_id = a.account_id and p.kind = 'ambassador'
      where a.state in (20, 50, 60) and (a.state = 60) = (p.account_id is not null and p.left_at is null)`,
  },
];
