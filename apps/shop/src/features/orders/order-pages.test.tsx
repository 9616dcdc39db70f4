import { orderStatuses } from '@sgb/contract/order-states.ts';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../testing/axe.ts';
import type { Answers } from '../../testing/fake-shop.ts';
import { goodsOf } from '../../testing/goods.ts';
import { openPage } from '../../testing/open.tsx';

const { waitingShipment, shipped, collected, stockProcessing, stockReview } = orderStatuses;
const goods = {
  supplierName: 'Yiwu Trading',
  quantity: 2,
  unit: 10 as const,
  unitCents: 5_000,
  paidCents: 12_000,
  productId: '610000000001',
};
const orders = [
  { ...goods, id: 1, number: 'SO1', title: 'Matte Ceramic Dinner Set', status: waitingShipment },
  { ...goods, id: 2, number: 'SO2', title: 'Camping chairs', status: shipped },
  { ...goods, id: 3, number: 'SO3', title: 'Picnic mat', status: collected },
  { ...goods, id: 4, number: 'SO4', title: 'Leather bag', status: stockProcessing, market: 1 },
  { ...goods, id: 5, number: 'SO5', title: 'Sneakers', status: stockReview, market: 1, actions: ['review'] },
] as const;
const tabStatuses: Readonly<Record<number, readonly number[]>> = {
  3: [20],
  4: [40],
  5: [50, 60],
  112: [112],
  114: [114],
};
const list = 'GET /api/shoporder/list';

const shop: Answers = {
  'GET /api/shoporder/count': {},
  [list]: ({ tagIndex, type, keyword }) => {
    const items = orders
      .filter(({ status }) => tabStatuses[tagIndex]?.includes(status) ?? true)
      .filter(({ status }) => type === undefined || (type === 1) === status > 100)
      .filter(({ title }) => title.toLowerCase().includes(keyword));
    return { items, total: items.length, page: 1, pages: 1 };
  },
};
const cards = page.getByRole('article');
const tabs = page.getByRole('navigation', { name: 'Orders by status' });
const words = (locator: typeof cards) => locator.elements().map(({ textContent }) => textContent);

test('an order that failed offers similar goods, and WhatsApp knows its number', async () => {
  await openPage(
    '/shoporder/2/detail/7',
    {
      'GET /api/shoporder/detail': { ...goods, id: 7, number: 'SO7', status: orderStatuses.failed },
      'GET /api/shoporder/refundinfo': { items: [] },
      'GET /api/shoporder/workorder/detail': {},
      'GET /api/user/collectionids': {},
      'GET /api/product/similar': { items: goodsOf('Red chair', 'Blue chair', 'Stool') },
    },
    { as: { username: 'thandi' } },
  );
  const shelf = page.getByRole('region', { name: 'Similar products' });
  await expect.element(shelf.getByRole('article')).toHaveLength(3);
  await expect
    .element(page.getByRole('main').getByRole('link', { name: 'Ask on WhatsApp' }))
    .toHaveAttribute('href', expect.stringContaining('order%20SO7'));
});

test('orders are found by tab, side and word', async () => {
  await openPage('/shoporder/2/index?tagIndex=3&type=0', shop, { as: {} });
  await expect.element(tabs.getByRole('link')).toHaveLength(6);
  expect(words(tabs.getByRole('link')).map((text) => text?.replace(/\d+$/, ''))).toEqual(
    'Purchase,Ship,Transit,Complete,Comment,All'.split(','),
  );
  await tabs.getByRole('link', { name: 'Transit' }).click();
  await expect.element(cards.filter({ hasText: 'Packed' }).first()).toBeVisible();
  await expect.element(cards.filter({ hasText: 'Shipped from China' }).first()).toBeVisible();
  await expectAccessible('the list of orders');
  const all = tabs.getByRole('link', { name: 'All' });
  await all.click();
  await expect.element(all).toHaveAttribute('aria-current', 'page');
  const search = page.getByRole('search', { name: 'Your orders' });
  await search.getByLabelText('Order number or title').fill('dinner set');
  await userEvent.keyboard('{Enter}');
  await expect.element(cards).toHaveLength(1);
  await expect.element(cards).toMatchTextContent('Matte Ceramic Dinner Set');
  await page
    .getByRole('navigation', { name: 'Where orders come from' })
    .getByRole('link', { name: 'SA stock' })
    .click();
  await expect.element(cards.filter({ hasText: 'Processing' })).toHaveLength(1);
  expect(words(tabs.getByRole('link')).map((text) => text?.replace(/\d+$/, ''))).toEqual(
    'All,Processing,Shipped,Review'.split(','),
  );
});

