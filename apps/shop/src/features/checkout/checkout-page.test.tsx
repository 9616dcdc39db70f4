import { type Breakdown, type CheckoutPreview, previewCheckout } from '@sgb/contract/checkout.ts';
import { formatRand } from '@sgb/money/format.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../testing/axe.ts';
import { type Answers, Refusal } from '../../testing/fake-shop.ts';
import { openPage } from '../../testing/open.tsx';
import { type Some, sample } from '../../testing/sample.ts';

const heading = (name: string) => page.getByRole('heading', { level: 1, name });
const money = page.getByRole('region', { name: 'What you pay now' });
const payButton = (cents: number) => page.getByRole('button', { name: `Pay ${formatRand(cents)}`, exact: true });
const paidEvents = (inputs: readonly { eventtype: number }[]) =>
  inputs.map(({ eventtype }) => eventtype).filter((type) => type === 8 || type === 9);

const mug = { id: 17, productId: '610000000001', skuId: '1', title: 'Enamel mug', quantity: 1, goodsCents: 7_000 };
const suppliers = [{ supplierId: '800000000001', supplierName: 'Yiwu Trading', lineIds: [17], goodsCents: 7_000 }];
const breakdownOf = (totalCents: number): Some<Breakdown> => ({
  lines: [mug],
  suppliers,
  goodsCents: 7_000,
  totalCents,
});
/** What the pages ask for once something was paid. */
const paid = (totalCents: number, more: Some<{ market: 0 | 1; promisedAt: string }> = {}): Answers => ({
  'GET /api/checkout/detail': { id: 7, state: 20, orders: 1, totalCents, breakdown: breakdownOf(totalCents), ...more },
  'GET /api/user/basicinfo': {},
});

test('SA stock needs a receiver, is sent to a locker, VAT included, and says when it leaves', async () => {
  const receiver = { id: 3, name: 'Nomsa Dube', address: '12 Oxford Road, Rosebank' };
  const totals = { locker: 32_000, kiosk: 33_000, door: 35_000 };
  const options = [
    { mode: 'locker', cents: 6_000, size: 'S', count: 1 },
    { mode: 'door', cents: 9_000, size: 'S', count: 1 },
  ] as const;
  let known = false;
  const answers: Answers = {
    ...paid(totals.locker, { market: 1, promisedAt: '2026-11-18T12:30:00.000Z' }),
    'GET /api/checkout/preview': ({ delivery = 'door' }) => ({
      market: 1,
      breakdown: breakdownOf(totals[delivery]),
      shipping: { receiver: known ? receiver : null, mode: delivery, options, vatCents: 4_200 },
      balanceCents: 100_000,
    }),
    'POST /api/checkout/submit': { id: 7, state: 20, market: 1, totalCents: totals.locker, orders: 1 },
  };
  const { close } = await openPage('/shoporder/checkout/sa', answers, { as: {} });
  await expect.element(page.getByText('Add a receiver in South Africa first.')).toBeVisible();
  await expect.element(payButton(totals.door)).toBeDisabled();
  close();

  known = true;
  const { shop } = await openPage('/shoporder/checkout/sa', answers, { as: {} });
  await expect.element(payButton(totals.door)).toBeEnabled();
  await page.getByRole('radio', { name: /^Pudo locker/ }).click();
  await expect.element(payButton(totals.locker)).toBeEnabled();
  await expect.element(money).toMatchTextContent('R 320.00');
  await expect.element(money).toMatchTextContent('VAT');
  await expectAccessible('SA checkout');
  await payButton(totals.locker).click();
  await expect.element(heading('Paid. Thank you!')).toBeVisible();
  await expect
    .element(page.getByText('We pack the goods, and they leave Johannesburg by 18 Nov 2026, 14:30.'))
    .toBeVisible();
  expect(shop.inputs('POST /api/checkout/submit')).toMatchObject([
    { market: 1, delivery: 'locker', receiverid: 3, agreed: totals.locker, paylater: 0 },
  ]);
});

