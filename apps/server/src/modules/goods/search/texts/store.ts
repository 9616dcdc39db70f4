import type { Sql, Tx } from '../../../../platform/db/database.ts';

/** What is written of one text. */
export interface TextRow {
  readonly kind: number;
  readonly ref: string;
  readonly part: number;
  readonly score: number;
  /** What stands in the title, and what else it is called; the same of the rest. */
  readonly title: readonly string[];
  readonly titleAlike: readonly string[];
  readonly body: readonly string[];
  readonly bodyAlike: readonly string[];
}

/** The letter at a word says where it is from; what did not change is not written. */
const writeText = `
  with given as (
    select kind, ref, part, score,
      setweight(to_tsvector('english', title), 'A') || setweight(to_tsvector('english', title_alike), 'B') as title,
      setweight(to_tsvector('english', title || ' ' || body), 'C')
        || setweight(to_tsvector('english', title_alike || ' ' || body_alike), 'D') as words,
      concat_ws(' ', title, title_alike, body, body_alike) as spelt
    from unnest($1::smallint[], $2::text[], $3::smallint[], $4::int[], $5::text[], $6::text[], $7::text[], $8::text[])
      as t(kind, ref, part, score, title, title_alike, body, body_alike)
  ), documents as (
    insert into text_documents (kind, ref, part, score, title, words)
    select kind, ref, part, score, title, words from given
    on conflict (kind, ref) do update
      set part = excluded.part, score = excluded.score, title = excluded.title, words = excluded.words
      where (text_documents.part, text_documents.score, text_documents.title, text_documents.words)
        is distinct from (excluded.part, excluded.score, excluded.title, excluded.words)
    returning id, kind, ref
  )
  insert into text_spellings (document_id, words)
  select d.id, strip(array_to_tsvector(array(select distinct word from unnest(string_to_array(g.spelt, ' ')) word
    where word <> '')))
  from documents d join given g on g.kind = d.kind and g.ref = d.ref
  on conflict (document_id) do update set words = excluded.words`;

export async function writeTexts(tx: Tx, rows: readonly TextRow[]): Promise<void> {
  const list = <Value>(of: (row: TextRow) => Value) => rows.map(of);
  await tx.run('texts.write', writeText, [
    list((row) => row.kind),
    list((row) => row.ref),
    list((row) => row.part),
    list((row) => row.score),
    list((row) => row.title.join(' ')),
    list((row) => row.titleAlike.join(' ')),
    list((row) => row.body.join(' ')),
    list((row) => row.bodyAlike.join(' ')),
  ]);
}

export async function deleteTexts(tx: Tx, kind: number, refs: readonly string[]): Promise<void> {
  const text = 'delete from text_documents where kind = $1 and ref = any($2::text[])';
  await tx.run('texts.delete', text, [kind, refs]);
}

const addText = `
  insert into text_lexemes
  select lexeme, count(*)::int, 0 from text_documents, unnest(tsvector_to_array(words)) as lexeme
  where kind = $1 and ref = any($2::text[]) group by 1
  on conflict do nothing returning 1 as one`;

/** Lexemes that only these texts have are known from now on; whether there were any. All others are counted by night. */
export async function addLexemes(tx: Tx, kind: number, refs: readonly string[]): Promise<boolean> {
  return (await tx.run('texts.lexemes', addText, [kind, refs])).length > 0;
}

export async function countLexemes(tx: Tx): Promise<void> {
  await tx.connection.query(`
    delete from text_lexemes;
    insert into text_lexemes
    select w.word, w.ndoc, coalesce(t.ndoc, 0) from ts_stat('select words from text_documents') w
    left join ts_stat('select title from text_documents') t using (word)`);
}

/** All words as they are written, with the number of texts that have them. */
export async function spellings(tx: Tx): Promise<{ word: string; docs: number }[]> {
  const { rows } = await tx.connection.query<{ word: string; docs: number }>(
    `select word, ndoc as docs from ts_stat('select words from text_spellings') where ndoc > 1`,
  );
  return rows;
}

export async function writeVocabulary(
  tx: Tx,
  words: readonly { word: string; docs: number; forms: readonly string[] }[],
): Promise<void> {
  await tx.connection.query('delete from text_words');
  await tx.connection.query(
    `insert into text_words select word, docs, string_to_array(forms, ' ')
     from unnest($1::text[], $2::int[], $3::text[]) as v(word, docs, forms)`,
    [words.map(({ word }) => word), words.map(({ docs }) => docs), words.map(({ forms }) => forms.join(' '))],
  );
}

export async function countTexts(reader: Sql): Promise<number> {
  const text = 'select count(*)::int as texts from text_documents';
  return (await reader.run<{ texts: number }>('texts.count', text, []))[0]?.texts ?? 0;
}
