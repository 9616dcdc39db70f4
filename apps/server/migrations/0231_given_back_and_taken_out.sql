-- What money that goes back to somebody was for, by the key of its entry. Finance reads each kind by time.
create function given_back_kind(type smallint, key text) returns text language sql immutable parallel safe as $$
  select case
    when type = 90 then 'goodwill'
    when key like '%:workorder:%' then 'case'
    when key like 'order:%' then 'order'
    when key like 'parcel:%' then 'parcel'
    when key like 'dispatch:%' then 'shelf'
    when key like 'membership:%' then 'membership'
    else 'service'
  end
$$;
create index ledger_entries_given_back on ledger_entries (given_back_kind(type, key), at, id) where type in (30, 90);

-- Files that staff took out, among all that they did; and at the end of a list how long it was.
create index staff_audit_exports on staff_audit (id) where call in ('GET /console/export', 'POST /api/staff/privacy/copy',
  'POST /api/staff/withdraw/batch', 'POST /api/staff/withdraw/batchfile', 'POST /api/staff/ledger/paper');
create index staff_audit_export_ends on staff_audit (request_id) where call = 'GET /console/export' and after is not null;
