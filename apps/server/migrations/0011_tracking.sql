-- What visitors saw and did, one partition a day: a day that is no longer wanted is dropped, not deleted row by row.
-- No index: it is written all day and read once, whole days at a time, by the roll-up.
create table tracking_events (
  day date not null,
  at timestamptz not null,
  operation text not null,
  -- Only of funnel steps.
  funnel_event smallint,
  account_id integer,
  visitor uuid,
  page text not null,
  device text not null,
  spm text not null,
  spm_value text not null,
  refer text not null,
  ref_spm text not null
) partition by range (day);

-- Nothing is lost when the day's own partition could not be made; its rows move there later.
create table tracking_events_default partition of tracking_events default;

-- The figures of a day, which outlive its events.
create table tracking_days (
  day date primary key,
  views bigint not null,
  visitors bigint not null,
  accounts bigint not null,
  clicks bigint not null,
  exposures bigint not null,
  rolled_up_at timestamptz not null
);

create table tracking_positions (
  day date not null,
  spm text not null,
  exposures bigint not null,
  clicks bigint not null,
  visitors bigint not null,
  primary key (day, spm)
);

create table tracking_funnel (
  day date not null,
  funnel_event smallint not null,
  events bigint not null,
  visitors bigint not null,
  primary key (day, funnel_event)
);
