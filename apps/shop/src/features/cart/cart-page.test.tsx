import type { Cart, CartLine } from '@sgb/contract/cart.ts';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../testing/axe.ts';
import type { Answers } from '../../testing/fake-shop.ts';
import { productIdOf } from '../../testing/goods.ts';
import { openPage } from '../../testing/open.tsx';
import type { Some } from '../../testing/sample.ts';

const path = '/shoporder/cart';
const rows = page
  .getByRole('main')
  .getByRole('listitem')
  .filter({ has: page.getByRole('checkbox') });
const rowOf = (title: string) => rows.filter({ hasText: title });

const lineOf = (id: number, title: string, more: Some<CartLine> = {}): Some<CartLine> => ({
  id,
  productid: productIdOf(id),
  skuid: String(id),
  title,
  options: ['White'],
  unit: 10,
  quantity: 1,
  ticked: true,
  unitCents: 2_000,
  lineCents: 2_000,
  seenCents: 2_000,
  stock: 500,
  minOrder: 1,
  batch: 1,
  ...more,
});

/** A cart whose lines can be changed here and, as if by another device, by the test. */
function cartOf(...lines: Some<CartLine>[]) {
  const state = { lines, removed: [] as Some<CartLine>[] };
  const cart = (): Some<Cart> => ({
    groups: state.lines.length > 0 ? [{ supplierid: '800000000001', name: 'Yiwu Trading', lines: state.lines }] : [],
    counts: { cn: state.lines.length, removed: state.removed.length },
    summary: {
      lines: state.lines.filter(({ ticked }) => ticked).length,
      payCents: state.lines.reduce((sum, { ticked, lineCents = 0 }) => sum + (ticked ? lineCents : 0), 0),
      blocked: state.lines.filter(({ ticked, fault }) => ticked && fault).length,
    },
  });
  const takeOut = ({ ids }: { ids: number[] }) => {
    state.removed = [...state.lines.filter(({ id = 0 }) => ids.includes(id)), ...state.removed];
    state.lines = state.lines.filter(({ id = 0 }) => !ids.includes(id));
    return cart();
  };
  const answers: Answers = {
    'GET /api/cart/list': cart,
    'GET /api/cart/expireCouponQty': {},
    'GET /api/cart/vipname': {},
    'GET /api/cart/count/unpaid': {},
    'GET /api/checkout/open': {},
    'GET /api/product/cards': {},
    'GET /api/cart/count/unpaid/detail': {},
    'GET /api/user/collectionids': {},
    'POST /api/cart/remove': takeOut,
    'POST /api/cart/favorite': takeOut,
    'GET /api/cart/removed': () => ({
      lines: state.removed.map(({ id, title }) => ({
        id,
        title,
        productid: productIdOf(id ?? 0),
        quantity: 1,
        buyable: true,
      })),
    }),
    'POST /api/cart/putback': ({ ids }) => {
      state.lines = [...state.lines, ...state.removed.filter(({ id = 0 }) => ids.includes(id))];
      state.removed = state.removed.filter(({ id = 0 }) => !ids.includes(id));
      return cart();
    },
    'POST /api/cart/tick': ({ ids, ticked }) => {
      state.lines = state.lines.map((line) => (ids.includes(line.id ?? 0) ? { ...line, ticked: ticked === 1 } : line));
      return cart();
    },
    'POST /api/cart/remark': ({ id, remark }) => {
      state.lines = state.lines.map((line) => (line.id === id ? { ...line, remark } : line));
      return cart();
    },
    'POST /api/cart/sku': ({ id, skuid }) => {
      state.lines = state.lines.map((line) => (line.id === id ? { ...line, skuid, options: ['Red'] } : line));
      return cart();
    },
  };
  return { state, cart, answers };
}

test('quantities, ticks and remarks are kept, and prices come from the server', async () => {
  const { state, cart, answers } = cartOf(lineOf(1, 'Enamel mug'), lineOf(2, 'Enamel jug'));
  const { shop } = await openPage(
    path,
    {
      ...answers,
      // Both kinds count for the price break.
      'POST /api/cart/quantity': ({ id, quantity }) => {
        const changed = state.lines.map((line) => (line.id === id ? { ...line, quantity } : line));
        const pieces = changed.reduce((sum, line) => sum + (line.quantity ?? 0), 0);
        const unitCents = pieces >= 10 ? 1_500 : 2_000;
        state.lines = changed.map((line) => ({ ...line, unitCents, lineCents: unitCents * (line.quantity ?? 0) }));
        return cart();
      },
    },
    { as: {} },
  );
  const total = page.getByRole('button', { name: /^To pay now/ });
  await expect.element(total).toMatchTextContent('R 40.00');
  await rowOf('Enamel mug').getByRole('spinbutton').fill('9');
  await userEvent.keyboard('{Enter}');
  await expect.element(total).toMatchTextContent('R 150.00');
  for (const title of ['Enamel mug', 'Enamel jug'])
    await expect.element(rowOf(title)).toMatchTextContent('R 15.00each piece');
  expect(shop.inputs('POST /api/cart/quantity')).toMatchObject([{ id: 1, quantity: 9 }]);

  const all = page.getByRole('region', { name: 'What you pay' }).getByRole('checkbox', { name: 'All' });
  await rowOf('Enamel jug').getByRole('checkbox').click();
  await expect.element(total).toMatchTextContent('R 135.00');
  await expect.poll(() => (all.element() as HTMLInputElement).indeterminate).toBe(true);
  await all.click();
  await expect.element(total).toMatchTextContent('R 150.00');
  await expect.element(all).toBeChecked();
  expect(shop.inputs('POST /api/cart/tick')).toMatchObject([
    { ids: [2], ticked: 0 },
    { ids: [1, 2], ticked: 1 },
  ]);
  await total.click();
  const sheet = page.getByRole('dialog', { name: 'What you pay' });
  await expect.element(sheet).toMatchTextContent('Service fee');
  await userEvent.keyboard('{Escape}');
  await expect.element(sheet).not.toBeInTheDocument();

  await rowOf('Enamel jug')
    .getByRole('button', { name: /^Remark for/ })
    .click();
  await page.getByRole('textbox', { name: /^Remark for/ }).fill('pack them apart');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.element(rowOf('Enamel jug').getByText('pack them apart')).toBeVisible();
  expect(shop.inputs('POST /api/cart/remark')).toMatchObject([{ id: 2, remark: 'pack them apart' }]);
});

