-- How many bytes of each account are stored or promised.
create table upload_usage (
  account_id integer primary key references accounts on delete cascade,
  bytes bigint not null check (bytes >= 0)
);

-- Files on their way to us. The bytes from 0 up to `received` are here, in pieces.
create table uploads (
  id uuid primary key,
  account_id integer not null references accounts on delete cascade,
  purpose text not null,
  name text not null,
  size bigint not null check (size between 1 and 21474836480),
  -- When the owner's copy was last changed, in milliseconds: with name and size it tells one file from another.
  modified bigint not null,
  received bigint not null default 0 check (received between 0 and size),
  expires_at timestamptz not null
);
create index uploads_of_account on uploads (account_id, purpose, name);
create index uploads_by_expiry on uploads (expires_at);

-- Written down before their bytes are stored: whatever dies on the way, somebody knows what to remove.
create table upload_pieces (
  key text primary key,
  upload_id uuid not null references uploads on delete cascade,
  start bigint not null,
  -- Null until the piece belongs to the upload.
  bytes bigint check (bytes > 0)
);
create index upload_pieces_of_upload on upload_pieces (upload_id, start);

create table files (
  id uuid primary key,
  account_id integer not null references accounts,
  purpose text not null,
  -- As it came, for people to read; never part of a path.
  name text not null,
  kind text not null check (kind in ('image', 'pdf', 'video')),
  media_type text not null,
  size bigint not null check (size > 0),
  -- What it counts for the account: a picture has a small copy.
  stored_bytes bigint not null check (stored_bytes >= size),
  -- Of the bytes that were sent: tells when the same proof of payment comes twice.
  sha256 bytea not null check (length(sha256) = 32),
  created_at timestamptz not null,
  -- Null: uploaded, but the form was never sent. Such files go after a while.
  used_at timestamptz
);
create index files_unused on files (created_at) where used_at is null;
create index files_by_hash on files (purpose, sha256);

alter table accounts add column avatar uuid references files on delete set null;
