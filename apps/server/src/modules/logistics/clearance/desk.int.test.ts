import type { InputOf } from '@sgb/contract/client.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ticketFor } from '../../../permissions.fixture.ts';
import { justRead } from '../../../testing/edition.ts';
import { openTestShop, type TestShop } from '../../../testing/shop.ts';
import { codeOf } from '../../people/membership/member.fixture.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const as = async (role: string) => shop.client(await ticketFor(shop, `demo_${role}`));
const save = 'POST /api/staff/clearance/save';
const hide = 'POST /api/staff/clearance/hide';
const show = 'POST /api/staff/clearance/show';

test('a piece gets another price, is hidden with a reason and shown again, and never over somebody else’s change', async () => {
  const marketing = await as('marketing');
  const list = (input: InputOf<'GET /api/staff/clearance/list'> = {}) =>
    marketing.call('GET /api/staff/clearance/list', input);
  const all = await list();
  expect(all.total).toBe(60);
  const onSale = await list({ state: 10, condition: 2 });
  expect(onSale.items.every(({ state, condition }) => state === 10 && condition === 2)).toBe(true);
  const [piece] = onSale.items;
  if (!piece) throw new Error('nothing is on sale');
  const { id } = piece;
  const one = async () => (await list({ q: `#${id}` })).items[0];
  expect((await list({ q: piece.title.slice(0, 12) })).items.map((each) => each.id)).toContain(id);
  expect((await list({ q: '100%_' })).items).toEqual([]);
  const terms = { condition: 3, note: 'A scratch on the lid', special: 0, reason: 'Nobody bought it' } as const;
  const wish = { id, pricecents: 100, ...terms };
  const dear = { ...wish, pricecents: piece.originalCents + 100 };
  expect(await codeOf(marketing.call(save, dear))).toBe('badPiecePrice');
  await marketing.call(save, wish);
  expect(await codeOf(marketing.call(save, wish))).toBe('changedMeanwhile');
  const saved = await one();
  expect(saved).toMatchObject({ priceCents: 100, condition: 3, note: terms.note, changedBy: 'demo_marketing' });
  const detail = () => shop.client().call('GET /api/shoporder/clearance/detail', { id });
  expect(await detail()).toMatchObject({ priceCents: 100, condition: 3 });

  const seen = async () => ({ id, ...(await justRead(shop)) });
  await marketing.call(hide, { ...(await seen()), reason: 'It is broken after all' });
  expect(await one()).toMatchObject({ state: 40, hiddenBecause: 'It is broken after all' });
  expect(await codeOf(detail())).toBe('notFound');
  expect(await codeOf(marketing.call(hide, { ...(await seen()), reason: 'Once more' }))).toBe('pieceTaken');
  await marketing.call(show, await seen());
  expect(await one()).toMatchObject({ state: 10, hiddenBecause: '' });
  expect(await codeOf(marketing.call(show, await seen()))).toBe('pieceShown');

  // While somebody pays it, it stays as it is.
  await (await as('shopper')).call('POST /api/shoporder/clearance/reserve', { id });
  const now = await seen();
  expect(await codeOf(marketing.call(hide, { ...now, reason: 'It is broken' }))).toBe('pieceTaken');
  expect(await codeOf(marketing.call(save, { ...wish, ...now }))).toBe('pieceTaken');
  const { rows } = await shop.app.db.pool.query('select why, before, after from staff_audit where subject = $1', [
    `clearance piece ${id}`,
  ]);
  expect(rows).toHaveLength(3);
  expect(rows[0]).toMatchObject({ before: { priceCents: piece.priceCents }, after: { priceCents: 100 } });
  expect(await codeOf(marketing.call(hide, { id: 2_000_000, reason: 'Not there' }))).toBe('notFound');
  await expect((await as('service')).call('GET /api/staff/clearance/list', {})).rejects.toMatchObject({ http: 403 });
});
