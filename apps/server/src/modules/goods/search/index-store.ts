import { sql } from 'drizzle-orm';
import type { Sql, Tx } from '../../../platform/db/database.ts';
import type { Former } from './bits-store.ts';
import { categoryWords, synonyms } from './tables.ts';

/** What is written of one product. */
export interface DocumentRow {
  readonly id: number;
  readonly supplierId: number;
  readonly createdAt: Date;
  readonly categoryId: number;
  readonly priceFen: number;
  readonly minOrder: number;
  readonly monthlySales: number;
  readonly score: number;
  readonly rating: number;
  readonly stockType: number;
  readonly special: number;
  readonly words: readonly string[];
  readonly han: readonly string[];
  readonly facets: readonly string[];
  readonly slot: number | undefined;
}

/** The table that searches read, and the one that a rebuild fills beside it. */
export type DocumentTable = 'search_documents' | 'search_documents_next';

const columns = `product_id, supplier_id, created_at, leaf, price_fen, min_order, monthly_sales, score, rating,
  stock_type, special, words, facets, slot`;

/** Positions are stripped: nothing asks where in a title a word stands, and rows become half as wide. */
export async function writeDocuments(on: Sql, table: DocumentTable, rows: readonly DocumentRow[]): Promise<void> {
  const list = <Value>(of: (row: DocumentRow) => Value) => rows.map(of);
  await on.run(
    `search.write.${table}`,
    `insert into ${table} (${columns})
      select id, supplier, created, leaf, price, min_order, sales, score, rating, stock_type, special,
        strip(to_tsvector('english', words)) || strip(array_to_tsvector(string_to_array(han, ' '))),
        string_to_array(facets, ' '), slot
      from unnest($1::bigint[], $2::bigint[], $3::timestamptz[], $4::int[], $5::int[], $6::int[], $7::int[], $8::int[],
        $9::smallint[], $10::smallint[], $11::smallint[], $12::text[], $13::text[], $14::text[], $15::int[])
        as g(id, supplier, created, leaf, price, min_order, sales, score, rating, stock_type, special, words, han, facets,
          slot)
      on conflict do nothing`,
    [
      list((row) => row.id),
      list((row) => row.supplierId),
      list((row) => row.createdAt),
      list((row) => row.categoryId),
      list((row) => row.priceFen),
      list((row) => row.minOrder),
      list((row) => row.monthlySales),
      list((row) => row.score),
      list((row) => row.rating),
      list((row) => row.stockType),
      list((row) => row.special),
      list((row) => row.words.join(' ')),
      list((row) => row.han.join(' ')),
      list((row) => row.facets.join(' ')),
      list((row) => row.slot),
    ],
  );
}

/** Answers what was known of those that had a slot. */
export async function deleteDocuments(tx: Tx, ids: readonly number[]): Promise<Former[]> {
  const text = `
    delete from search_documents where product_id = any($1::bigint[])
    returning product_id::float8 as id, leaf, slot, words::text`;
  const rows = await tx.run<Former & { slot: number | null }>('search.delete', text, [ids]);
  return rows.filter(({ slot }) => slot !== null);
}

/** Lexemes that only these goods have are known from now on; whether there were any. All others are counted by night. */
export async function addLexemesOf(tx: Tx, ids: readonly number[]): Promise<boolean> {
  const { rowCount } = await tx.orm.execute(sql`
    insert into search_lexemes
    select lexeme, count(*)::int from search_documents, unnest(tsvector_to_array(words)) as lexeme
    where product_id = any(${`{${ids.join()}}`}::bigint[]) group by 1
    on conflict do nothing`);
  return (rowCount ?? 0) > 0;
}

export async function lexiconRows(reader: Sql) {
  return {
    synonyms: await reader.orm.select().from(synonyms),
    categoryWords: await reader.orm.select().from(categoryWords),
  };
}

export async function countDocuments(reader: Sql): Promise<number> {
  const { rows } = await reader.connection.query<{ total: number }>(
    'select count(*)::int as total from search_documents',
  );
  return rows[0]?.total ?? 0;
}

export async function startNextTable(on: Sql): Promise<void> {
  await on.connection.query('drop table if exists search_documents_next');
  await on.connection.query('create table search_documents_next (like search_documents)');
}

/** Indexes are made after the rows: many times faster than growing them row by row. */
export async function indexNextTable(on: Sql): Promise<void> {
  await on.connection.query(`
    alter table search_documents_next add constraint search_documents_next_pkey primary key (product_id);
    create index search_documents_next_words on search_documents_next using gin (words) with (fastupdate = off);
    create index search_documents_next_leaf on search_documents_next (leaf, score desc, product_id desc);
    create index search_documents_next_score on search_documents_next (score desc, product_id desc)`);
  await on.connection.query('vacuum analyze search_documents_next');
}

export async function swapTables(tx: Tx): Promise<void> {
  const renamed = ['pkey', 'words', 'leaf', 'score'].map(
    (part) => `alter index search_documents_next_${part} rename to search_documents_${part};`,
  );
  await tx.connection.query(`
    drop table search_documents;
    alter table search_documents_next rename to search_documents;
    ${renamed.join('\n')}`);
}

/** Counts every lexeme of the next table by leaf, for as long as this connection lives. */
export async function countLexemes(tx: Tx): Promise<void> {
  await tx.connection.query("set local work_mem = '256MB'");
  await tx.connection.query(`
    drop table if exists counted;
    create temporary table counted as
    select lexeme, leaf, count(*)::int as docs
    from search_documents_next, unnest(tsvector_to_array(words)) as lexeme group by 1, 2`);
}

/** The counts of common lexemes are kept by leaf, the rest only as a sum. */
export async function keepCounts(tx: Tx, common: number): Promise<void> {
  await tx.connection.query(`
    delete from search_lexemes;
    insert into search_lexemes select lexeme, sum(docs)::int from counted group by 1;
    delete from search_facets`);
  await tx.connection.query(
    `insert into search_facets select c.* from counted c join search_lexemes l using (lexeme) where l.docs >= $1`,
    [common],
  );
  await tx.connection.query('drop table counted');
}

export async function writeVocabulary(
  tx: Tx,
  words: readonly { word: string; docs: number; forms: readonly string[] }[],
): Promise<void> {
  await tx.connection.query('delete from search_words');
  for (let start = 0; start < words.length; start += 5000) {
    const part = words.slice(start, start + 5000);
    await tx.connection.query(
      `insert into search_words select word, docs, string_to_array(forms, ' ')
       from unnest($1::text[], $2::int[], $3::text[]) as v(word, docs, forms) on conflict do nothing`,
      [part.map(({ word }) => word), part.map(({ docs }) => docs), part.map(({ forms }) => forms.join(' '))],
    );
  }
}

export async function writePhrases(tx: Tx, weights: readonly (readonly [phrase: string, weight: number])[]) {
  await tx.connection.query('delete from search_phrases');
  await tx.connection.query(
    'insert into search_phrases select * from unnest($1::text[], $2::int[]) on conflict do nothing',
    [weights.map(([phrase]) => phrase), weights.map(([, weight]) => weight)],
  );
}

/** All of them were written anew: without statistics the planner would read them from end to end. */
export async function settleWords(on: Sql): Promise<void> {
  await on.connection.query(
    'vacuum (analyze) search_words, search_phrases, search_lexemes, search_facets, search_bits',
  );
}
