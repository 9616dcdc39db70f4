-- What was saved for later keeps its kinds, quantities and remarks.
alter table favourites add column choice jsonb not null default '[]';
