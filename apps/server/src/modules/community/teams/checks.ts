import type { Check } from '../../../platform/module.ts';

/** What must be true of teams, their orders and the books together. */
export const teamChecks: readonly Check[] = [
  {
    name: 'what is set aside for teams is what open places in them say',
    text: `
      select format('place %s of %s in team %s at %s: its hold of %s is %s', p.id, p.total_cents, p.team_id, p.state,
        h.amount, case when h.ended_by is null then 'open' else 'ended' end)
      from team_participations p left join ledger_holds h on h.entry_id = p.hold_id
      where h.entry_id is null or h.amount <> p.total_cents or h.owner_id <> p.account_id
        or (p.state = 10) <> (h.ended_by is null)
        or (h.ended_by is not null and h.captured <> case when p.state = 20 then p.total_cents else 0 end)
      union all
      select format('hold %s of %s is set aside for a team, and no place says so', h.entry_id, h.amount)
      from ledger_holds h join ledger_entries e on e.id = h.entry_id
      where h.asset = 'ZAR' and e.ref like 'TM%' and not exists (
        select from team_participations p where p.hold_id = h.entry_id)`,
  },
  {
    name: 'the pieces and people of every team are those of its places, and never more than fit',
    text: `
      select format('team %s says %s pieces of %s people, its places %s of %s', t.id, t.pieces, t.people,
        coalesce(sum(p.quantity), 0), count(p.id))
      from teams t left join team_participations p on p.team_id = t.id and p.state <> 30
      group by t.id having t.pieces <> coalesce(sum(p.quantity), 0) or t.people <> count(p.id) or t.pieces > t.most
        or (t.state in (20, 30)) <> (t.pieces >= t.threshold)`,
  },
  {
    name: 'places are where their team is',
    text: `
      select format('place %s is at %s (%s), its team %s at %s', p.id, p.state, p.active, t.id, t.state)
      from team_participations p join teams t on t.id = p.team_id
      where not case p.state when 10 then t.state in (10, 20) and p.active
        when 20 then t.state in (20, 30) and p.active = (t.state = 20)
        when 30 then not p.active else t.state = 90 and not p.active end`,
  },
  {
    name: 'every place that was ordered is a paid order at the price of its team',
    text: `
      select format('place %s has order %s', p.id, p.order_id) from team_participations p
      join teams t on t.id = p.team_id left join orders o on o.id = p.order_id
      cross join lateral (select coalesce(sum(quantity), 0) as quantity, coalesce(sum(paid_cents), 0) as paid_cents
        from orders where split_of = o.id) as off
      where (p.state = 20) <> (p.order_id is not null) or (p.state = 20 and (o.id is null or o.type <> 5
        or o.gathering <> (t.state = 20)
        or o.account_id <> p.account_id or o.quantity + off.quantity <> p.quantity or o.unit_cents <> t.unit_cents
        or o.paid_cents + off.paid_cents <> p.total_cents))
      union all
      select format('order %s was bought together with nobody', o.id) from orders o
      where o.type = 5
        and not exists (select from team_participations p where p.order_id = coalesce(o.split_of, o.id))`,
  },
  {
    name: 'the last move of every team and place is its state',
    text: `
      select format('team %s is at %s, its last move went to %s', t.id, t.state, m.to_state)
      from teams t left join lateral (select to_state from team_moves
        where team_id = t.id and participation_id is null order by id desc limit 1) m on true
      where m.to_state is distinct from t.state
      union all
      select format('place %s is at %s, its last move went to %s', p.id, p.state, m.to_state)
      from team_participations p left join lateral (select to_state from team_moves
        where team_id = p.team_id and participation_id = p.id order by id desc limit 1) m on true
      where m.to_state is distinct from p.state`,
  },
];
