import { clearanceConditions } from '@sgb/contract/catalogue.ts';
import type { InputOf } from '@sgb/contract/client.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../../testing/shop.ts';

const list = 'GET /api/shoporder/clearance/list';
const detail = 'GET /api/shoporder/clearance/detail';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const page = (input: InputOf<typeof list> = {}) => shop.client().call(list, input);

async function allOf(input: InputOf<typeof list>) {
  const first = await page(input);
  const items = [...first.items];
  for (let number = 2; number <= first.pages; number++) items.push(...(await page({ ...input, page: number })).items);
  return { ...first, items, ids: items.map(({ id }) => id) };
}

async function idsWhere(condition: string): Promise<number[]> {
  const { rows } = await shop.app.db.pool.query<{ id: number }>(`select id from clearance_pieces where ${condition}`);
  return rows.map(({ id }) => id);
}

const sorted = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b);

describe('the list', () => {
  test.each([2, 3, 4] as const)('in order %i has every piece on sale once, and no other', async (sort) => {
    const expected = await idsWhere('state = 10');
    const { ids, total, departments } = await allOf({ sort });
    expect(expected.length).toBeGreaterThan(40);
    expect(sorted(ids)).toEqual(sorted(expected));
    expect(total).toBe(expected.length);
    expect(departments.reduce((sum, { productCount }) => sum + productCount, 0)).toBe(total);
  });

  test('is in the order asked for, the newest first by itself', async () => {
    const prices = async (sort: 2 | 3) => (await allOf({ sort })).items.map(({ priceCents }) => priceCents);
    expect(await prices(2)).toEqual(sorted(await prices(2)));
    expect(await prices(3)).toEqual(sorted(await prices(3)).reverse());
    expect((await page()).items.map(({ id }) => id)).toEqual(
      (await idsWhere('state = 10 order by listed_at desc, id desc')).slice(0, 20),
    );
  });

  test.each(Object.values(clearanceConditions))('of condition %i holds only such pieces', async (condition) => {
    const { ids, total } = await allOf({ condition });
    expect(sorted(ids)).toEqual(sorted(await idsWhere(`state = 10 and condition = ${condition}`)));
    expect(total).toBeGreaterThan(0);
  });

  test('keeps both ends of a price range', async () => {
    const all = (await allOf({ sort: 2 })).items;
    const [from, to] = [all[10]?.priceCents ?? 0, all[20]?.priceCents ?? 0];
    const { ids } = await allOf({ minPriceCents: from, maxPriceCents: to, sort: 2 });
    expect(ids).toEqual(all.filter(({ priceCents }) => priceCents >= from && priceCents <= to).map(({ id }) => id));
  });

  test('in a department, with the counts of the others under the same filter', async () => {
    const whole = await allOf({ condition: 2 });
    const shares = await Promise.all(
      whole.departments.map(async ({ id, productCount }) => {
        const share = await allOf({ condition: 2, categoryId: id });
        expect(share.ids).toHaveLength(productCount);
        expect(share.departments).toEqual(whole.departments);
        return share.ids;
      }),
    );
    expect(sorted(shares.flat())).toEqual(sorted(whole.ids));
  });

  test('past its end is empty, and a category that does not exist is 404', async () => {
    expect((await page({ page: 50 })).items).toEqual([]);
    await expect(page({ categoryId: 999 })).rejects.toMatchObject({ http: 404, message: 'There is no such category.' });
  });

  test.each([
    ['sort=1', 'sort: must be one of 4, 2, 3'],
    ['condition=5', 'condition: must be one of 1, 2, 3, 4'],
    ['minPriceCents=cheap', 'minPriceCents: must be a whole number'],
    ['page=0', 'page: must be at least 1'],
  ])('%s is refused with the field named', async (query, message) => {
    const answer = await shop.fastify.inject(`/api/shoporder/clearance/list?${query}`);
    expect([answer.statusCode, answer.json().message]).toEqual([400, message]);
  });
});

describe('a piece', () => {
  test('on sale has its state, its story and where it lies', async () => {
    const [card] = (await page()).items;
    const piece = await shop.client().call(detail, { id: card?.id ?? 0 });
    expect(piece).toMatchObject({ title: card?.title, priceCents: card?.priceCents, state: 10 });
    expect(piece.pictures[0]).toBe(card?.picture);
    expect(piece.pictures.length).toBeGreaterThan(2);
    expect(piece.trail).toHaveLength(3);
    expect(piece.note.length).toBeGreaterThan(10);
    expect(piece.priceCents).toBeLessThan(piece.originalCents);
  });

  test('that was sold can still be looked at, and says so', async () => {
    const [id = 0] = await idsWhere('state = 30');
    expect(await shop.client().call(detail, { id })).toMatchObject({ id, state: 30 });
    expect((await allOf({})).ids).not.toContain(id);
  });

  test('that was withdrawn or never was is 404 with words', async () => {
    const [withdrawn = 0] = await idsWhere('state = 40');
    for (const id of [withdrawn, 1_999_999_999]) {
      await expect(shop.client().call(detail, { id })).rejects.toMatchObject({
        http: 404,
        message: 'This piece is not on sale.',
      });
    }
  });

  test.each(['', 'id=0', 'id=one', 'id=1%27--', 'id=99999999999'])("'%s' is no piece", async (query) => {
    const answer = await shop.fastify.inject(`/api/shoporder/clearance/detail?${query}`);
    expect([answer.statusCode, answer.json().data.field]).toEqual([400, 'id']);
  });
});
