import { setImmediate as nextTurn } from 'node:timers/promises';
import { announce } from '../../../platform/db/bus.ts';
import type { Database, Sql, Tx } from '../../../platform/db/database.ts';
import { filledBeforeIndexes } from '../../../platform/db/many-rows.ts';
import { allEnded } from '../../../platform/db/together.ts';
import {
  categoryNames,
  facetsOf,
  goodsById,
  nextGoods,
  type Place,
  type SearchableGoods,
  writeFacets,
} from '../catalog/index.ts';
import * as bits from './bits-store.ts';
import { searchChannel } from './channels.ts';
import { documentWriter, type Lexicon, scoreOf, type WordsOfGoods } from './document.ts';
import * as store from './index-store.ts';
import { Learner } from './learner.ts';
import { namesIn } from './ranking.ts';

const batchSize = 1000;

/** Lexemes in this many products have their counts by category kept. */
export const commonLexeme = 2000;

/** Rebuilding and indexing single goods exclude each other: what one writes, the other would lose. */
const lockKey = 7_263_541;
/** Who writes single goods does it alone: the bits of many goods lie in one row. */
const bitsKey = 7_263_542;

async function lexiconOf(reader: Sql): Promise<Lexicon> {
  const names = await categoryNames(reader);
  const rows = await store.lexiconRows(reader);
  const byId = new Map(names.map((row) => [row.id, row]));
  const called = new Map(rows.categoryWords.map(({ categoryId, words }) => [categoryId, words]));
  const trail = (id: number): typeof names => {
    const row = byId.get(id);
    return row ? [row, ...(row.parentId === null ? [] : trail(row.parentId))] : [];
  };
  return {
    synonyms: rows.synonyms,
    categoryText: (leaf) => [...trail(leaf).map(({ name }) => name), ...(called.get(leaf) ?? [])].join(' | '),
    categoryTextZh: (leaf) =>
      trail(leaf)
        .map(({ nameZh }) => nameZh)
        .join(' '),
  };
}

/** Every name that the goods of a leaf go by: its own, those of the categories above it, and what shoppers call them. */
async function calledNames(reader: Sql): Promise<{ leaf: number; name: string }[]> {
  const lexicon = await lexiconOf(reader);
  const names = await categoryNames(reader);
  const parents = new Set(names.map(({ parentId }) => parentId));
  return names
    .filter(({ id }) => !parents.has(id))
    .flatMap(({ id }) => {
      const called = lexicon.categoryText(id).split(' | ').flatMap(namesIn);
      return [...new Set(called.map(({ name }) => name))].map((name) => ({ leaf: id, name }));
    });
}

/** Category texts repeat for thousands of goods. */
function cachedTexts(lexicon: Lexicon): Lexicon {
  const cached = (of: (leaf: number) => string) => {
    const known = new Map<number, string>();
    return (leaf: number) => {
      const text = known.get(leaf) ?? of(leaf);
      known.set(leaf, text);
      return text;
    };
  };
  return { ...lexicon, categoryText: cached(lexicon.categoryText), categoryTextZh: cached(lexicon.categoryTextZh) };
}

function rowOf(goods: SearchableGoods, write: WordsOfGoods, slot: number | undefined): store.DocumentRow {
  return { ...goods, ...write(goods), facets: facetsOf(goods), score: scoreOf(goods), slot };
}

/** Goods that our rules read differently than when they were written. */
function readAnew(goods: readonly SearchableGoods[], rows: readonly store.DocumentRow[]) {
  return rows.filter(({ facets }, place) => facets.join() !== goods[place]?.facets.join());
}

/**
 * Builds the whole index anew beside the one in use, then puts it in its place: searches go on meanwhile. Rows are
 * written leaf by leaf, because goods that match the same word mostly lie in the same leaves.
 */
