import type { Sql, Tx } from '../../../platform/db/database.ts';
import type { LeafCounts } from './store.ts';

/**
 * Goods that have several common words are too many to look at each of them for a count. Each product has a slot, and of
 * each common lexeme a bit for every slot is kept: what has several of them are the bits that all of them have.
 */

/** The goods of a leaf have blocks of slots for themselves. */
const blockSize = 2048;
const noBits = `0::bit(${blockSize})`;
/** The lexeme that every product has. */
const anything = '';

/** Slots for goods that come leaf by leaf. */
export function slotsInOrder(): (leaf: number) => number {
  let next = 0;
  let last: number | undefined;
  return (leaf) => {
    if (leaf !== last) next = Math.ceil(next / blockSize) * blockSize;
    last = leaf;
    return next++;
  };
}

const lexemesIn = (words: string) => `unnest(array_append(tsvector_to_array(${words}), '${anything}')) as lexeme`;
const block = `slot / ${blockSize} as block`;
const bitsWhere = (condition: string) =>
  `bit_or(set_bit(${noBits}, slot % ${blockSize}, 1)) filter (where ${condition})`;

/** So many goods at a time have their bits in memory. */
const atOnce = 100_000;

/** Runs of leaves that lie side by side. */
function runsOf(leaves: readonly { readonly leaf: number; readonly goods: number }[]): [first: number, last: number][] {
  const runs: { first: number; last: number; goods: number }[] = [];
  for (const { leaf, goods } of leaves) {
    const run = runs.at(-1);
    if (run && run.goods + goods <= atOnce) Object.assign(run, { last: leaf, goods: run.goods + goods });
    else runs.push({ first: leaf, last: leaf, goods });
  }
  return runs.map(({ first, last }) => [first, last]);
}

/** The bits of all goods of the next table, for lexemes that so many of them have. */
export async function makeNextBits(tx: Tx, common: number): Promise<void> {
  await tx.connection.query(`
    drop table if exists search_bits_next;
    create table search_bits_next (like search_bits) with (fillfactor = 90);
    create temporary table common on commit drop as
    select lexeme from counted group by 1 having sum(docs) >= ${common} union all select '${anything}';
    analyze common`);
  const { rows: leaves } = await tx.connection.query<{ leaf: number; goods: number }>(
    'select leaf, count(*)::int as goods from search_documents_next group by 1 order by 1',
  );
  for (const run of runsOf(leaves)) {
    await tx.connection.query(
      `insert into search_bits_next (lexeme, block, leaf, bits)
       select lexeme, ${block}, leaf, ${bitsWhere('true')}
       from (select leaf, slot, ${lexemesIn('words')} from search_documents_next where leaf between $1 and $2) w
       join common using (lexeme) group by 1, 2, 3 order by 1, 2`,
      run,
    );
  }
  await tx.connection.query(`
    alter table search_bits_next add constraint search_bits_next_pkey primary key (lexeme, block);
    analyze search_bits_next`);
}

export async function swapBits(tx: Tx): Promise<void> {
  await tx.connection.query(`
    drop table search_bits;
    alter table search_bits_next rename to search_bits;
    alter index search_bits_next_pkey rename to search_bits_pkey`);
}

/** What the index knew of goods that are written again. */
export interface Former {
  readonly id: number;
  readonly leaf: number;
  readonly slot: number;
  readonly words: string;
}

/** As they are written now. */
interface Goods {
  readonly id: number;
  readonly categoryId: number;
}

/** Goods keep their slots, but for those that move to another leaf; new ones get free ones. None before there are any. */
export async function slotsFor(
  tx: Tx,
  goods: readonly Goods[],
  former: readonly Former[],
): Promise<Map<number, number>> {
  const leafOf = new Map(goods.map(({ id, categoryId }) => [id, categoryId]));
  const slots = new Map(former.filter(({ id, leaf }) => leafOf.get(id) === leaf).map(({ id, slot }) => [id, slot]));
  const missing = goods.filter(({ id }) => !slots.has(id));
  if (missing.length === 0) return slots;
  const blocks = await tx.run<{ block: number; leaf: number; bits: string }>('search.blocks', blocksText, [
    [...new Set(missing.map(({ categoryId }) => categoryId))],
  ]);
  let last = blocks.at(-1)?.block;
  if (last === undefined) return slots;
  const free = new Map<number, number[]>();
  for (const { block, leaf, bits } of blocks) {
    const inBlock = [...bits].flatMap((bit, at) => (bit === '0' ? [block * blockSize + at] : []));
    free.set(leaf, [...(free.get(leaf) ?? []), ...inBlock]);
  }
  for (const { id, categoryId } of missing) {
    let left = free.get(categoryId);
    if (!left?.length) {
      last += 1;
      const first = last * blockSize;
      left = Array.from({ length: blockSize }, (_, at) => first + at);
      free.set(categoryId, left);
    }
    slots.set(id, left.shift() ?? 0);
  }
  return slots;
}

