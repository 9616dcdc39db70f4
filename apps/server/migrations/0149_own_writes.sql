-- Up to where in the log the person of a session has written: a replica that has not come so far is not asked for them.
-- Whoever logs in has written up to here; older sessions have none, and what they wrote is long ago.
alter table sessions add column wrote pg_lsn;
alter table sessions alter column wrote set default pg_current_wal_insert_lsn();
