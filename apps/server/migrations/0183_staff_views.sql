-- Filters, order and columns of a table of the console, under a name, for whoever saved them.
create table staff_views (
  account_id integer not null references accounts,
  page text not null check (length(page) between 1 and 120),
  name text not null check (length(name) between 1 and 40),
  search text not null check (length(search) <= 2000),
  saved_at timestamptz not null,
  primary key (account_id, page, name)
);
