import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../../testing/shop.ts';
import { countByBits, leafSizes } from './bits-store.ts';
import { findCommon, walkOf } from './common-store.ts';
import { find } from './find.ts';
import { IndexKnowledge } from './index-knowledge.ts';
import { indexGoods, rebuildSearch } from './indexer.ts';
import { type Demand, tsquery } from './query.ts';
import { findAll, findPage, type Wanted } from './store.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await rebuildSearch(shop.app.db, { common: 1 });
});
afterAll(() => shop.close());

const rows = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await shop.app.db.pool.query<Row>(text, values)).rows;

/** The same list every time. */
function dice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * sides);
  };
}

/** Demands of two or three words, some of which may be others instead. */
async function manyDemands(count: number): Promise<Demand[][]> {
  const known = await rows<{ lexeme: string }>(
    `select lexeme from search_lexemes where docs >= 5 and lexeme ~ '^[a-z]+$' order by docs desc, lexeme limit 400`,
  );
  const roll = dice(7);
  const one = () => known[Math.floor(roll(known.length) * (roll(10) / 10))]?.lexeme ?? '';
  return Array.from({ length: count }, () =>
    Array.from({ length: 2 + roll(2) }, () => {
      const lexemes = new Set(Array.from({ length: roll(4) === 0 ? 2 : 1 }, one));
      return { ways: [...lexemes].map((lexeme) => [lexeme]), docs: 1_000_000 };
    }),
  );
}

const wanted = { sort: 5, filter: {}, leaves: undefined, offset: 0, limit: 20 } as const;

/** What the bits say of any lexeme and what the goods say: nothing where both say the same. */
const differing = () =>
  rows(`
    with kept as (select lexeme, leaf, sum(bit_count(bits))::int as docs from search_bits group by 1, 2),
    counted as (
      select lexeme, leaf, count(*)::int as docs
      from search_documents, unnest(array_append(tsvector_to_array(words), '')) as w(lexeme)
      where lexeme = '' or exists (select from search_facets f where f.lexeme = w.lexeme) group by 1, 2)
    select * from kept full join counted using (lexeme, leaf)
    where coalesce(kept.docs, 0) <> coalesce(counted.docs, 0) limit 5`);

describe('goods that have several common words', () => {
  test('are counted by bits as they are by looking at each of them', async () => {
    const asked = await manyDemands(400);
    let matching = 0;
    await shop.app.db.read(async (reader) => {
      for (const demands of asked) {
        const all = await findAll(reader, { ...wanted, tsquery: tsquery(demands), tiers: { named: [], headed: [] } });
        const counts = await countByBits(
          reader,
          demands.map(({ ways }) => ways.flat()),
        );
        expect(counts, tsquery(demands)).toEqual(all.counts);
        matching += all.counts.size > 0 ? 1 : 0;
      }
    });
    expect(matching).toBeGreaterThan(200);
  });

  test('are the same page, whichever way it is found', async () => {
    const roll = dice(11);
    await shop.app.db.read(async (reader) => {
      const sizes = await leafSizes(reader);
      for (const demands of await manyDemands(150)) {
        const query = tsquery(demands);
        const { counts } = await findAll(reader, { ...wanted, tsquery: query, tiers: { named: [], headed: [] } });
        const some = [...sizes.keys()].filter(() => roll(4) === 0);
        const tiers = { named: some.slice(0, 3), headed: some.slice(3, 9) };
        const leaves = roll(3) === 0 ? some.slice(2, 30) : undefined;
        const page: Wanted = { ...wanted, tsquery: query, tiers, leaves, offset: roll(3) * 5, limit: 5 + roll(20) };
        const { ids } = await findAll(reader, page);
        expect((await findCommon(reader, counts, page, walkOf(counts, sizes, page))).ids).toEqual(ids);
        expect(await findPage(reader, page)).toEqual(ids);
        const plan = { demands, weak: [], unknown: [], halved: [] };
        const found = await find(reader, new IndexKnowledge('search'), plan, {
          ...page,
          tiers: { named: [], headed: [], thing: new Set() },
        });
        if (counts.size > 0) expect(found.found.counts).toEqual(counts);
      }
    });
  });

  test('are looked at where bits of one of the words are not kept', async () => {
    const counts = await shop.app.db.read((reader) => countByBits(reader, [['dress'], ['nothinghasthis']]));
    expect(counts).toBeUndefined();
  });
});

