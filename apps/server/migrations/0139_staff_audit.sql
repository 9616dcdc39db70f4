-- What staff did, written by the transaction that did it. A row for each transaction of a call: who, in which role, on what,
-- with which input (secrets and personal numbers masked), what it was before and after where that is known, why, from where.
create table staff_audit (
  id bigint primary key generated always as identity,
  at timestamptz not null,
  by_account integer not null references accounts,
  role text not null,
  call text not null,
  subject text not null,
  -- Whose accounts it was about.
  accounts integer[] not null default '{}',
  input jsonb not null,
  before jsonb,
  after jsonb,
  why text not null,
  -- 'done', or the refusal that was kept.
  outcome text not null,
  ip text not null,
  request_id uuid not null
);
create index staff_audit_of_staff on staff_audit (by_account, id);
create index staff_audit_of_call on staff_audit (call, id);
create index staff_audit_of_subject on staff_audit (subject, id);
create index staff_audit_of_accounts on staff_audit using gin (accounts);
create index staff_audit_at on staff_audit using brin (at);
create trigger staff_audit_stay before update or delete or truncate on staff_audit
  for each statement execute function refuse_to_change_log();
