create extension if not exists pg_trgm;
create extension if not exists fuzzystrmatch;

-- One row for each product that can be found. It repeats what filters and orders need, because a search looks at tens of
-- thousands of rows for each page it shows and the products themselves are wide. Rows lie in the order of their category.
create table search_documents (
  product_id bigint primary key,
  supplier_id bigint not null,
  created_at timestamptz not null,
  leaf integer not null,
  price_fen integer not null,
  min_order integer not null,
  monthly_sales integer not null,
  -- Sales and rating in one number: the order of goods that match equally well.
  score integer not null,
  rating smallint not null,
  stock_type smallint not null,
  special smallint not null,
  words tsvector not null
);
-- Without a pending list: a search must not pay for what was written before it.
create index search_documents_words on search_documents using gin (words) with (fastupdate = off);
create index search_documents_leaf on search_documents (leaf, score desc, product_id desc);
create index search_documents_score on search_documents (score desc, product_id desc);

-- In how many products of a leaf a lexeme occurs. Only lexemes that occur in thousands are kept: counting those anew for
-- every search would cost more than finding the goods.
create table search_facets (
  lexeme text not null,
  leaf integer not null,
  docs integer not null,
  primary key (lexeme, leaf)
);

create table search_lexemes (
  lexeme text primary key,
  docs integer not null
);

-- Words as suppliers write them, to mend misspelt ones: two words one slip apart share a form with one letter left out.
create table search_words (
  word text primary key,
  docs integer not null,
  forms text[] not null
);
create index search_words_forms on search_words using gin (forms);
create index search_words_alike on search_words using gin (word gin_trgm_ops);

-- What is offered while a shopper types.
create table search_phrases (
  phrase text primary key,
  weight integer not null
);
create index search_phrases_prefix on search_phrases (phrase text_pattern_ops);
create index search_phrases_alike on search_phrases using gin (phrase gin_trgm_ops);

-- Words of shoppers for words of suppliers: goods that carry all words of `means` are found by `word` too.
create table search_synonyms (
  word text not null,
  means text not null,
  primary key (word, means)
);

-- What shoppers call the goods of a category, beside its name.
create table search_category_words (
  category_id integer primary key,
  words text[] not null
);

-- Keywords that staff put before what shoppers really search.
create table hot_keywords (
  keyword text primary key,
  position smallint not null
);

create table search_counts (
  day date not null,
  keyword text not null,
  searches integer not null,
  primary key (day, keyword)
);
