import { type SQL, sql } from 'drizzle-orm';
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

export async function titlesWith(reader: Sql, lexeme: string): Promise<number> {
  const text = 'select titles from text_lexemes where lexeme = $1';
  return (await reader.run<{ titles: number }>('texts.titles', text, [lexeme]))[0]?.titles ?? 0;
}

export interface Wanted {
  readonly tsquery: string;
  /** The demand that fewest texts meet. */
  readonly rarest: string;
  /** Each demand of the query, and how much it says about what is meant. */
  readonly demands: readonly { readonly lettered: (letter: string) => string; readonly weight: number }[];
  readonly kinds: readonly number[];
  /** 0 is every part. */
  readonly part: number;
}

/** How the texts of a word are found: by the word, or, where most have it, by walking all texts, best first. */
export interface Ways {
  readonly title: 'index' | 'walk';
  readonly named: 'index';
  readonly words: 'index' | 'walk';
}

/** So many of the best are weighed. */
const mostWeighed = 200;

/**
 * Where what is asked for stands: all of it in the title; the rarest word of it in the title; all of it anywhere. A word that many
 * texts mention says nothing of what they are about. So many texts of each are looked at, for the time not to grow with them.
 */
const levels = { title: 2_000, named: 2_000, words: 1_000 } as const;
type Level = keyof typeof levels;

function best(level: Level, way: Ways['title'], { tsquery, rarest, kinds, part }: Wanted): SQL {
  const all = sql`${sql.raw(level === 'title' ? 'title' : 'words')} @@ ${tsquery}::tsquery`;
  const has = level === 'named' ? sql`title @@ ${rarest}::tsquery and ${all}` : all;
  const from = sql`from text_documents where ${has}
    and kind = any(${`{${kinds.join()}}`}::smallint[]) and (${part} = 0 or part = ${part})`;
  const end = sql`order by score desc, id desc limit ${mostWeighed}`;
  if (way === 'walk') return sql`select id ${from} ${end}`;
  // What is materialized is found by the word, whatever the order wants.
  return sql`with hits as materialized (select id, score ${from} limit ${levels[level]}) select id from hits ${end}`;
}

export interface FoundText {
  readonly kind: number;
  readonly ref: string;
  readonly key: number;
}

/** What a word is worth by where it is from: the title, another name for what the title says, the rest, another name for that. */
const worths = [
  ['title', 'A', 2.3],
  ['title', 'B', 1.7],
  ['words', 'C', 1],
  ['words', 'D', 0.7],
] as const;

/** What a text is worth for the keyword; a title that says little else a bit more. */
function worthOf({ demands }: Wanted): SQL {
  const parts = demands.map(({ lettered, weight }) => {
    const cases = worths.map(
      ([column, letter, worth]) => sql`when d.${sql.raw(column)} @@ ${lettered(letter)}::tsquery then ${worth}::float8`,
    );
    return sql`${weight}::float8 * case ${sql.join(cases, sql` `)} else 0 end`;
  });
  return sql`((${sql.join(parts, sql` + `)}) * (1 + 0.3 / (3 + length(d.title))) + d.score / 2000.0)::float8`;
}

async function ranked(reader: Sql, wanted: Wanted, near: SQL): Promise<FoundText[]> {
  const { rows } = await reader.orm.execute<{ kind: number; ref: string; key: number }>(sql`
    with near as (${near}) select d.kind, d.ref, ${worthOf(wanted)} as key
    from near join text_documents d using (id) order by key desc, d.id desc`);
  return rows;
}

/**
 * The best texts, those with most of what is asked for first; of equals the better score decides. Where enough have it in
 * their title nobody looks further: what has it in the text alone comes after them, and reading all of those is what takes time.
 */
export async function findRanked(reader: Sql, wanted: Wanted, ways: Ways): Promise<FoundText[]> {
  const found = new Map<string, FoundText>();
  for (const level of ['title', 'named', 'words'] as const) {
    // A single word is its own rarest.
    if (level === 'named' && wanted.tsquery === wanted.rarest) continue;
    for (const text of await ranked(reader, wanted, best(level, ways[level], wanted))) {
      found.set(`${text.kind} ${text.ref}`, text);
    }
    if (found.size >= mostWeighed) break;
  }
  return [...found.values()].sort((one, other) => other.key - one.key);
}
