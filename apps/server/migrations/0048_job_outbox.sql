-- Work that a transaction leaves for later, until a process that does jobs hands it to the queue, many at a time.
-- Queueing each piece inside the transaction took longer than all else that a payment writes together, and its
-- notification made commits wait for one another.
create table job_outbox (
  id bigint primary key generated always as identity,
  job text not null,
  payload json not null,
  run_at timestamptz,
  -- Of those with the same key, the newest stands.
  key text,
  priority smallint not null
);