test('a removal can be undone, at once or from the list, and another device is followed', async () => {
  const { state, answers } = cartOf(lineOf(1, 'Enamel mug'), lineOf(2, 'Maxi dress'), lineOf(3, 'Braai tongs'));
  await openPage(path, answers, { as: {} });
  await expect.element(rows).toHaveLength(3);
  await rowOf('Enamel mug')
    .getByRole('button', { name: /^Remove/ })
    .click();
  await expect.element(rowOf('Enamel mug')).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(rowOf('Enamel mug')).toBeVisible();

  await rowOf('Maxi dress')
    .getByRole('button', { name: /^Save for later/ })
    .click();
  await expect.element(rowOf('Maxi dress')).not.toBeInTheDocument();
  await page.getByRole('button', { name: /^Recently removed/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Recently removed' });
  await sheet.getByRole('button', { name: /^Put back/ }).click();
  await expect.poll(() => state.lines.map(({ title }) => title)).toContain('Maxi dress');
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect.element(rowOf('Maxi dress')).toBeVisible();

  // Somewhere else one is removed; here it is still shown until something is asked.
  state.lines = state.lines.filter(({ id }) => id !== 3);
  await rowOf('Enamel mug').getByRole('checkbox').click();
  await expect.element(rowOf('Braai tongs')).not.toBeInTheDocument();
  await expect.element(rows).toHaveLength(2);
});

test('what rose in price or is gone keeps nobody in the dark', async () => {
  const many = Array.from({ length: 6 }, (_, place) => lineOf(10 + place, `Enamel mug ${place}`));
  const { answers } = cartOf(
    lineOf(1, 'Maxi dress', { fault: 'offShelf', ticked: false }),
    ...many,
    lineOf(2, 'Braai tongs', { fault: 'priceRose', unitCents: 2_500, lineCents: 2_500 }),
  );
  const { address } = await openPage(path, answers, { as: {} });
  const gone = rows.filter({ hasText: 'No longer sold' });
  await expect.element(gone.getByRole('checkbox')).toBeDisabled();
  const risen = rows.filter({ hasText: 'The supplier raised the price' });
  await expect.element(risen.getByRole('button', { name: /^Accept R\s25\.00/ })).toBeInTheDocument();
  await expectAccessible('cart');
  scrollTo(0, 0);
  await page.getByRole('button', { name: /^Check out/ }).click();
  await expect.element(page.getByText('Please check one item first')).toBeVisible();
  await expect.element(risen).toBeInViewport();
  expect(address()).toBe(path);
});

test('another kind is chosen in a sheet', async () => {
  const { answers } = cartOf(lineOf(1, 'Enamel mug'));
  const skus = ['White', 'Red'].map((colour, place) => ({ id: String(place + 1), options: [colour], stock: 500 }));
  const { shop } = await openPage(
    path,
    {
      ...answers,
      'GET /api/product/detail': {
        id: productIdOf(1),
        title: 'Enamel mug',
        batch: 1,
        choices: [{ name: 'Colour', values: ['White', 'Red'] }],
        skus,
      },
    },
    { as: {}, size: 'desk' },
  );
  await page.getByRole('button', { name: 'Change White of Enamel mug' }).click();
  const sheet = page.getByRole('dialog', { name: 'Choose another option' });
  await sheet.getByText('Red').click();
  await sheet.getByRole('button', { name: 'Take this one' }).click();
  await expect.element(page.getByRole('button', { name: 'Change Red of Enamel mug' })).toBeVisible();
  expect(shop.inputs('POST /api/cart/sku')).toMatchObject([{ id: 1, skuid: '2' }]);
  await expect.element(page.getByRole('region', { name: 'What you pay' })).toMatchTextContent('To pay now');
});

test('orders that wait for their payment are named, also where the cart is empty', async () => {
  const { answers } = cartOf();
  await openPage(
    path,
    {
      ...answers,
      'GET /api/checkout/open': {
        items: [
          { id: 7, totalCents: 300_000, orders: [{ title: 'Enamel mug' }, { title: 'Maxi dress' }] },
          { id: 8, totalCents: 56_217, orders: [{ title: 'Braai tongs' }] },
        ],
      },
    },
    { as: {} },
  );
  const waiting = page.getByRole('status').filter({ hasText: '3 orders wait for your payment' });
  await expect.element(waiting).toMatchTextContent('R 3,562.17');
  await expect.element(waiting).toMatchTextContent('Enamel mug, Maxi dress and 1 more');
  await expect.element(waiting.getByRole('link')).toHaveAttribute('href', '/shop/shoporder/2/cart/topay');
});

test('an empty cart leads to the shop', async () => {
  const { answers } = cartOf();
  await openPage(`${path}?market=1`, answers, { as: {} });
  await expect.element(page.getByText('Your cart is empty')).toBeVisible();
  await expectAccessible('empty cart');
  await expect.element(page.getByRole('link', { name: 'Shopping Now' })).toHaveAttribute('href', '/shop');
});