test('services are added line by line, a price that changed is seen first, and then it is paid', async () => {
  let goodsCents = 7_000;
  const previewOf = (services: string): Some<CheckoutPreview> => {
    const video = { code: 'video', name: 'Short video', count: 1, cents: 2_000 };
    const servicesCents = services ? 2_000 : 0;
    return {
      breakdown: {
        ...breakdownOf(goodsCents + servicesCents),
        lines: [{ ...mug, services: services ? [video] : [] }],
        servicesCents,
      },
      services: [{ code: 'video', name: 'Short video', text: 'Ten seconds of it.', cents: 2_000, per: 'order' }],
      balanceCents: 100_000,
    };
  };
  const { shop } = await openPage(
    '/shoporder/checkout/cn',
    {
      ...paid(16_000),
      'GET /api/checkout/preview': ({ services }) => previewOf(services),
      'POST /api/checkout/submit': ({ agreed, services }) =>
        agreed === goodsCents + 2_000
          ? { id: 7, state: 20, totalCents: agreed, orders: 1 }
          : new Refusal('checkoutChanged', sample(previewCheckout.output, previewOf(services))),
    },
    { as: {} },
  );
  await expect.element(payButton(7_000)).toBeEnabled();
  await page.getByRole('button', { name: 'Photos, packing and more' }).click();
  await page.getByRole('checkbox', { name: /^Short video/ }).click();
  await expect.element(page.getByRole('checkbox', { name: /^Short video/ })).toBeChecked();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(money).toMatchTextContent('Warehouse services');
  await expect.element(payButton(9_000)).toBeEnabled();

  // Another device changes the cart meanwhile: what it costs now is shown, and nothing is paid.
  goodsCents = 14_000;
  await payButton(9_000).click();
  await expect.element(page.getByRole('alert')).toMatchTextContent('Nothing was paid');
  await expect.element(payButton(16_000)).toBeEnabled();
  expect(paidEvents(shop.inputs('POST /api/funnel/track'))).toEqual([]);
  // Whoever presses twice within a second means it once.
  await expect
    .poll(() => {
      (payButton(16_000).query() as HTMLElement | null)?.click();
      return shop.inputs('POST /api/checkout/submit').map(({ agreed }) => agreed);
    })
    .toEqual([9_000, 16_000]);
  await expect.element(heading('Paid. Thank you!')).toBeVisible();
  await expect.element(page.getByRole('region', { name: 'What happens next' })).toBeVisible();
  await expect.poll(() => paidEvents(shop.inputs('POST /api/funnel/track'))).toEqual([9]);
  expect(shop.inputs('POST /api/checkout/submit').map(({ services }) => services)).toEqual([
    '17:video:1',
    '17:video:1',
  ]);
});

test('what is paid later waits, and is paid or given up', async () => {
  let waiting = false;
  const totalCents = 7_800;
  const item = { id: 7, number: 'CO0000007', totalCents, standing: true, orders: [{ id: 1, title: 'Enamel mug' }] };
  const answers: Answers = {
    'GET /api/checkout/preview': { breakdown: breakdownOf(totalCents), balanceCents: 100_000 },
    'POST /api/checkout/submit': () => {
      waiting = true;
      return { id: 7, state: 10, totalCents, orders: 1 };
    },
    'GET /api/checkout/open': () => ({ items: waiting ? [item] : [] }),
    'GET /api/checkout/detail': () => ({
      id: 7,
      number: item.number,
      totalCents,
      orders: 1,
      state: waiting ? 10 : 20,
      breakdown: breakdownOf(totalCents),
    }),
    'POST /api/checkout/pay': () => {
      waiting = false;
      return { id: 7, state: 20, totalCents, orders: 1 };
    },
    'POST /api/checkout/cancel': () => {
      waiting = false;
      return { id: 7, state: 90 };
    },
    'GET /api/user/basicinfo': {},
  };
  const article = page.getByRole('article', { name: 'CO0000007' });
  const payLater = async () => {
    const opened = await openPage('/shoporder/checkout/cn', answers, { as: {} });
    await expect.element(payButton(totalCents)).toBeEnabled();
    await page.getByRole('button', { name: 'Pay later' }).click();
    await expect.element(heading('To pay')).toBeVisible();
    await expect.element(article).toBeVisible();
    return opened;
  };
  const { shop, close } = await payLater();
  expect(shop.inputs('POST /api/checkout/submit')).toMatchObject([{ paylater: 1, agreed: totalCents }]);
  await expectAccessible('to pay');
  await article.getByRole('button', { name: 'Pay', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Look once more, then pay' });
  await sheet.getByRole('button', { name: `Pay ${formatRand(totalCents)}`, exact: true }).click();
  await expect.element(heading('Paid. Thank you!')).toBeVisible();
  await expect.poll(() => paidEvents(shop.inputs('POST /api/funnel/track'))).toEqual([8]);
  expect(shop.inputs('POST /api/checkout/pay')).toEqual([{ id: 7, agreed: totalCents }]);
  close();

  await payLater();
  await article.getByRole('button', { name: 'Cancel', exact: true }).click();
  await page.getByRole('button', { name: 'Cancel the checkout' }).click();
  await expect.element(page.getByText('Nothing to pay right now')).toBeVisible();
});

test('where nothing is ticked the checkout leads back to the cart', async () => {
  await openPage('/shoporder/checkout/cn', { 'GET /api/checkout/preview': new Refusal('nothingTicked') }, { as: {} });
  await expect.element(page.getByText('Nothing is ticked')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'To my cart' }))
    .toHaveAttribute('href', expect.stringContaining('/shop/shoporder/cart'));
});
