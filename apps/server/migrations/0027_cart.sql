create table cart_lines (
  id bigint primary key generated always as identity,
  account_id integer not null references accounts on delete cascade,
  -- 0 goods from China, 1 SA stock
  market smallint not null check (market in (0, 1)),
  product_id bigint not null references products,
  sku_id bigint not null references skus,
  quantity integer not null check (quantity between 1 and 9999),
  ticked boolean not null default true,
  remark text not null default '' check (char_length(remark) <= 100),
  -- The offer's prices as the shopper last agreed to them: {quoteType, priceBreaks, skuFen}.
  seen jsonb not null,
  added_at timestamptz not null,
  -- Removed, but for a week it can be put back.
  removed_at timestamptz
);
create unique index cart_lines_of on cart_lines (account_id, sku_id) where removed_at is null;
create index cart_lines_removed_of on cart_lines (account_id, removed_at) where removed_at is not null;
create index cart_lines_removed on cart_lines (removed_at) where removed_at is not null;
