-- The better half of all texts by themselves: a word that thousands have in their title is looked for here first.
create index text_documents_best on text_documents using gin (title) with (fastupdate = off) where score >= 640;
