-- Until when the refresh token of the supplier platform is good, and when it was last used.
alter table supplier_tokens
  add column refresh_ends_at timestamptz,
  add column refreshed_at timestamptz;
