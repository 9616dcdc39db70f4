-- Who wants to lead the group-buy of a neighbourhood, and who does: one row is one life, from the application to its end.
create table ambassadors (
  id integer primary key generated always as identity,
  account_id integer not null references accounts,
  -- 10 submitted, 20 approved (probation), 30 refused, 40 withdrawn, 50 active, 60 paused, 70 ended.
  state smallint not null check (state in (10, 20, 30, 40, 50, 60, 70)),
  state_at timestamptz not null,
  country_id smallint not null,
  whatsapp text not null default '',
  street text not null default '',
  unit text not null default '',
  suburb text not null default '',
  city text not null default '',
  province text not null default '',
  code text not null default '',
  note text not null default '',
  -- What they want to cover; once they serve, ambassador_areas says what they do.
  areas jsonb not null default '[]',
  hours jsonb not null default '[]',
  languages text[] not null default '{}',
  why text not null default '',
  reason text not null default '',
  applied_at timestamptz not null,
  due_at timestamptz not null,
  decided_at timestamptz,
  decided_by integer references accounts,
  probation_until timestamptz,
  -- The last round, hand-over or return; answers in the chat are asked for there.
  active_at timestamptz not null,
  warned_at timestamptz
);
-- One open application, or one group, a person.
create unique index ambassadors_living on ambassadors (account_id) where state in (10, 20, 50, 60);
create index ambassadors_by_state on ambassadors (state, applied_at);
create index ambassadors_of_account on ambassadors (account_id, id);

create table ambassador_moves (
  ambassador_id integer not null references ambassadors,
  at timestamptz not null,
  from_state smallint,
  to_state smallint not null,
  -- Null: the clock.
  by_account integer references accounts,
  note text not null default ''
);
create index ambassador_moves_of on ambassador_moves (ambassador_id, at);

-- Those who led a group before there were applications.
insert into ambassadors (account_id, state, state_at, country_id, areas, applied_at, due_at, decided_at, active_at)
select p.account_id, case when p.left_at is null then 50 else 70 end, coalesce(p.left_at, p.since), a.country_id,
  coalesce((select jsonb_agg(jsonb_build_object('suburb', suburb, 'code', code, 'city', city, 'province', province))
    from ambassador_areas where account_id = p.account_id), '[]'),
  p.since, p.since, p.since, now()
from contact_people p join accounts a on a.id = p.account_id where p.kind = 'ambassador';
insert into ambassador_moves (ambassador_id, at, to_state, note)
select id, state_at, state, 'Led a group before there were applications' from ambassadors;

-- Members whom their ambassador has paused; everybody else is active.
create table paused_members (
  account_id integer primary key references accounts,
  ambassador_id integer not null references accounts,
  reason text not null default '',
  since timestamptz not null
);

-- When somebody last left an ambassador of their own will: for a while the next one asks twice.
alter table contacts add column left_at timestamptz;
