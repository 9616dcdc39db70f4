create table help_articles (
  -- The last part of the article's address.
  type text primary key check (type ~ '^[a-zA-Z]{2,40}$'),
  section text not null,
  title text not null,
  summary text not null,
  -- Blocks of the contract's form; never HTML.
  body jsonb not null,
  related text[] not null,
  position smallint not null,
  updated_at timestamptz not null
);
-- Addresses are found whatever their capital letters, so no two may differ in these alone.
create unique index help_articles_by_type on help_articles (lower(type));
