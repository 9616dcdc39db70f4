-- What staff decided about the money of accounts: who, when, why, and whether a second person agreed.
create table staff_decisions (
  id bigint primary key generated always as identity,
  -- The call that carries it out, with what it was given.
  call text not null,
  subject text not null,
  input jsonb not null,
  accounts integer[] not null check (cardinality(accounts) > 0),
  cents bigint not null check (cents >= 0),
  -- What one person could decide alone at that moment.
  alone_cents bigint not null,
  why text not null,
  -- 10 waiting for a second person, 20 carried out, 30 refused
  state smallint not null check (state in (10, 20, 30)),
  proposed_by integer not null references accounts,
  proposed_at timestamptz not null,
  decided_by integer references accounts,
  decided_at timestamptz,
  reason text not null default '',
  check ((state = 10) = (decided_at is null) and (decided_by is null) = (decided_at is null)),
  -- Much money is never moved by one person.
  check (state <> 20 or cents <= alone_cents or decided_by <> proposed_by),
  check ((state = 30) = (reason <> ''))
);
create unique index staff_decisions_waiting on staff_decisions (call, subject) where state = 10;
create index staff_decisions_by_state on staff_decisions (state, id);

create trigger staff_decisions_stay before delete or truncate on staff_decisions
  for each statement execute function refuse_to_change_log();
create trigger staff_decisions_end_once before update on staff_decisions
  for each row when (old.state <> 10) execute function refuse_to_change_log();

-- Who is bound to whom, so that nobody decides about the account of somebody near. Bank accounts are sealed: bank, branch
-- and the last digits have to do.
create view account_bonds (one, other, bond) as
  select id, invited_by, 'invited' from accounts where invited_by is not null
  union all
  select account_id, contact_id, 'contact' from contacts
  union all
  select a.id, r.account_id, 'mobile' from accounts a join receivers r on r.mobile = a.mobile and r.account_id <> a.id
  union all
  select b.account_id, o.account_id, 'bank account' from bank_accounts b join bank_accounts o
    on o.bank = b.bank and o.branch_code = b.branch_code and o.number_tail = b.number_tail and o.account_id <> b.account_id;
