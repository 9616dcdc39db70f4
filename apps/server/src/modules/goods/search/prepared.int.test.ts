import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../../testing/shop.ts';
import { findCommon, walkOf } from './common-store.ts';
import { correct, findAll, lookUp } from './store.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ outside: { poolSize: 1 } });
});
afterAll(() => shop.close());

const words = ['dress', 'blanket', 'lamp', 'shoes', 'red', 'cotton', 'kettle', 'bag'];

test('statements that every search asks are planned once, whatever is asked for', async () => {
  const plans = await shop.app.db.read(async (reader) => {
    for (const [place, word] of words.entries()) {
      await lookUp(reader, 'search', words.slice(0, place + 1));
      await correct(
        reader,
        'search',
        words.slice(place).map((each) => ({ word: `x${each}`, forms: [each] })),
      );
      const page = {
        tsquery: `'${word}'`,
        tiers: { named: [], headed: [] },
        sort: 5,
        filter: {},
        leaves: undefined,
        offset: place,
        limit: 20 - place,
      } as const;
      const { counts } = await findAll(reader, page);
      const { steps, rows } = walkOf(counts, counts, page);
      for (const from of ['leaves', 'elsewhere'] as const) {
        await findCommon(reader, counts, page, { steps: steps.map((step) => ({ ...step, from })), rows });
      }
    }
    const { rows } = await reader.connection.query<{ name: string }>(
      `select name from pg_prepared_statements where custom_plans <= 5 and generic_plans > 0
         and name = any('{words.known.search,words.near.search,search.leaves,search.elsewhere}') order by 1`,
    );
    return rows.map(({ name }) => name);
  });
  expect(plans).toEqual(['search.elsewhere', 'search.leaves', 'words.known.search', 'words.near.search']);
});
