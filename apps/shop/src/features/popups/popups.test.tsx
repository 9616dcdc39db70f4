import type { Popup } from '@sgb/contract/popups.ts';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useKept } from '../../shared/session/kept.ts';
import { type Answers, Refusal } from '../../testing/fake-shop.ts';
import { openPage } from '../../testing/open.tsx';
import type { Some } from '../../testing/sample.ts';
import { keepInterruption, readInterruption } from './interruption.ts';

const around: Answers = {
  'GET /api/message/unread': {},
  'GET /api/cart/count/unpaid': {},
  'GET /api/chat/unread': {},
  'GET /api/user/basicinfo': {},
  'GET /api/user/collectionids': {},
  'GET /api/popupwindow/read': {},
  'GET /api/recharge/info': {
    methods: ['eft', 'payfast'],
    limits: { min: 5_000, max: 5_000_000, leftToday: 5_000_000 },
  },
  'GET /api/recharge/list': { page: 1, pages: 1 },
  'GET /api/user/transferinfo': { availableCents: 50_000, minCents: 1_000, maxCents: 500_000, leftTodayCents: 500_000 },
  'GET /api/user/transferlist': { page: 1, pages: 0 },
  'GET /api/business/info': {},
  'GET /api/business/flightprice': {},
  'POST /api/business/visitSpecialFlight': {},
};

const someday = '/specialflight/index';
const survey: Some<Popup> = {
  id: 1,
  type: 8,
  windowtitle: 'How was your delivery?',
  evaluation: { totalnum: 1, finishtime: '2026-11-10T08:00:00.000Z' },
};

test('nothing breaks into a transfer; what waited is shown on the next page', async () => {
  const { shop } = await openPage(
    '/user/toTransfer',
    { ...around, 'GET /api/popupwindow/pop': survey },
    { as: {}, framed: true, size: 'desk' },
  );
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'Recharge' }).first().click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Recharge' })).toBeVisible();
  expect(shop.inputs('GET /api/popupwindow/pop')).toEqual([]);
  await page.getByRole('link', { name: 'Special flight' }).click();
  await expect.element(page.getByRole('dialog', { name: 'How was your delivery?' })).toBeVisible();
});

test('what comes while somebody has opened something else waits until that is closed', async () => {
  const sheet = document.createElement('div');
  sheet.role = 'dialog';
  const pop = () => {
    document.body.append(sheet);
    return survey;
  };
  await openPage(someday, { ...around, 'GET /api/popupwindow/pop': pop }, { as: {}, framed: true, size: 'desk' });
  const popup = page.getByRole('dialog', { name: 'How was your delivery?' });
  await expect.poll(() => sheet.isConnected).toBe(true);
  await new Promise((done) => setTimeout(done, 1_200));
  expect(popup.query()).toBeNull();
  sheet.remove();
  await expect.element(popup).toBeVisible();
});

test.for([
  { type: 'freight', link: '/deliveryorder/combine', word: 'See what I can ship' },
  { type: 'goods', link: '/shoporder/cart', word: 'Use now' },
])('a coupon for $type leads to where it can be used', async ({ link, word }) => {
  let handled = false;
  const { address } = await openPage(
    someday,
    {
      ...around,
      'GET /api/popupwindow/pop': () => {
        const coupons = [{ couponname: 'Welcome', validity: 'Until 16 December 2026', usecoupon: 'R 20.00 off' }];
        if (handled) return new Refusal('noPopup');
        return { id: 2, type: 6, windowtitle: 'Coupons for you', link, couponlist: coupons };
      },
      'GET /api/popupwindow/handle': () => {
        handled = true;
        return {};
      },
      'GET /api/cart/list': {},
      'GET /api/checkout/open': {},
      'GET /api/cart/expireCouponQty': {},
      'GET /api/product/cards': {},
      'GET /api/deliveryorder/combine': {},
      'GET /api/deliveryorder/combinelimit': {},
      'GET /api/user/address/list': {},
      'GET /api/deliveryorder/storage': {},
    },
    { as: {}, framed: true, size: 'desk' },
  );
  await page.getByRole('dialog').getByRole('button', { name: word }).click();
  await expect.poll(address).toBe(link);
});

