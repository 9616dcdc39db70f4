-- Letters and text messages on their way out. In production the words are wiped once they are delivered.
create table outbox (
  id bigint primary key generated always as identity,
  channel text not null check (channel in ('mail', 'sms')),
  recipient text not null,
  subject text not null,
  body text not null,
  -- Written for somebody who does not exist, so that asking takes the same work for everybody. Never sent.
  decoy boolean not null default false,
  created_at timestamptz not null,
  delivered_at timestamptz
);
create index outbox_waiting on outbox (id) where delivered_at is null;
create index outbox_by_age on outbox (created_at);

-- One row for each number or address that a code was ever asked for: its newest code and how often it was asked.
create table one_time_codes (
  address text primary key,
  purpose text not null,
  -- Null: used, or guessed at too often.
  code_hash bytea,
  account_id integer references accounts,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  tries smallint not null,
  locked_until timestamptz,
  day date not null,
  sent_that_day smallint not null
);

-- Wrong passwords for one account from one address.
create table login_failures (
  account text not null,
  ip text not null,
  attempts integer not null,
  until timestamptz not null,
  primary key (account, ip)
);
create index login_failures_by_age on login_failures (until);

create table account_devices (
  account_id integer not null references accounts,
  device_hash bytea not null,
  seen_at timestamptz not null,
  primary key (account_id, device_hash)
);

alter table sessions
  add column id bigint generated always as identity unique,
  add column ip text not null default '';

alter table accounts
  add column first_name text not null default '',
  add column last_name text not null default '',
  add column country_id smallint not null default 1,
  add column mobile text unique,
  add column suburb text not null default '',
  add column source smallint,
  add column main_purpose smallint,
  -- A bijection of the number, so that no two accounts can have the same.
  add column invite_code text not null unique
    generated always as (lpad(upper(to_hex((id::bigint * 2654435761) % 4294967296)), 8, '0')) stored,
  add column invited_by integer references accounts,
  add column registration_version text,
  add column registered_from text,
  add column terms_at timestamptz,
  add column whatsapp_consent_at timestamptz,
  add column email_consent_at timestamptz,
  add column sms_consent_at timestamptz,
  add column mobile_verified_at timestamptz,
  add column email_verified_at timestamptz,
  add column email_reminder boolean not null default true;
create index accounts_invited_by on accounts (invited_by);

create table businesses (
  account_id integer primary key references accounts,
  company_name text not null,
  registration_number text not null,
  vat_number text,
  job_type smallint not null,
  worker_band smallint not null,
  site_type smallint not null,
  site_url text,
  monthly_band smallint not null,
  -- Null: staff have not looked yet.
  approved_at timestamptz
);