test('the open tab looks chosen and is in sight, also when the counts of the others have come', async () => {
  const { promise, resolve } = Promise.withResolvers<Record<string, number>>();
  await openPage('/shoporder/2/index', { ...shop, 'GET /api/shoporder/count': () => promise }, { as: {} });
  const all = tabs.getByRole('link', { name: 'All' });
  await expect.element(all).toHaveAttribute('aria-current', 'page');
  resolve({ count3: 120, count4: 130, count5: 140, count6: 150, count9: 160 });
  await expect.element(tabs.getByText('160')).toBeInTheDocument();
  await expect.poll(() => all.element().getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth);
});

test('an empty list leads to the shop', async () => {
  await openPage('/shoporder/2/index', { ...shop, [list]: { page: 1, pages: 1 } }, { as: {} });
  await expect.element(page.getByText('No Order Found')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Shopping Now' })).toHaveAttribute('href', '/shop');
});

test('a review needs a star', async () => {
  let reviewed = false;
  const { shop: asked } = await openPage(
    '/shoporder/2/index?tagIndex=114',
    {
      ...shop,
      [list]: () => ({ items: reviewed ? [] : orders.slice(4), total: 1, page: 1, pages: 1 }),
      'GET /api/shoporder/detail': orders[4],
      'GET /api/shoporder/reviewabout': { name: 'Thandi M.', reviewable: true, size: '42' },
      'POST /api/shoporder/review': () => {
        reviewed = true;
        return { scoin: 10 };
      },
    },
    { as: {} },
  );
  await page.getByRole('button', { name: 'Review: SO5' }).click();
  const sheet = page.getByRole('dialog', { name: 'How was SO5?' });
  await sheet.getByRole('button', { name: 'Send review' }).click();
  await expect.element(sheet.getByRole('alert')).toMatchTextContent('Please tap a star');
  await sheet.getByText('Great Satisfaction').click({ force: true });
  await sheet.getByRole('button', { name: 'Send review' }).click();
  await expect.element(sheet).not.toBeInTheDocument();
  await expect.element(cards).not.toBeInTheDocument();
  expect(asked.inputs('POST /api/shoporder/review')).toMatchObject([{ id: 5, score: 5 }]);
});

const stored = { day: 40, givenUpOn: '2027-02-01T00:00:00.000Z', extension: { cents: 2_000, days: 30 } };

test('the autopilot of storage is switched on and off', async () => {
  let on = false;
  await openPage(
    '/shoporder/2/index?tagIndex=4&type=0',
    {
      ...shop,
      'GET /api/deliveryorder/storage': () => ({
        items: [
          { ...stored, orderId: 3 },
          { ...stored, orderId: 2 },
          { ...stored, orderId: 9, abandoned: true },
        ],
        autopilot: { on, tellDays: 3 },
      }),
      'POST /api/deliveryorder/storage/autopilot': (wanted) => {
        on = wanted.on === 1;
        return { on, tellDays: 3 };
      },
    },
    { as: {} },
  );
  const strip = page.getByRole('region', { name: 'Storage' });
  const autopilot = strip.getByRole('switch', { name: /^Autopilot/ });
  await expect.element(strip).toMatchTextContent('3 orders are in our warehouse');
  // What was given up is not ours to send any more.
  await expect
    .element(strip.getByRole('link', { name: 'Ship all 2 together' }))
    .toHaveAttribute('href', '/shop/deliveryorder/combine?orders=3,2');
  await expect.element(autopilot).not.toBeChecked();
  await autopilot.click();
  await expect.element(autopilot).toBeChecked();
  await expectAccessible('the tab of what can be shipped');
  await autopilot.click();
  await expect.element(autopilot).not.toBeChecked();
  expect(on).toBe(false);
});

test('storage that costs money is extended from the balance', async () => {
  let extensions = 0;
  const state = () => ({ ...stored, extensions, daysLeft: 30 * extensions, feeCents: extensions ? 0 : 500 });
  const { shop: asked } = await openPage(
    '/shoporder/2/detail/2',
    {
      'GET /api/shoporder/detail': () => ({
        ...orders[1],
        status: collected,
        arrival: { weightGrams: 3_400, storage: state() },
      }),
      'GET /api/shoporder/refundinfo': {},
      'GET /api/shoporder/workorder/detail': {},
      'POST /api/deliveryorder/storage/extend': ({ orderId }) => {
        extensions += 1;
        return { ...state(), orderId };
      },
    },
    { as: {}, size: 'desk' },
  );
  const card = page.getByRole('region', { name: 'Storage' });
  await card.getByRole('button', { name: 'Extend by 30 days' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Pay R\u00a020.00 from balance' }).click();
  await expect.element(sheet).not.toBeInTheDocument();
  await expect.element(card).toMatchTextContent('Extended once');
  await expect.element(card).toMatchTextContent('free days left');
  await expectAccessible('an order in storage');
  expect(asked.inputs('POST /api/deliveryorder/storage/extend')).toMatchObject([{ orderId: 2 }]);
});

test('some pieces of an order are taken out for the fee that was shown, and it can be left together again', async () => {
  let waiting: { pieces: number; cents: number; dueAt: string } | null = null;
  const dueAt = '2026-11-19T08:00:00.000Z';
  const { shop: asked } = await openPage(
    '/shoporder/2/detail/2',
    {
      'GET /api/shoporder/detail': () => ({
        ...orders[1],
        quantity: 10,
        unit: 20 as const,
        status: collected,
        split: { cents: 800, hours: 24, waiting },
      }),
      'GET /api/shoporder/refundinfo': {},
      'GET /api/shoporder/workorder/detail': {},
      'POST /api/shoporder/split': ({ id, pieces }) => {
        waiting = { pieces, cents: 800, dueAt };
        return { id, ...waiting };
      },
      'POST /api/shoporder/split/cancel': ({ id }) => {
        waiting = null;
        return { id, backCents: 800 };
      },
    },
    { as: {} },
  );
  const card = page.getByRole('region', { name: 'Split this order' });
  await card.getByRole('button', { name: 'Split this order' }).click();
  const sheet = page.getByRole('dialog', { name: 'Split SO2?' });
  const pieces = sheet.getByRole('spinbutton', { name: 'How many to take out' });
  // All of them is no split: nine at most.
  await pieces.fill('10');
  await userEvent.tab();
  await expect.element(sheet).toMatchTextContent('New order: 9 pairs. SO2: 1 pair.');
  await pieces.fill('4');
  await userEvent.tab();
  await expect.element(sheet).toMatchTextContent('New order: 4 pairs. SO2: 6 pairs.');
  await expectAccessible('splitting an order');
  await sheet.getByRole('button', { name: 'Pay R\u00a08.00 from balance' }).click();
  await expect.element(sheet).not.toBeInTheDocument();
  expect(asked.inputs('POST /api/shoporder/split')).toMatchObject([{ id: 2, pieces: 4, feecents: 800 }]);
  await expect.element(card).toMatchTextContent('We take 4 of the 10 pairs out by');
  await card.getByRole('button', { name: /^Leave it together/ }).click();
  await expect.element(card.getByRole('button', { name: 'Split this order' })).toBeVisible();
});

test('an order says how far it is, its way step by step, and the statuses what they mean', async () => {
  const { address, close } = await openPage(
    '/shoporder/2/detail/2',
    {
      'GET /api/shoporder/detail': { ...orders[1], status: shipped, actions: ['track'] },
      'GET /api/shoporder/refundinfo': {},
      'GET /api/shoporder/workorder/detail': {},
      'GET /api/shoporder/logistics': { order: orders[1], steps: [{ kind: 'status', title: 'Shipped from China' }] },
    },
    { as: {}, size: 'desk' },
  );
  await expect.element(page.getByRole('img', { name: 'Step 5 of 6: Shipped' })).toBeVisible();
  await expectAccessible('an order');
  await page.getByRole('link', { name: /^Track/ }).click();
  await expect.element(page.getByRole('heading', { name: 'Where it is' })).toBeVisible();
  await expect.poll(() => address()).toBe('/shoporder/2/logistics/2');
  await expectAccessible('the way of an order');
  close();
  const items = [{ status: stockProcessing, label: 'Processing', text: 'We pack it in Johannesburg.' }] as const;
  await openPage('/shoporder/2/statusdesc', { 'GET /api/shoporder/statusdesc': { items } }, { as: {} });
  await expect.element(page.getByRole('heading', { name: 'From our stock in Johannesburg' })).toBeVisible();
});

test('what ships together with neighbours leads to its round', async () => {
  const items = [{ ...goods, id: 6, number: 'SO6', status: orderStatuses.collected, roundId: 3, actions: [] }];
  await openPage('/shoporder/2/index', { ...shop, [list]: { items, total: 1, page: 1, pages: 1 } }, { as: {} });
  const round = page.getByRole('link', { name: 'see the round' });
  await expect.element(round).toHaveAttribute('href', expect.stringContaining('/groupship/round/3'));
});

test('whoever cancels what was never paid reads that nothing was paid and nothing is owed', async () => {
  const unpaid = { ...goods, id: 6, number: 'SO6', title: 'Braai tongs', status: orderStatuses.awaitingPayment };
  await openPage(
    '/shoporder/2/index',
    {
      ...shop,
      [list]: { items: [{ ...unpaid, checkoutNumber: 'CO7', actions: ['cancel'] }], total: 1, page: 1, pages: 1 },
      'GET /api/shoporder/showrefund': {
        paidCents: 12_939,
        waiting: null,
        offers: [{ reason: 1, decider: 'shopper', text: 'Nothing was paid yet.', backCents: 0, coupon: true }],
      },
    },
    { as: {} },
  );
  await page.getByRole('button', { name: 'Cancel: SO6' }).click();
  const sheet = page.getByRole('dialog', { name: 'Cancel SO6?' });
  await expect.element(sheet).toMatchTextContent('To pay, not paid');
  await expect.element(sheet).toMatchTextContent('you owe nothing');
  await expect.element(sheet).toMatchTextContent('comes back');
  await expect.element(sheet.getByText('You paid')).not.toBeInTheDocument();
  await expect.element(sheet.getByText('R 0.00')).not.toBeInTheDocument();
});

test('an order that ended without a payment does not say that it was paid', async () => {
  await openPage(
    '/shoporder/2/detail/6',
    {
      'GET /api/shoporder/detail': { ...goods, id: 6, number: 'SO6', status: orderStatuses.cancelled, paidAt: null },
      'GET /api/shoporder/refundinfo': {},
      'GET /api/shoporder/workorder/detail': {},
    },
    { as: {} },
  );
  await expect.element(page.getByText('Never paid')).toBeVisible();
  await expect.element(page.getByText(/you owe nothing/)).toBeVisible();
});

test('a paid order is cancelled for the amount that was shown, and had back', async () => {
  let status: 20 | 90 = 20;
  const paid = { ...goods, id: 6, number: 'SO6', title: 'Picnic mat', paidAt: '2026-11-15T08:00:00.000Z' };
  const { shop: asked, address } = await openPage(
    '/shoporder/2/detail/6',
    {
      'GET /api/shoporder/detail': () => ({
        ...paid,
        status,
        actions: status === 20 ? ['cancel'] : ['restore'],
        history: status === 20 ? [] : [{ to: 90, who: 'You', why: 'Cancelled by you', moneyCents: 12_000 }],
      }),
      'GET /api/shoporder/refundinfo': {},
      'GET /api/shoporder/workorder/detail': {},
      'GET /api/shoporder/showrefund': {
        paidCents: 12_000,
        offers: [{ reason: 1, decider: 'shopper', text: 'Everything comes back.', backCents: 12_000 }],
      },
      'POST /api/shoporder/cancel': ({ backCents }) => {
        status = 90;
        return { backCents };
      },
      'POST /api/shoporder/restore': { id: 6, status: 10, paidCents: 12_000, beforeCents: 12_000 },
      'GET /api/checkout/open': {},
    },
    { as: {}, size: 'desk' },
  );
  await page.getByRole('button', { name: 'Cancel: SO6' }).click();
  const sheet = page.getByRole('dialog', { name: 'Cancel SO6?' });
  const confirm = sheet.getByRole('button', { name: 'Cancel and get R\u00a0120.00 back' });
  await expect.element(confirm).toBeVisible();
  await expectAccessible('cancelling an order');
  await confirm.click();
  await expect.element(sheet).not.toBeInTheDocument();
  expect(asked.inputs('POST /api/shoporder/cancel')).toEqual([{ id: 6, backCents: 12_000 }]);
  const state = page.getByRole('region', { name: 'Status' });
  await expect.element(state).toMatchTextContent('Cancelled');
  await expect.element(page.getByText('Cancelled by you')).toBeVisible();
  await state.getByRole('button', { name: 'Restore order: SO6' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'To pay' })).toBeVisible();
  expect(address()).toBe('/shoporder/2/cart/topay');
  expect(asked.inputs('POST /api/shoporder/restore')).toEqual([{ orderno: 'SO6' }]);
});

test('what lies in the warehouse is given back when the supplier agrees', async () => {
  const inWarehouse = { ...goods, id: 6, number: 'SO6', title: 'Shoes' };
  const wish = { id: 1, type: 1, reason: 1, backCents: 10_000 } as const;
  const state = { asked: false, agreed: false };
  const answers: Answers = {
    'GET /api/shoporder/detail': () => ({
      ...inWarehouse,
      status: state.agreed ? orderStatuses.cancelled : collected,
      paidAt: '2026-11-15T08:00:00.000Z',
      actions: state.agreed ? [] : ['refund'],
    }),
    'GET /api/shoporder/refundinfo': () => ({
      items: state.asked ? [{ ...wish, state: state.agreed ? 20 : 10 }] : [],
    }),
    'GET /api/shoporder/workorder/detail': {},
    'GET /api/shoporder/showrefund': {
      paidCents: 12_000,
      at: '2026-11-16T08:00:00.000Z',
      offers: [
        {
          reason: 1,
          decider: 'seller',
          types: [1],
          backCents: 10_000,
          deductions: [{ kind: 'returnFreight', cents: 2_000 }],
          until: { at: '2026-11-20T08:00:00.000Z', text: 'Then it is too late.' },
        },
      ],
    },
    'POST /api/shoporder/saverefundinfo': () => {
      state.asked = true;
      return { backCents: 10_000 };
    },
  };
  const { shop: asked, close } = await openPage('/shoporder/2/detail/6', answers, { as: {} });
  await page.getByRole('button', { name: 'Refund: SO6' }).click();
  const sheet = page.getByRole('dialog', { name: 'Give back SO6' });
  await expect.element(sheet.getByRole('timer')).toBeVisible();
  await expect.element(sheet.getByLabelText('What comes back')).toMatchTextContent('Freight back to the supplier');
  await expectAccessible('asking for a refund');
  await sheet.getByLabelText('Tell the supplier why').fill('Half a size too small');
  await sheet.getByRole('button', { name: 'Ask for R\u00a0100.00 back' }).click();
  await expect.element(sheet).not.toBeInTheDocument();
  await expect.element(page.getByText('Waiting for an answer')).toBeVisible();
  expect(asked.inputs('POST /api/shoporder/saverefundinfo')).toMatchObject([
    { shoporderid: 6, refundtype: 1, content: 'Half a size too small', backCents: 10_000 },
  ]);
  close();
  state.agreed = true;
  await openPage('/shoporder/2/detail/6', answers, { as: {} });
  await expect.element(page.getByText('Agreed', { exact: true })).toBeVisible();
  await expect.element(page.getByRole('region', { name: 'Status' })).toMatchTextContent('Cancelled');
});

test('what came from Johannesburg is signed for, and leaves the tab', async () => {
  const sent = { ...goods, id: 6, number: 'SO6', title: 'Bag', status: 113, market: 1, actions: ['confirm'] } as const;
  let signed = false;
  const { shop: asked } = await openPage(
    '/shoporder/2/index?tagIndex=113',
    {
      ...shop,
      [list]: () => ({ items: signed ? [] : [sent], total: signed ? 0 : 1, page: 1, pages: 1 }),
      'POST /api/shoporder/confirm': () => {
        signed = true;
        return { status: 114 };
      },
    },
    { as: {} },
  );
  await page.getByRole('button', { name: 'I have it: SO6' }).click();
  await expect.element(cards).not.toBeInTheDocument();
  expect(asked.inputs('POST /api/shoporder/confirm')).toEqual([{ id: 6 }]);
});
