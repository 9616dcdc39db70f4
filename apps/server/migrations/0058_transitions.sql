-- A change of status is a transition, in the tables as in the code.
alter table order_moves rename to order_transitions;
alter table parcel_moves rename to parcel_transitions;
alter table withdrawal_moves rename to withdrawal_transitions;
alter table work_order_moves rename to work_order_transitions;
alter table coupon_moves rename to coupon_transitions;

do $$
declare old record;
begin
  for old in
    select conname as name, conrelid::regclass as of from pg_constraint
    where conname ~ '_moves_' and connamespace = current_schema()::regnamespace and conparentid = 0
  loop
    execute format('alter table %s rename constraint %I to %I', old.of, old.name, replace(old.name, '_moves_', '_transitions_'));
  end loop;
  for old in
    select relname as name, case relkind when 'S' then 'sequence' else 'index' end as kind from pg_class
    where relkind in ('i', 'S') and relname ~ '_moves_' and relnamespace = current_schema()::regnamespace
  loop
    execute format('alter %s %I rename to %I', old.kind, old.name, replace(old.name, '_moves_', '_transitions_'));
  end loop;
end $$;
