-- Goods have a slot in the search, those of a leaf in blocks of 2048 of their own. Null: not yet; the next time the index is built anew.
alter table search_documents add column slot integer;

-- Which goods of a block have a lexeme, a bit for each of its slots; only of lexemes that keep their counts. '' is in all goods.
create table search_bits (
  lexeme text not null,
  block integer not null,
  leaf integer not null,
  bits bit(2048) not null,
  primary key (lexeme, block)
) with (fillfactor = 90);

insert into job_outbox (job, payload, priority)
select 'search.rebuild', '{}', 0 where exists (select from products);
