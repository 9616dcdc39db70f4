import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../testing/axe.ts';
import { type Answers, Refusal } from '../../testing/fake-shop.ts';
import { openPage } from '../../testing/open.tsx';

const tracked = { id: 1, number: 'PC20261101', lineName: 'Sea, pickup', way: 2 } as const;
const parcel = { ...tracked, receiverName: 'Sipho', orders: 1 };

test('the days at our depot are agreed to before they are paid', async () => {
  // It waits for longer than is free, and a day more passes while the shopper looks at it.
  let feeCents = 1_000;
  let signed = false;
  const waiting = { ...parcel, status: 73, actions: ['sign'] } as const;
  const { shop } = await openPage(
    '/deliveryorder/2/index',
    {
      'GET /api/deliveryorder/list': () => ({ items: signed ? [] : [waiting], total: 1, page: 1, pages: 1 }),
      'GET /api/deliveryorder/tracking': () => ({ ...tracked, status: 73, collect: { dayCents: 500, feeCents } }),
      'POST /api/deliveryorder/sign': ({ id, agreed }) => {
        feeCents = 1_500;
        if (agreed < feeCents) return new Refusal('parcelChanged', { feeCents });
        signed = true;
        return { id, status: 90 };
      },
    },
    { as: {} },
  );
  await page.getByRole('button', { name: 'I have it: PC20261101' }).click();
  const sheet = page.getByRole('dialog', { name: 'Sign for PC20261101' });
  await expect.element(sheet).toMatchTextContent('R 10.00 for storage at our depot is taken from your balance.');
  await sheet.getByLabelText('Delivery code').fill('12');
  await sheet.getByRole('button', { name: 'I have it' }).click();
  await expect.element(sheet.getByText('The code has 4 digits.')).toBeVisible();
  await sheet.getByLabelText('Delivery code').fill('1234');
  await sheet.getByRole('button', { name: 'I have it' }).click();
  await expect.element(sheet.getByRole('alert')).toBeVisible();
  await expect.element(sheet).toMatchTextContent('R 15.00 for storage at our depot is taken from your balance.');
  expect(shop.inputs('POST /api/deliveryorder/sign').map(({ agreed }) => agreed)).toEqual([1_000]);
  await expectAccessible('signing for a parcel');
  // Whoever presses twice within a second means it once.
  await sheet.getByLabelText('Delivery code').fill('4321');
  await sheet.getByRole('button', { name: 'I have it' }).click();
  await expect.element(sheet).not.toBeInTheDocument();
  expect(shop.inputs('POST /api/deliveryorder/sign').map(({ agreed }) => agreed)).toEqual([1_000, 1_500]);
});

const answers: Answers = {
  'GET /api/deliveryorder/tracking': {
    ...tracked,
    legs: [{ from: 'Guangzhou', to: 'Johannesburg', state: 'now', steps: [] }],
    timeline: [{ place: 'Guangzhou', text: 'Packed' }],
  },
  'GET /api/user/balance': { balance: 100_000, available: 100_000 },
  'GET /api/deliveryorder/evaluation': { evaluation: { finishtime: '2026-11-10T08:00:00.000Z' } },
};

