import type { RechargeDetail } from '@sgb/contract/recharge.ts';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { useKept } from '../../shared/session/kept.ts';
import { expectAccessible } from '../../testing/axe.ts';
import { type Answers, Refusal } from '../../testing/fake-shop.ts';
import { openPage } from '../../testing/open.tsx';
import type { Some } from '../../testing/sample.ts';

const number = 'RC2026111600022';
const path = `/recharge/pay?number=${number}`;

const recharge: Some<RechargeDetail> = {
  number,
  method: 'payfast',
  status: 10,
  amount: 356_300,
  waits: [
    {
      id: 7,
      number: 'CO0000007',
      totalCents: 356_217,
      orders: [
        { title: 'Enamel mug', quantity: 2 },
        { title: 'Maxi dress', quantity: 1 },
      ],
    },
  ],
};

const answersOf = (more: Answers = {}): Answers => ({
  'GET /api/recharge/detail': recharge,
  'GET /api/recharge/info': { methods: ['eft', 'payfast', 'ozow', 'yoco'] },
  ...more,
});

/** A gateway that is down keeps the browser in the shop. */
const gatewayDown = new Refusal('gatewayDown');

test('whoever cancelled at the gateway tries again with a new recharge, there or elsewhere, for the same orders', async () => {
  let made = 0;
  const { shop, address } = await openPage(
    `${path}&cancelled=1`,
    answersOf({
      'GET /api/recharge/detail': ({ number: asked }) => ({
        ...recharge,
        number: asked,
        status: asked === number ? 40 : 10,
      }),
      'POST /api/recharge/again': () => ({ number: `RC202611160003${++made}` }),
      'POST /api/recharge/pay': gatewayDown,
    }),
    { as: {} },
  );
  useKept.setState({ returns: [{ number, path: '/shoporder/paysuccess?id=7' }] });
  await expect.element(page.getByRole('heading', { level: 1, name: 'Not paid' })).toBeVisible();
  const waits = page.getByRole('region', { name: 'What waits for this money' });
  await expect.element(waits).toMatchTextContent('Enamel mug');
  await expect.element(waits).toMatchTextContent('R 3,562.17');
  await expectAccessible('not paid');
  await page.getByRole('button', { name: 'Try again with PayFast' }).click();
  await expect.poll(() => shop.inputs('POST /api/recharge/pay')).toEqual([{ number: 'RC2026111600031' }]);
  expect(shop.inputs('POST /api/recharge/again')).toMatchObject([{ number, method: 'payfast' }]);
  // It is the new one that the page is about from now on, and it leads back to the same orders.
  await expect.poll(address).toBe('/recharge/pay?number=RC2026111600031');
  expect(useKept.getState().returns).toContainEqual({ number: 'RC2026111600031', path: '/shoporder/paysuccess?id=7' });
  await page.getByRole('button', { name: /^Ozow/ }).click();
  await expect.poll(() => shop.inputs('POST /api/recharge/again').at(-1)).toMatchObject({ method: 'ozow' });
});

test('the page follows a recharge that the gateway gives up meanwhile', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  try {
    let status: 10 | 20 = 10;
    await openPage(
      `${path}&cancelled=1`,
      answersOf({ 'GET /api/recharge/detail': () => ({ ...recharge, status, waits: [] }) }),
      { as: {} },
    );
    await expect.element(page.getByRole('heading', { level: 1, name: 'Not paid' })).toBeVisible();
    // The money came all the same.
    status = 20;
    await vi.advanceTimersByTimeAsync(4_000);
    await expect.element(page.getByRole('heading', { level: 1, name: 'It is in your balance' })).toBeVisible();
  } finally {
    vi.useRealTimers();
  }
});

test('a recharge that ended in another window is shown as it ended', async () => {
  let status: 10 | 40 = 10;
  await openPage(
    path,
    answersOf({
      'GET /api/recharge/detail': () => ({ ...recharge, status }),
      'POST /api/recharge/pay': () => {
        status = 40;
        return new Refusal('rechargeSettled');
      },
    }),
    { as: {} },
  );
  await expect
    .element(page.getByRole('region', { name: 'What waits for this money' }))
    .toMatchTextContent('Maxi dress');
  await page.getByRole('button', { name: 'Pay at PayFast' }).click();
  await expect.element(page.getByRole('button', { name: 'Try again with PayFast' })).toBeVisible();
});

test('whoever pays by EFT keeps the amount in sight', async () => {
  await openPage(
    '/user/recharge?amount=3563&method=eft',
    answersOf({
      'GET /api/recharge/info': {
        methods: ['eft', 'payfast'],
        limits: { min: 5_000, max: 5_000_000, leftToday: 5_000_000 },
        review: { workingHours: 2, hours: 24 },
      },
      'GET /api/recharge/list': { page: 1, pages: 1 },
    }),
    { as: {} },
  );
  await expect.element(page.getByText('R 3,563.00')).toBeVisible();
  await expect.element(page.getByText(/within 2 working hours/)).toBeVisible();
});

test('an amount is checked, and its fee shown, before anybody is sent to a gateway', async () => {
  const { shop } = await openPage(
    '/user/recharge',
    answersOf({
      'GET /api/recharge/info': {
        methods: ['eft', 'payfast'],
        limits: { min: 5_000, max: 5_000_000, leftToday: 5_000_000 },
        fee: { freeUpTo: 500_000, basisPoints: 100 },
      },
      'GET /api/recharge/list': { page: 1, pages: 1 },
    }),
    { as: {} },
  );
  const amount = page.getByRole('textbox', { name: 'Amount' });
  await page.getByRole('radio', { name: /^PayFast/ }).click();
  await amount.fill('20');
  await page.getByRole('button', { name: 'Continue with PayFast' }).click();
  await expect.element(page.getByText('The smallest recharge is R 50.00.')).toBeVisible();
  await expect.element(amount).toHaveFocus();
  expect(shop.inputs('POST /api/recharge/create')).toEqual([]);
  await amount.fill('6 000');
  await expect.element(page.getByText('R 6,010.00', { exact: true })).toBeVisible();
});
