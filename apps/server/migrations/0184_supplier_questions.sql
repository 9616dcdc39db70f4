-- What our buyers ask suppliers, in the supplier's own chat, and what came of it: so that a colleague can go on, and nobody waits unseen.
create table supplier_questions (
  id integer primary key generated always as identity,
  supplier_id bigint not null references suppliers,
  purchase_id integer references supplier_purchases,
  product_id bigint,
  question text not null check (length(question) between 1 and 1000),
  asked_by integer not null references accounts,
  asked_at timestamptz not null,
  -- When the supplier was last asked, which is what the clock counts from.
  reminded_at timestamptz not null,
  times smallint not null default 1 check (times >= 1),
  state smallint not null default 10 check (state in (10, 20, 30)),
  answer text not null default '' check (length(answer) <= 1000),
  settled_by integer references accounts,
  settled_at timestamptz,
  check ((state = 10) = (settled_at is null))
);
create index supplier_questions_open on supplier_questions (reminded_at, id) where state = 10;
create index supplier_questions_of on supplier_questions (supplier_id, id);
create index supplier_questions_settled on supplier_questions (state, id);
