-- Words and phrases are written all at once, and looked at ever after: what waits to be sorted into their indexes was read from end to end by every
-- look, and made the planner read the tables themselves instead.
alter index search_words_forms set (fastupdate = off);
alter index search_words_alike set (fastupdate = off);
alter index search_phrases_alike set (fastupdate = off);
alter index text_words_forms set (fastupdate = off);
alter index text_words_alike set (fastupdate = off);
alter index places_words set (fastupdate = off);
alter index places_alike set (fastupdate = off);
select gin_clean_pending_list(index::regclass)
from unnest('{search_words_forms,search_words_alike,search_phrases_alike,text_words_forms,text_words_alike,places_words,places_alike}'::text[]) as index;