test('a suburb that needs money first leads to the recharge, and is asked again afterwards', async () => {
  const { address, shop } = await openPage(
    someday,
    {
      ...around,
      'GET /api/popupwindow/pop': { id: 3, type: 9, windowtitle: 'Confirm your suburb', version: '20220520' },
      'GET /api/popupwindow/handle': new Refusal('rechargeNeeded', { missingCents: 6_050 }),
      'GET /api/deliveryorder/searchPostcode': {},
    },
    { as: {}, framed: true, size: 'desk' },
  );
  const sheet = page.getByRole('dialog', { name: 'Confirm your suburb' });
  await sheet.getByRole('combobox', { name: 'Suburb' }).fill('Melville');
  await sheet.getByRole('button', { name: 'Confirm' }).click();
  await sheet.getByRole('button', { name: 'Recharge' }).click();
  await expect.poll(address).toContain('/user/recharge?amount=61&origUrl=');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Recharge' })).toBeVisible();
  // Not over the recharge, and not as if it had been read.
  await expect.element(sheet).not.toBeInTheDocument();
  expect(shop.inputs('GET /api/popupwindow/read')).toEqual([]);
  await page.getByRole('link', { name: 'Special flight' }).click();
  await expect.element(sheet).toBeVisible();
  expect(useKept.getState().returns ?? []).toEqual([]);
});

test('an answer is read as soon as it is shown, and not shown again on a page that is loaded anew', async () => {
  let read = false;
  const coupons = ['Welcome', 'Freight', 'Birthday'].map((couponname) => ({ couponname, usecoupon: 'R 20.00 off' }));
  const answers: Answers = {
    ...around,
    'GET /api/popupwindow/pop': () =>
      read
        ? { id: 5, type: 6, windowtitle: 'Coupons for you', link: '/shoporder/cart', couponlist: coupons }
        : { id: 4, type: 5, windowtitle: 'We answered you', question: 'Where is it?', feedback: 'On its way.' },
    'GET /api/popupwindow/read': () => {
      read = true;
      return {};
    },
  };
  const { shop, close } = await openPage(someday, answers, { as: {}, framed: true, size: 'desk' });
  const answer = page.getByRole('dialog', { name: 'We answered you' });
  await expect.element(answer.getByText('You asked')).toBeVisible();
  await expect.poll(() => shop.inputs('GET /api/popupwindow/read')).toEqual([{ id: 4, type: 5 }]);
  close();
  await openPage(someday, answers, { as: {}, framed: true, size: 'desk' });
  const list = page.getByRole('dialog', { name: 'Coupons for you' }).getByRole('list', { name: 'Coupons' });
  await expect.element(list.getByRole('listitem')).toHaveLength(3);
  await expect.element(answer).not.toBeInTheDocument();
});

test('the guide greets on home, is read when it is left, and then nobody asks for a day', async () => {
  let greeted = false;
  const answers: Answers = {
    ...around,
    'GET /api/shoporder/count': {},
    'GET /api/shoppingmall/homerows': { rows: [] },
    'GET /api/banner/list': {},
    'GET /api/banner/ad': {},
    'GET /api/search/hotkeyword': {},
    'GET /api/popupwindow/pop': () =>
      greeted ? new Refusal('noPopup') : { id: 6, type: 1, windowtitle: 'Guide', version: '20220207' },
    'GET /api/shoppingmall/remindtimes': () => {
      greeted = true;
      return { times: 1 };
    },
  };
  const home = '/shoppingmall/index';
  const { shop, close } = await openPage(home, answers, { as: {}, framed: true, size: 'desk' });
  await expect.element(page.getByText('1 of 4')).toBeVisible();
  expect(shop.inputs('GET /api/shoppingmall/remindtimes')).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByText('1 of 4')).not.toBeInTheDocument();
  await expect.poll(() => shop.inputs('GET /api/shoppingmall/remindtimes')).toEqual([{ type: 'shop' }]);
  await expect.poll(() => shop.inputs('GET /api/popupwindow/pop').length).toBe(2);
  await expect.poll(() => readInterruption()).toMatchObject({ userId: 7, home: expect.any(Number) });
  const told = readInterruption();
  close();

  for (const [hours, asks] of [
    [23, 0],
    [25, 1],
  ] as const) {
    const again = await openPage(home, answers, { as: {}, framed: true, size: 'desk' });
    if (told) keepInterruption({ ...told, home: Date.now() - hours * 3_600_000 });
    // A page asks when it has been at rest for a moment.
    if (asks === 0) await new Promise((done) => setTimeout(done, 1_200));
    await expect.poll(() => again.shop.inputs('GET /api/popupwindow/pop').length).toBe(asks);
    again.close();
  }
});
