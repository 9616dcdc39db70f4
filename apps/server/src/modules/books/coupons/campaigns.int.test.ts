import { shopDay, shopMoment } from '@sgb/contract/time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ticketFor } from '../../../permissions.fixture.ts';
import { expectBooksToBalance } from '../../../testing/books.ts';
import { justRead } from '../../../testing/edition.ts';
import { openTestShop, type TestShop } from '../../../testing/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(async () => {
  await expectBooksToBalance(shop);
  await shop.close();
});

const as = async (name: string) => shop.client(await ticketFor(shop, `demo_${name}`));
const query = async (text: string, ...values: unknown[]) => (await shop.app.db.pool.query(text, values)).rows;
const terms = { type: 1, amountcents: 2500, minimumcents: 10_000, lifedays: 7 } as const;

test('a coupon is made, given out at this hour, snatched, counted and stopped', async () => {
  shop.app.clock.moveTo(shopMoment(shopDay(shop.app.clock.now()), 15));
  const [marketing, shopper] = await Promise.all([as('marketing'), as('shopper')]);
  const key = 'spring.freight';
  const { id: template } = await marketing.call('POST /api/staff/coupon/save', {
    ...terms,
    key,
    name: 'Spring freight',
  });
  await expect(
    marketing.call('POST /api/staff/coupon/save', { ...terms, key, name: 'Another one' }),
  ).rejects.toMatchObject({ status: 3000423 });
  await expect(
    marketing.call('POST /api/staff/coupon/save', {
      ...terms,
      key: 'x.y',
      name: 'Both ways',
      basispoints: 500,
      capcents: 500,
    }),
  ).rejects.toMatchObject({ http: 400 });

  // The day has begun with its other offers.
  await shopper.call('GET /api/activity/snatchcoupon/index', {});
  const offer = { template: key, hour: 15, stock: 2 };
  const { id } = await marketing.call('POST /api/staff/coupon/saveoffer', offer);
  await expect(marketing.call('POST /api/staff/coupon/saveoffer', offer)).rejects.toMatchObject({ status: 3000424 });
  await expect(marketing.call('POST /api/staff/coupon/saveoffer', { ...offer, id, hour: 16 })).rejects.toMatchObject({
    http: 400,
  });

  const { rounds } = await shopper.call('GET /api/activity/snatchcoupon/index', {});
  const mine = rounds
    .flatMap(({ open, coupons }) => (open ? coupons : []))
    .find(({ name }) => name === 'Spring freight');
  expect(mine).toMatchObject({ stock: 2, left: 2 });
  await shopper.call('POST /api/activity/snatchcoupon', { id: mine?.id ?? 0 });

  const row = async () => {
    const { items } = await marketing.call('GET /api/staff/coupon/offers', {});
    return items.find((each) => each.id === id);
  };
  expect(await row()).toMatchObject({ today: { stock: 2, taken: 1, open: true }, takenInAll: 1, costCents: 0 });
  const listed = await marketing.call('GET /api/staff/coupon/list', {});
  expect(listed.items[0]).toMatchObject({ id: template, given: 1, used: 0, costCents: 0, openCents: 2500 });

  const figures = await marketing.call('GET /api/staff/figures/campaigns', { days: 7 });
  expect(figures.items.find((each) => each.id === template)).toMatchObject({ given: 1, used: 0, costCents: 0 });
  const byDay = await marketing.call('GET /api/staff/figures/campaign', { id: template, days: 7 });
  expect(byDay.items).toEqual([{ day: shopDay(shop.app.clock.now()), given: 1, used: 0, costCents: 0 }]);

  // Fewer than were taken cannot be; more can.
  await marketing.call('POST /api/staff/coupon/saveoffer', { ...offer, id, stock: 5 });
  expect(await row()).toMatchObject({ today: { stock: 5, taken: 1 } });
  await marketing.call('POST /api/staff/coupon/saveoffer', { ...offer, id, active: 0, ...(await justRead(shop)) });
  expect(await row()).toMatchObject({ active: false, today: { open: false } });
  const member = await as('member');
  await expect(member.call('POST /api/activity/snatchcoupon', { id: mine?.id ?? 0 })).rejects.toThrow();
  await marketing.call('POST /api/staff/coupon/saveoffer', { ...offer, id, stock: 3, ...(await justRead(shop)) });
  expect(await row()).toMatchObject({ active: true, today: { stock: 3, open: true } });
  await member.call('POST /api/activity/snatchcoupon', { id: mine?.id ?? 0 });
});

test('what was given keeps its terms when the coupon changes', async () => {
  const [marketing, service] = await Promise.all([as('marketing'), as('service')]);
  const { items } = await marketing.call('GET /api/staff/coupon/list', {});
  const one = items.find(({ key }) => key === 'spring.freight');
  await marketing.call('POST /api/staff/coupon/save', {
    ...terms,
    id: one?.id,
    key: 'spring.freight',
    name: 'Autumn',
    amountcents: 900,
  });
  const { rows } = await shop.app.db.pool.query(
    'select distinct c.amount_cents, t.amount_cents as now from coupons c join coupon_templates t on t.id = c.template_id where t.id = $1',
    [one?.id],
  );
  expect(rows).toEqual([{ amount_cents: 2500, now: 900 }]);
  await expect(service.call('GET /api/staff/coupon/list', {})).rejects.toMatchObject({ http: 403 });
  // What came back after it was used was not used; what only waited for a payment never was.
  const [coupon] = (await query('select min(id)::int as id from coupons where template_id = $1', one?.id)).map(
    ({ id }) => id,
  );
  const move = (step: number, kind: string, cents: number) =>
    query(
      'insert into coupon_transitions values ($1, $2, $3, $4, $5, $6)',
      coupon,
      step,
      kind,
      'test',
      cents,
      shop.app.clock.now(),
    );
  const used = async () => {
    const found = await marketing.call('GET /api/staff/figures/campaigns', { days: 7 });
    const row = found.items.find(({ id }) => id === one?.id);
    return [row?.used, row?.costCents];
  };
  await move(2, 'locked', 900);
  await move(3, 'returned', 0);
  expect(await used()).toEqual([0, 0]);
  await move(4, 'used', 900);
  expect(await used()).toEqual([1, 900]);
  await move(5, 'returned', 0);
  expect(await used()).toEqual([0, 0]);
});
