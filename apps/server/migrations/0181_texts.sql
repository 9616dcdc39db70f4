-- What the shop writes to people, in the words that staff gave it. A text that is not here is as the shop came with it.
create table written_texts (
  name text not null check (length(name) between 3 and 80),
  valid_from timestamptz not null,
  title text not null check (length(title) <= 120),
  body text not null check (length(body) between 1 and 4000),
  written_by text not null,
  written_at timestamptz not null,
  why text not null,
  primary key (name, valid_from)
);

-- Title or body of a text as it is in force at a moment, with its values put in; null where nobody changed it.
-- One pass over the text, so that a value that looks like a name stays what it is.
create function written_text(asked text, part text, given jsonb, at timestamptz) returns text language sql stable as $$
  select nullif(string_agg(piece.found[1] || coalesce(given ->> piece.found[3], ''), '' order by piece.place), '')
  from (
    select case part when 'title' then title else body end as whole from written_texts
    where name = asked and valid_from <= at order by valid_from desc limit 1
  ) held
  cross join lateral regexp_matches(held.whole, '([^{]*)({(\w+)})?', 'g') with ordinality piece (found, place)
$$;

