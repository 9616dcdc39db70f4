-- Pop-ups that staff make for many: notice 2, message 3, task 4, coupon 6. Who is meant is judged when somebody asks for
-- their pop-ups, and only then a row of `popups` is written for that person.
create table popup_campaigns (
  id bigint primary key default nextval('popup_numbers'),
  type smallint not null check (type in (2, 3, 4, 6)),
  audience text not null check (audience in ('everybody', 'tier', 'accounttype', 'country', 'suburb', 'bought', 'accounts')),
  -- What the audience names; accounts by their numbers.
  audience_of text[] not null,
  content jsonb not null,
  -- The keys of the coupons that it gives.
  coupons text[] not null check ((type = 6) = (cardinality(coupons) > 0)),
  priority smallint not null check (priority between 1 and 9),
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  stopped_at timestamptz,
  made_by integer not null references accounts,
  made_at timestamptz not null
);
create index popup_campaigns_by_end on popup_campaigns (ends_at);

-- Which notices a guest's browser has closed.
create table popup_guests (
  campaign_id bigint not null references popup_campaigns on delete cascade,
  visitor text not null,
  seen_at timestamptz not null,
  primary key (visitor, campaign_id)
);
create index popup_guests_of_campaign on popup_guests (campaign_id);
drop table popup_notices_seen;
drop table popup_notices;

alter table popups
  add campaign_id bigint references popup_campaigns on delete cascade,
  -- When it was last handed to its reader.
  add shown_at timestamptz;
update popups set shown_at = closed_at where closed_at is not null;
create index popups_shown on popups (account_id, shown_at) where shown_at is not null;
create unique index popups_of_campaign on popups (campaign_id, account_id) where campaign_id is not null;