/** Those that have room, and the last one of all. */
const blocksText = `
  select block, leaf, bits::text from search_bits where lexeme = '${anything}'
    and (leaf = any($1::int[]) and bit_count(bits) < ${blockSize}
      or block = (select max(block) from search_bits where lexeme = '${anything}'))
  order by block`;

const changeText = `
  with was as (
    select leaf, slot, ${lexemesIn('words::tsvector')} from unnest($2::int[], $3::int[], $4::text[]) f(leaf, slot, words)),
  now as (
    select leaf, slot, ${lexemesIn('words')} from search_documents
    where product_id = any($1::bigint[]) and slot is not null),
  changed as (
    select leaf, slot, lexeme, was.lexeme is null as has
    from was full join now using (leaf, slot, lexeme) where was.lexeme is null or now.lexeme is null)
  merge into search_bits b using (
    select lexeme, ${block}, leaf, coalesce(${bitsWhere('has')}, ${noBits}) as more,
      coalesce(${bitsWhere('not has')}, ${noBits}) as less
    from changed c where lexeme = '${anything}' or exists (select from search_facets f where f.lexeme = c.lexeme)
    group by 1, 2, 3) c
  on b.lexeme = c.lexeme and b.block = c.block
  when matched then update set bits = b.bits & ~c.less | c.more
  when not matched then insert (lexeme, block, leaf, bits) values (c.lexeme, c.block, c.leaf, c.more)`;

/** Brings the bits up to date with these goods, which the index has as they are now. */
export async function changeBits(tx: Tx, ids: readonly number[], former: readonly Former[]): Promise<void> {
  await tx.run('search.bits.change', changeText, [
    ids,
    former.map(({ leaf }) => leaf),
    former.map(({ slot }) => slot),
    former.map(({ words }) => words),
  ]);
}

const bitsOf = (lexemes: readonly string[], at: number) =>
  lexemes.length === 1
    ? `(select block, leaf, bits from search_bits where lexeme = ($1::text[])[${at}])`
    : `(select block, leaf, bit_or(bits) as bits from search_bits
        where lexeme = any(($1::text[])[${at}:${at + lexemes.length - 1}]) group by 1, 2)`;

/**
 * How many goods of each leaf meet all demands, each by any of its lexemes; undefined where the bits of one of these are
 * not kept.
 */
export async function countByBits(
  reader: Sql,
  demands: readonly (readonly string[])[],
): Promise<LeafCounts | undefined> {
  const starts = demands.map((_, place) => 1 + demands.slice(0, place).flat().length);
  const tables = demands.map((lexemes, place) => `${bitsOf(lexemes, starts[place] ?? 1)} d${place}`);
  const joined = tables.map((table, place) => (place === 0 ? table : `join ${table} using (block)`)).join(' ');
  const text = `
    select leaf, sum(docs)::int as docs from (
      select d0.leaf, bit_count(${demands.map((_, place) => `d${place}.bits`).join(' & ')}) as docs from ${joined}) b
    where docs > 0 group by leaf
    union all
    select null, null where exists (
      select from unnest($1::text[]) l where not exists (select from search_bits b where b.lexeme = l))`;
  const name = `search.bits.${demands.map(({ length }) => length).join('.')}`;
  const rows = await reader.run<{ leaf: number | null; docs: number }>(name, text, [demands.flat()]);
  const counts = new Map<number, number>();
  for (const { leaf, docs } of rows) {
    if (leaf === null) return undefined;
    counts.set(leaf, docs);
  }
  return counts;
}

/** How many goods each leaf has. */
export async function leafSizes(reader: Sql): Promise<LeafCounts> {
  const text = `select leaf, sum(bit_count(bits))::int as docs from search_bits where lexeme = '${anything}' group by 1`;
  const rows = await reader.run<{ leaf: number; docs: number }>('search.sizes', text, []);
  return new Map(rows.map(({ leaf, docs }) => [leaf, docs]));
}
