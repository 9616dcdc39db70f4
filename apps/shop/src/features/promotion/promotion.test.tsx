import type { Promotion, PromotionTask, PromotionTool, Taking } from '@sgb/contract/promotion.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../testing/axe.ts';
import { openPage } from '../../testing/open.tsx';

const task: PromotionTask = {
  id: 1,
  title: 'Show your winter haul on TikTok',
  picture: '',
  doing: 2,
  channel: 4,
  rules: 'Thirty seconds at least.',
  reward: 2,
  rewardAmount: 25_000,
  places: 20,
  placesLeft: 1,
  endsAt: '2026-12-01T08:00:00.000Z',
  days: 7,
};

const part: Taking = {
  id: 9,
  state: 40,
  task: { ...task, id: 2, title: 'A reel of your new kitchen', reward: 1, rewardAmount: 1_500 },
  takenAt: '2026-11-14T08:00:00.000Z',
  dueAt: '2026-11-20T08:00:00.000Z',
  reviewBy: null,
  link: 'https://www.instagram.com/reel/1',
  text: '',
  pictures: [],
  reason: 'The profile is private.',
  triesLeft: 1,
  paidAt: null,
};

const overview: Promotion = {
  open: [task],
  openTotal: 1,
  mine: [part],
  counts: [{ state: 40, count: 1 }],
  earned: { scoin: 1_800, cents: 45_000 },
};

const about = { feeBasisPoints: 500, freightBasisPoints: 200, months: 12, pendingDays: 7, openTasks: 4 };

test('an influencer takes a task and hands one in again; what is wrong is said, and what was typed stays', async () => {
  const { shop } = await openPage(
    '/customertask/promotion',
    {
      'GET /api/task/promotion': overview,
      'POST /api/task/take': { ...part, state: 10, task },
      'POST /api/task/handin': { ...part, state: 20 },
    },
    { as: { customertype: 10 } },
  );
  await expectAccessible('tasks');
  await page.getByRole('button', { name: 'Read and take' }).click();
  const sheet = page.getByRole('dialog');
  await expect.element(sheet).toMatchTextContent('The last place');
  await sheet.getByRole('button', { name: 'Take this task' }).click();
  await expect.poll(() => shop.inputs('POST /api/task/take')).toEqual([{ id: 1 }]);

  await expect.element(page.getByText('The profile is private.')).toBeVisible();
  await page.getByRole('button', { name: 'Hand in again' }).click();
  const link = sheet.getByLabelText('Link to what you made');
  await expect.element(link).toHaveValue(part.link);
  await link.fill('');
  const long = 'x'.repeat(301);
  await sheet.getByLabelText('Anything we should know').fill(long);
  await sheet.getByRole('button', { name: 'Hand in' }).click();
  await expect.element(sheet.getByText('Paste the link to what you made.')).toBeVisible();
  await expect.element(sheet.getByText('Use at most 300 characters.')).toBeVisible();
  await expect.element(sheet.getByLabelText('Anything we should know')).toHaveValue(long);
  expect(shop.inputs('POST /api/task/handin')).toEqual([]);
  await expectAccessible('handing in');
  await link.fill('https://www.instagram.com/reel/2');
  await sheet.getByLabelText('Anything we should know').fill('Public now');
  await sheet.getByRole('button', { name: 'Hand in' }).click();
  await expect
    .poll(() => shop.inputs('POST /api/task/handin'))
    .toEqual([{ id: 9, link: 'https://www.instagram.com/reel/2', text: 'Public now', files: [] }]);
});

const none = { visits: 0, registrations: 0, firstOrders: 0, revenueCents: 0, earnedCents: 0 };
const figures = { visits: 120, registrations: 4, firstOrders: 2, revenueCents: 123_400, earnedCents: 650 };
const tool: PromotionTool = {
  inviteCode: 'ABC123',
  address: 'https://shop.example/shop/register?inviteCode=ABC123',
  coupon: { code: 'SAVEABC123', terms: 'R 30.00 off international freight from R 150.00', redeemed: 3 },
  links: [
    {
      code: 'abcd2345',
      kind: 2,
      title: 'Takkies',
      address: 'https://shop.example/shop/product/610000000001.html?inviteCode=ABC123',
      madeAt: '2026-11-01T08:00:00.000Z',
      ...figures,
    },
  ],
  total: 1,
  page: 1,
  pages: 1,
  sums: figures,
  days: Array.from({ length: 30 }, (_, place) => ({
    day: `2026-10-${String(place + 1).padStart(2, '0')}`,
    ...(place === 12 ? figures : none),
  })),
};

test('links are made and shared, figures are chosen and kept as a file', async () => {
  const kit = {
    code: 'abcd2345',
    kind: 2,
    title: 'Takkies',
    address: tool.links[0]?.address ?? '',
    priceCents: 5_200,
    landedCents: 8_100,
    captions: [{ channel: 1, text: '*Takkies*' }],
  } as const;
  const { shop, address } = await openPage(
    '/customertask/promotiontool',
    {
      'GET /api/task/promotiontool': tool,
      'POST /api/task/link': kit,
      'GET /api/task/linkkit': kit,
      'POST /api/task/promotionexport': { fileName: 'p.csv', mediaType: 'text/csv', base64: '' },
    },
    { as: { customertype: 10 } },
  );
  await expect.element(page.getByRole('img', { name: 'Visits in the last 30 days: 120 in all' })).toBeVisible();
  await page.getByRole('button', { name: /^Earned/ }).click();
  await expect.element(page.getByRole('img', { name: 'Earned in the last 30 days: R 6.50 in all' })).toBeVisible();
  await page.getByRole('button', { name: 'Download as CSV' }).click();
  await expect.poll(() => shop.inputs('POST /api/task/promotionexport')).toEqual([{ days: 30, link: '' }]);
  await expectAccessible('links and figures');

  await page.getByRole('button', { name: 'Make the link' }).click();
  await expect.element(page.getByText('Paste the address of a page of our shop.')).toBeVisible();
  await page.getByLabelText(/^Address of a product/).fill('/product/610000000001.html');
  await page.getByRole('button', { name: 'Make the link' }).click();
  const sheet = page.getByRole('dialog');
  await expect.element(sheet).toMatchTextContent('R 52.00, landed R 81.00');
  await expect.element(sheet.getByRole('link', { name: 'QR code as SVG' })).toHaveAttribute('download');
  expect(address()).toBe('/customertask/promotiontool?share=abcd2345');
  await expectAccessible('a link to share');
});

test('others read what it is and how to become one', async () => {
  await openPage('/customertask/promotion', { 'GET /api/task/about': about }, {});
  await expect.element(page.getByRole('heading', { name: 'Become an influencer', exact: true })).toBeVisible();
  await expect.element(page.getByText('4 are open now.')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Log in and write to us' })).toBeVisible();
  await expectAccessible('becoming an influencer');
});
