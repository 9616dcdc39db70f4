-- What a row of the log edited, as 'banner 7', where staff edit it with a form: so that nobody saves over what a colleague changed
-- meanwhile. The numbers of such rows come one after another: each is taken behind those that are done.
alter table staff_audit add column edited text;
create index staff_audit_of_edited on staff_audit (edited, id) where edited is not null;
create index staff_audit_editions on staff_audit (id) where edited is not null;