test.for([
  { status: 8, action: 'pay', button: 'Pay' },
  { status: 90, action: 'evaluate', button: 'Rate it' },
  { status: 73, action: 'sign', button: 'I have it' },
] as const)(
  'the sheet of “$button” has no serious finding and gives the focus back',
  async ({ status, action, button }) => {
    await openPage(
      '/deliveryorder/detail/1',
      {
        ...answers,
        'GET /api/deliveryorder/detail': { ...parcel, status, dueCents: 5_000, totalCents: 5_000, actions: [action] },
      },
      { as: {} },
    );
    await expect.element(page.getByRole('list', { name: 'Every step, the newest first' })).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
    if (action === 'sign') await expectAccessible('a parcel');
    const opener = page.getByRole('button', { name: `${button}: PC20261101` });
    (opener.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    const sheet = page.getByRole('dialog');
    await expect.element(sheet.getByRole('button').last()).toBeEnabled();
    await expectAccessible(`${button} of a parcel`);
    await userEvent.keyboard('{Escape}');
    await expect.element(sheet).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
  },
);

test('a packed parcel is opened again for the fee that was shown', async () => {
  const packed = {
    ...parcel,
    status: 20,
    reopenCents: 5_000,
    openedCents: 0,
    rehearsalCents: 0,
    chargedCents: 31_000,
  } as const;
  const { shop } = await openPage(
    '/deliveryorder/detail/1',
    {
      ...answers,
      'GET /api/deliveryorder/detail': { ...packed, quote: { totalCents: 32_000 }, actions: ['reopen', 'cancel'] },
      'POST /api/deliveryorder/reopen': { id: 1, status: 20 },
    },
    { as: {} },
  );
  await page.getByRole('button', { name: 'Open it again to change it' }).click();
  const sheet = page.getByRole('dialog', { name: 'Open PC20261101 again?' });
  await expect.element(sheet).toMatchTextContent('The R 310.00 that you paid for the freight comes back.');
  await expectAccessible('opening a packed parcel again');
  await sheet.getByRole('button', { name: 'Open it for R 50.00' }).click();
  await expect.element(sheet).not.toBeInTheDocument();
  expect(shop.inputs('POST /api/deliveryorder/reopen')).toEqual([{ id: 1, feecents: 5_000 }]);
});

test('what waits to be paid is found, and paid all at once', async () => {
  const owed = (id: number, title: string) =>
    ({
      ...parcel,
      id,
      number: `PC2026110${id}`,
      status: 8,
      totalCents: 10_000 * id,
      dueCents: 10_000 * id,
      receiverAddress: '12 Oxford Road, behind the second gate, Rosebank, Johannesburg, 2196',
      orders: 12,
      goods: Array.from({ length: 6 }, (_, place) => ({ orderId: 10 * id + place, title, quantity: 1 })),
      actions: ['pay'],
    }) as const;
  const both = [owed(1, 'Lipstick'), owed(2, 'Acrylic paints')];
  let paid = false;
  const list: Answers = {
    'GET /api/deliveryorder/list': ({ tab, q }) => {
      const here = tab === 'all' || tab === (paid ? 'warehouse' : 'pay') ? both : [];
      const items = here
        .filter(({ goods }) => goods.some(({ title }) => title.toLowerCase().includes(q)))
        .map((each) => (paid ? { ...each, status: 20 as const, dueCents: 0, actions: [] } : each));
      return { items, total: items.length, page: 1, pages: 1, counts: { pay: paid ? 0 : 2, warehouse: paid ? 2 : 0 } };
    },
    'GET /api/user/balance': { balance: 100_000, available: 100_000 },
    'POST /api/deliveryorder/sendall': () => {
      paid = true;
      return { items: [] };
    },
  };
  const cards = page.getByRole('article');
  const { shop } = await openPage('/deliveryorder/2/index', list, { as: {} });
  await expect.element(cards).toHaveLength(2);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  const tabs = page.getByRole('navigation', { name: 'Parcels by status' });
  await tabs.getByRole('link', { name: /^Waiting to pay/ }).click();
  await expect.element(tabs.getByRole('link', { name: /^Waiting to pay/ })).toHaveAttribute('aria-current', 'page');
  await expect.element(page.getByRole('button', { name: 'Pay all' })).toBeVisible();
  await expectAccessible('parcels that wait to be paid');
  const search = page.getByRole('search', { name: 'Your parcels' }).getByRole('searchbox');
  await search.fill('lipstick');
  await userEvent.keyboard('{Enter}');
  await expect.element(cards).toHaveLength(1);
  await expect.element(cards).toMatchTextContent('PC20261101');
  await search.fill('');
  await userEvent.keyboard('{Enter}');
  await expect.element(cards).toHaveLength(2);
  await page.getByRole('button', { name: 'Pay all' }).click();
  const sheet = page.getByRole('dialog', { name: 'Pay the freight' });
  await expect.element(sheet).toMatchTextContent('PC20261102');
  await sheet.getByRole('button', { name: 'Pay R\u00a0300.00' }).click();
  await expect.element(page.getByText('No parcel here')).toBeVisible();
  expect(shop.inputs('POST /api/deliveryorder/sendall')).toEqual([{ ids: [1, 2], totalcents: 30_000 }]);
  await tabs.getByRole('link', { name: /^Packing/ }).click();
  await expect.element(page.getByRole('article', { name: /^PC20261102/ })).toBeVisible();
});

test('a parcel goes another way, loses an order, and is cancelled for the amount that was shown', async () => {
  const state = { line: 'A2', lineName: 'Air economy', status: 20 as 20 | 99, totalCents: 50_000, orders: [1, 2] };
  const made = () => ({ id: 1, number: parcel.number, status: state.status, totalCents: state.totalCents });
  const { shop } = await openPage(
    '/deliveryorder/detail/1',
    {
      ...answers,
      'GET /api/deliveryorder/detail': () => ({
        ...parcel,
        lineName: state.lineName,
        status: state.status,
        totalCents: state.totalCents,
        contents: state.orders.map((orderId) => ({ orderId, number: `SO${orderId}`, title: `Helmet ${orderId}` })),
        actions: state.status === 20 ? ['changeWay', 'takeOut', 'cancel'] : [],
      }),
      'GET /api/deliveryorder/changeway/show': () => ({
        id: 1,
        line: state.line,
        totalCents: state.totalCents,
        held: true,
        items: [
          { line: 'A2', name: 'Air economy', delivery: 'door', totalCents: 50_000 },
          { line: 'S1', name: 'Sea, door', delivery: 'door', totalCents: 30_000, differenceCents: -20_000 },
        ],
      }),
      'POST /api/deliveryorder/changeway': ({ line }) => {
        Object.assign(state, { line, lineName: 'Sea, door', totalCents: 30_000 });
        return made();
      },
      'POST /api/deliveryorder/cancelexpressdetail': ({ id }) => {
        Object.assign(state, { orders: state.orders.filter((order) => order !== id), totalCents: 20_000 });
        return made();
      },
      'GET /api/deliveryorder/canceltransit/show': () => ({ id: 1, cancellable: true, backCents: state.totalCents }),
      'POST /api/deliveryorder/canceltransit': () => {
        state.status = 99;
        return { id: 1, status: 99, backCents: state.totalCents };
      },
    },
    { as: {}, size: 'desk' },
  );
  await page.getByRole('button', { name: 'Change how it travels' }).click();
  const ways = page.getByRole('dialog', { name: 'Another way' });
  await ways.getByRole('radio', { name: /^Sea, door/ }).click();
  await expect.element(ways).toMatchTextContent('R 200.00 goes back to your balance');
  await ways.getByRole('button', { name: 'Change for R\u00a0300.00' }).click();
  await expect.element(ways).not.toBeInTheDocument();
  await expect.element(page.getByRole('main').getByText('Sea, door', { exact: true })).toBeVisible();
  expect(shop.inputs('POST /api/deliveryorder/changeway')).toMatchObject([{ id: 1, line: 'S1', totalcents: 30_000 }]);

  await page.getByRole('button', { name: 'Take out SO1' }).click();
  await page.getByRole('button', { name: 'Take it out' }).click();
  await expect.element(page.getByRole('heading', { name: 'What is in it: 1 order' })).toBeVisible();
  expect(shop.inputs('POST /api/deliveryorder/cancelexpressdetail')).toEqual([{ id: 1 }]);

  await page.getByRole('button', { name: 'Cancel: PC20261101' }).click();
  const sheet = page.getByRole('dialog', { name: 'Cancel PC20261101?' });
  await expect.element(sheet.getByLabelText('What comes back')).toMatchTextContent('R 200.00');
  await expectAccessible('cancelling a parcel');
  await sheet.getByRole('button', { name: 'Cancel and get R\u00a0200.00 back' }).click();
  await expect.element(sheet).not.toBeInTheDocument();
  await expect.element(page.getByRole('region', { name: 'Status' })).toMatchTextContent('Cancelled');
  expect(shop.inputs('POST /api/deliveryorder/canceltransit')).toEqual([{ id: 1, backcents: 20_000 }]);
});
