-- Which things a row of the log is about, as 'order 17': so that the page of a thing shows what staff did with it.
alter table staff_audit add column things text[] not null default '{}';
create index staff_audit_of_things on staff_audit using gin (things) where things <> '{}';
