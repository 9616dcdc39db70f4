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