describe('bits of goods that change', () => {
  test('follow them: other words, another category, gone, back again, and new', async () => {
    const { db } = shop.app;
    expect(await differing()).toEqual([]);
    const goods = await rows<{ id: string; leaf: number }>(
      'select product_id::text as id, leaf from search_documents order by product_id desc limit 40',
    );
    const ids = goods.map(({ id }) => Number(id));
    const [moved, away] = [ids.slice(10, 20), ids.slice(20, 30)];
    await rows(`update products set title = 'Red cotton dress ' || id where id = any($1)`, [ids.slice(0, 10)]);
    await rows('update products set category_id = $2 where id = any($1)', [moved, goods[0]?.leaf]);
    await rows('update products set on_shelf = false where id = any($1)', [away]);
    await indexGoods(db, ids);
    expect(await differing()).toEqual([]);
    expect(await rows('select 1 from search_documents where slot is null')).toEqual([]);
    await rows('update products set on_shelf = true where id = any($1)', [away]);
    // Both want the slots of the same category.
    await Promise.all([indexGoods(db, away), indexGoods(db, moved), indexGoods(db, [...away, ...moved])]);
    expect(await differing()).toEqual([]);
    expect(await rows('select slot from search_documents group by slot having count(*) > 1')).toEqual([]);
  });

  test('are not written where their words are the same', async () => {
    const [goods] = await rows<{ id: string }>('select min(product_id)::text as id from search_documents');
    const kept = () => rows('select lexeme, block, xmin::text from search_bits order by 1, 2');
    const before = await kept();
    await indexGoods(shop.app.db, [Number(goods?.id)]);
    expect(await kept()).toEqual(before);
  });

  test('a category that is full gets another block', async () => {
    const [goods] = await rows<{ id: string; leaf: number; slot: number }>(
      'select product_id::text as id, leaf, slot from search_documents order by product_id limit 1',
    );
    const [last] = await rows<{ block: number }>('select max(block) as block from search_bits');
    const ids = [Number(goods?.id)];
    await rows('update products set on_shelf = false where id = any($1)', [ids]);
    await indexGoods(shop.app.db, ids);
    const full = (bits: string) =>
      rows(`update search_bits set bits = ${bits} where lexeme = '' and leaf = $1`, [goods?.leaf]);
    const [before] = await rows<{ bits: string }>(
      `select bits::text from search_bits where lexeme = '' and leaf = $1`,
      [goods?.leaf],
    );
    await full('~0::bit(2048)');
    await rows('update products set on_shelf = true where id = any($1)', [ids]);
    await indexGoods(shop.app.db, ids);
    await rows(`update search_bits set bits = $1::bit(2048) where lexeme = '' and leaf = $2 and block <= $3`, [
      before?.bits,
      goods?.leaf,
      last?.block,
    ]);
    const [after] = await rows<{ slot: number }>('select slot from search_documents where product_id = $1', [ids[0]]);
    expect(after?.slot).toBe(((last?.block ?? 0) + 1) * 2048);
    expect(await differing()).toEqual([]);
  });

  test('are none before the index is built for the first time with them', async () => {
    await rows('delete from search_bits');
    await rows('update search_documents set slot = null');
    const goods = await rows<{ id: string }>('select product_id::text as id from search_documents limit 3');
    await indexGoods(
      shop.app.db,
      goods.map(({ id }) => Number(id)),
    );
    expect(await rows('select 1 from search_bits')).toEqual([]);
    expect((await shop.client().call('GET /api/search/keysearchlist', { keyword: 'red dress' })).total).toBeGreaterThan(
      0,
    );
    await rebuildSearch(shop.app.db, { common: 1 });
    expect(await differing()).toEqual([]);
  });
});
