create table settings (
  name text not null,
  value jsonb not null,
  valid_from timestamptz not null,
  changed_by text not null,
  primary key (name, valid_from)
);

-- Attempts at guessable things, counted by the minute; swept once they are old.
create unlogged table guesses (
  key text not null,
  minute bigint not null,
  attempts integer not null,
  primary key (key, minute)
);
