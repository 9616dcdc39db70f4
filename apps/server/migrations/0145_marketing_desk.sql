-- What campaigns cost is summed by the coupon's template.
create index coupons_of_template on coupons (template_id, state) include (discount_cents);

-- Searches that found nothing, or only a part of what was meant.
create table search_misses (
  day date not null,
  keyword text not null,
  searches integer not null check (searches > 0),
  primary key (day, keyword)
);

-- Goods that staff took out of the shop: whatever the supplier says, they are not on the shelf.
alter table products
  add column hidden_at timestamptz,
  add column hidden_because text not null default '',
  add constraint products_hidden check (hidden_at is null or not on_shelf);
create function keep_hidden() returns trigger language plpgsql as $$
begin
  new.on_shelf := false;
  return new;
end $$;
create trigger products_keep_hidden before update on products
  for each row when (new.hidden_at is not null and new.on_shelf) execute function keep_hidden();
create index products_hidden_newest on products (hidden_at desc, id) where hidden_at is not null;

-- Help as it was before each change.
create table help_versions (
  id integer primary key generated always as identity,
  type text not null,
  section text not null,
  title text not null,
  summary text not null,
  body jsonb not null,
  related text[] not null,
  position smallint not null,
  -- When it was written, and by whom; nobody: it came with the shop.
  written_at timestamptz not null,
  written_by integer references accounts,
  unique (type, written_at)
);
alter table help_articles add column written_by integer references accounts;
