-- The plain colours, sizes and materials of goods ('c:red', 's:eu-42', 'm:cotton'), which lists are narrowed down by. The
-- search repeats them, as it does all that it filters by.
alter table products add column facets text[] not null default '{}';
alter table search_documents add column facets text[] not null default '{}';

-- They are read out of what suppliers write by our own rules: building the search anew does it for goods that are there.
insert into job_outbox (job, payload, priority)
select 'search.rebuild', '{}', 0 where exists (select from products);