export async function rebuildSearch(
  db: Database,
  options: { readonly common?: number; readonly progress?: (done: number) => void } = {},
): Promise<number> {
  return db.read(async (sql) => {
    await sql.connection.query('select pg_advisory_lock($1)', [lockKey]);
    try {
      const lexicon = cachedTexts(await lexiconOf(sql));
      const write = documentWriter(lexicon);
      const learner = new Learner();
      const nextSlot = bits.slotsInOrder();
      const common = options.common ?? commonLexeme;
      await store.startNextTable(sql);
      let coming = nextGoods(sql, undefined, batchSize);
      let written: Promise<unknown> = Promise.resolve();
      let done = 0;
      for (;;) {
        const goods = await coming;
        const after: Place | undefined = goods.at(-1);
        if (!after) break;
        // While this process reads the words of one batch, the database writes the one before and reads the next.
        coming = nextGoods(sql, after, batchSize);
        await nextTurn();
        const rows = goods.map((one) => rowOf(one, write, nextSlot(one.categoryId)));
        for (const [place, one] of goods.entries()) learner.learn(one, rows[place]?.words ?? []);
        await written;
        written = allEnded([
          store.writeDocuments(sql, 'search_documents_next', rows),
          writeFacets(sql, readAnew(goods, rows)),
        ]);
        done += goods.length;
        options.progress?.(done);
      }
      await written;
      await store.indexNextTable(sql);
      await db.transact(async (tx) => {
        await store.countLexemes(tx);
        await bits.makeNextBits(tx, common);
      }, sql);
      const vocabulary = learner.vocabulary();
      const phrases = learner.phrases(await calledNames(sql));
      await db.transact(async (tx) => {
        await store.swapTables(tx);
        await bits.swapBits(tx);
        await store.keepCounts(tx, common);
        await filledBeforeIndexes(tx, 'search_words', () => store.writeVocabulary(tx, vocabulary));
        await filledBeforeIndexes(tx, 'search_phrases', () => store.writePhrases(tx, phrases));
        await announce(tx, searchChannel);
      }, sql);
      await store.settleWords(sql);
      return done;
    } finally {
      await sql.connection.query('select pg_advisory_unlock($1)', [lockKey]);
    }
  });
}

/** Makes these goods findable as they are now; those that are gone no longer are. */
export async function indexGoods(db: Database, ids: readonly number[]): Promise<void> {
  await db.transact(async (tx) => {
    await tx.run('search.alone', 'select pg_advisory_xact_lock_shared($1), pg_advisory_xact_lock($2)', [
      lockKey,
      bitsKey,
    ]);
    const write = documentWriter(await lexiconOf(tx));
    const goods = await goodsById(tx, ids);
    const former = await store.deleteDocuments(tx, ids);
    const slots = await bits.slotsFor(tx, goods, former);
    await store.writeDocuments(
      tx,
      'search_documents',
      goods.map((one) => rowOf(one, write, slots.get(one.id))),
    );
    await bits.changeBits(tx, ids, former);
    if (await store.addLexemesOf(tx, ids)) await announce(tx, searchChannel);
  });
}

const termsText = `
  with free as materialized (select pg_try_advisory_xact_lock_shared($1) as free),
  written as (update search_documents set price_fen = $3, min_order = $4 where product_id = $2 and (select free from free))
  select free from free`;

/** Writes what goods are filtered and sorted by, their words being the same; false while the index is built anew. */
export async function writeTerms(
  tx: Tx,
  { id, priceFen, minOrder }: Pick<SearchableGoods, 'id' | 'priceFen' | 'minOrder'>,
): Promise<boolean> {
  const [row] = await tx.run<{ free: boolean }>('search.terms', termsText, [lockKey, id, priceFen, minOrder]);
  return row?.free ?? false;
}

/** Whether there is anything to find. */
export async function isSearchable(reader: Sql): Promise<boolean> {
  const { rows } = await reader.connection.query('select 1 from search_documents limit 1');
  return rows.length > 0;
}
