-- What staff write to one another about an order, parcel, person, case or purchase.
create table staff_notes (
  id integer primary key generated always as identity,
  kind text not null check (kind in ('order', 'parcel', 'person', 'case', 'purchase')),
  thing_id integer not null,
  by_account integer not null references accounts (id),
  at timestamptz not null,
  text text not null check (length(text) <= 4000)
);
create index staff_notes_of on staff_notes (kind, thing_id, id);

-- Colleagues who are named in one, until they have seen it and after.
create table staff_note_mentions (
  note_id integer not null references staff_notes (id),
  colleague_id integer not null references accounts (id),
  seen_at timestamptz,
  primary key (note_id, colleague_id)
);
create index staff_note_mentions_unseen on staff_note_mentions (colleague_id, note_id) where seen_at is null;
