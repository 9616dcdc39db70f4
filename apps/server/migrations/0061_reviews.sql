-- Stars beside a product are those of our own shoppers; what the supplier's site reports is kept apart from them.
alter table products add column supplier_rating smallint not null default 0;
update products set supplier_rating = rating, rating = 0, rating_count = 0;
alter table products alter column rating set default 0, alter column rating_count set default 0;
update search_documents set rating = 0;

-- What may become a review; `show` is the shopper's consent, which nobody gives for them.
alter table survey_items
  add column stars smallint not null default 0 check (stars between 0 and 5),
  add column fit smallint not null default 0 check (fit between 0 and 3),
  add column story text not null default '' check (length(story) <= 500),
  add column show smallint not null default 0 check (show in (0, 1));

-- What a shopper said of one line of an order, for others where they agreed to it.
create table reviews (
  id bigint primary key generated always as identity,
  product_id bigint not null references products,
  supplier_id bigint not null references suppliers,
  -- Null for what the demo world is made with.
  order_id integer unique references orders,
  account_id integer references accounts,
  -- 'Thandi M.', as it was agreed to.
  name text not null,
  stars smallint not null check (stars between 1 and 5),
  title text not null default '' check (length(title) <= 50),
  story text not null default '' check (length(story) <= 500),
  bought text not null,
  -- 0 not said, 1 too small, 2 just right, 3 too large
  fit smallint not null default 0 check (fit between 0 and 3),
  -- Names of files, or keys of the picture store.
  pictures text[] not null default '{}' check (cardinality(pictures) <= 4),
  at timestamptz not null,
  -- Since when its writer lets others see it, and the rule for which staff hide it (0: none).
  consent_at timestamptz,
  rule smallint not null default 0 check (rule between 0 and 6),
  helpful integer not null default 0 check (helpful >= 0),
  answer text not null default '' check (length(answer) <= 500),
  answered_at timestamptz
);
create index reviews_of_product on reviews (product_id, at desc, id desc) where consent_at is not null and rule = 0;
create index reviews_of_supplier on reviews (supplier_id, at desc, id desc) where consent_at is not null and rule = 0;
create index reviews_of_account on reviews (account_id, at desc, id desc) where account_id is not null;
create index reviews_newest on reviews (at desc, id desc) where consent_at is not null;

create table review_votes (
  review_id bigint not null references reviews on delete cascade,
  account_id integer not null references accounts on delete cascade,
  primary key (review_id, account_id)
);

-- What can be read of a product, counted; its row is also what two writers of one product wait for.
create table review_counts (
  product_id bigint primary key references products,
  supplier_id bigint not null references suppliers,
  -- How many gave 1, 2, ... 5 stars, and said too small, just right, too large.
  stars integer[] not null default '{0,0,0,0,0}',
  fits integer[] not null default '{0,0,0}',
  pictured integer not null default 0
);
create index review_counts_of_supplier on review_counts (supplier_id);

-- What staff did to reviews; nothing is ever changed or removed here.
create table review_log (
  id bigint primary key generated always as identity,
  review_id bigint not null references reviews,
  action text not null check (action in ('answered', 'unanswered', 'hidden', 'shown')),
  by_account integer not null references accounts,
  at timestamptz not null,
  rule smallint not null default 0,
  note text not null
);
create index review_log_of_review on review_log (review_id, id desc);
create function refuse_to_change_log() returns trigger language plpgsql as $$
begin
  raise exception '% is never changed', tg_table_name using errcode = 'restrict_violation';
end $$;
create trigger review_log_stays before update or delete or truncate on review_log
  for each statement execute function refuse_to_change_log();
