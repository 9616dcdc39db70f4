-- Texts that are found by the same search as goods: questions with their answers, help articles, published feedback.
create table text_documents (
  id bigint primary key generated always as identity,
  -- 1 question, 2 help article, 3 feedback
  kind smallint not null,
  -- What its own module knows it by.
  ref text not null,
  -- What it is narrowed down by: the kind of a feedback; 0 is none.
  part smallint not null default 0,
  -- Which of two that match equally well comes first.
  score integer not null,
  title tsvector not null,
  -- Those of the title as well.
  words tsvector not null,
  unique (kind, ref)
);
create index text_documents_title on text_documents using gin (title) with (fastupdate = off);
create index text_documents_words on text_documents using gin (words) with (fastupdate = off);
create index text_documents_score on text_documents (score desc, id desc);

-- Words as they are written, to learn spellings from; apart from the row that searches read.
create table text_spellings (
  document_id bigint primary key references text_documents on delete cascade,
  words tsvector not null
);

create table text_lexemes (
  lexeme text primary key,
  docs integer not null,
  -- In how many titles.
  titles integer not null
);

create table text_words (
  word text primary key,
  docs integer not null,
  forms text[] not null
);
create index text_words_forms on text_words using gin (forms);
create index text_words_alike on text_words using gin (word gin_trgm_ops);
