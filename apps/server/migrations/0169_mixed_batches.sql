-- What a seller sells mixed: so many pieces, or goods for so many fen, of all its products together; null: each by itself.
alter table products add column mix jsonb;
