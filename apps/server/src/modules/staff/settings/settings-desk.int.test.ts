import { addDays } from '@sgb/contract/time.ts';
import { formatRand } from '@sgb/money/format.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { settings } from '../../../app.ts';
import { ticketFor } from '../../../permissions.fixture.ts';
import { openTestShop, type TestShop } from '../../../testing/shop.ts';
import { rechargeBonus } from '../../cash/recharge/settings.ts';
import { codeOf } from '../../people/membership/member.fixture.ts';
import { feesService } from '../../people/membership/settings.ts';
import { switchesOf, switchWords } from './switch-rules.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const as = async (role: string) => shop.client(await ticketFor(shop, `demo_${role}`));
const change = 'POST /api/staff/setting/change';
const detail = 'GET /api/staff/setting/detail';
const reason = 'The board decided so';

test('all settings are listed, found and shown with their form', async () => {
  const admin = await as('admin');
  const list = await admin.call('GET /api/staff/setting/list', {});
  expect(list.total).toBeGreaterThan(70);
  expect(list.pages).toBe(Math.ceil(list.total / 20));
  const found = await admin.call('GET /api/staff/setting/list', { q: 'Fees.Service' });
  expect(found.items).toMatchObject([{ name: 'fees.service', money: true, from: null, by: 'first start' }]);
  expect((await admin.call('GET /api/staff/setting/list', { only: 'planned' })).total).toBe(0);
  const one = await admin.call(detail, { name: 'fees.service' });
  expect(JSON.parse(one.schema).properties.minimumCents).toMatchObject({ type: 'integer', minimum: 0 });
  await expect((await as('finance')).call(detail, { name: 'fees.service' })).rejects.toMatchObject({ http: 403 });
  expect(await codeOf(admin.call(detail, { name: 'no.such' }))).toBe('notFound');
  // Every one of them can be drawn as a form.
  for (let page = 1; page <= list.pages; page++) {
    const { items } = await admin.call('GET /api/staff/setting/list', { page });
    for (const { name } of items) expect(JSON.parse((await admin.call(detail, { name })).schema)).toBeTypeOf('object');
  }
});

test('what does not fit, has a slip of the pen or is unusual is refused with the reason', async () => {
  const admin = await as('admin');
  const { seen } = await admin.call(detail, { name: 'stock.dispatchHours' });
  const save = (value: string, sure: 0 | 1 = 0, name = 'stock.dispatchHours') =>
    codeOf(admin.call(change, { name, value, reason, seen, sure }));
  for (const value of ['', '{', '"soon"', '1.5', '-1']) expect(await save(value || 'x')).toBe('settingRefused');
  expect(await save('100000', 0)).toMatch(/settingUnusual|settingRefused/);
  const fees = { basisPoints: 1000, upToCents: 300_000, aboveBasisPoints: 500, minimumCents: 500, minmumCents: 1 };
  await expect(
    admin.call(change, { name: 'fees.service', value: JSON.stringify(fees), reason, seen, sure: 0 }),
  ).rejects.toMatchObject({ message: 'minmumCents is not a field of this setting' });
});

test.each([
  ['recharge.gateways', '["ozow"]', 'without the secrets of ozow, and would not start again'],
  [
    'sourcing.supplier',
    '"1688"',
    'without SUPPLIER_1688_APP_KEY, SUPPLIER_1688_APP_SECRET, SUPPLIER_1688_REFRESH_TOKEN',
  ],
  ['parcel.carrier', '{"name":"http"}', 'without CARRIER_URL, CARRIER_KEY_ID, CARRIER_SECRET, CARRIER_WEBHOOK_SECRET'],
])(
  '%s as %s would keep the shop from starting again: refused with the reason, before and when it is saved',
  async (name, value, why) => {
    const admin = await as('admin');
    const { seen, value: before } = await admin.call(detail, { name });
    // This shop has no secrets of anybody.
    await expect(admin.call('POST /api/staff/setting/preview', { name, value })).rejects.toThrow(why);
    await expect(admin.call(change, { name, value, reason, seen })).rejects.toThrow(why);
    expect((await admin.call(detail, { name })).value).toBe(before);
  },
);

test('one that is no money is changed at once, by one person, and never over a change that was not seen', async () => {
  const admin = await as('admin');
  const { seen, value } = await admin.call(detail, { name: 'stock.dispatchHours' });
  const next = JSON.stringify(Number(value) + 1);
  const wish = { name: 'stock.dispatchHours', value: next, reason, seen };
  expect(await codeOf(admin.call(change, { ...wish, value }))).toBe('settingRefused');
  await admin.call(change, wish);
  expect(await codeOf(admin.call(change, { ...wish, value: '7' }))).toBe('settingMoved');
  const after = await admin.call(detail, { name: 'stock.dispatchHours' });
  expect(after).toMatchObject({ value: next, by: 'demo_admin' });
  expect(after.history).toHaveLength(2);
  const { rows } = await shop.app.db.pool.query(
    "select * from staff_audit where subject = 'setting stock.dispatchHours'",
  );
  expect(rows).toMatchObject([{ before: Number(value), after: Number(next), why: reason }]);
});

test('a fee from tomorrow waits for a second person, shows what it does, and applies tomorrow', async () => {
  const { app } = shop;
  const [admin, finance] = [await as('admin'), await as('finance')];
  const { seen, value } = await admin.call(detail, { name: 'fees.service' });
  const next = JSON.stringify({ ...JSON.parse(value), basisPoints: 1200 });
  const shown = await admin.call('POST /api/staff/setting/preview', { name: 'fees.service', value: next });
  expect(shown).toEqual({
    changes: [{ path: 'basisPoints', before: '1000', after: '1200' }],
    unusual: [],
    examples: [
      { label: `Service fee on an order of ${formatRand(50_000)}`, before: 5_000, after: 6_000 },
      { label: `Service fee on an order of ${formatRand(500_000)}`, before: 40_000, after: 46_000 },
    ],
  });
  const tomorrow = addDays(app.clock.now(), 1);
  const wish = { name: 'fees.service', value: next, from: tomorrow.toISOString(), reason, seen };
  expect(await codeOf(admin.call(change, wish))).toBe('secondNeeded');
  const { items } = await finance.call('GET /api/staff/decision/list', {});
  const waiting = items.find(({ subject }) => subject === 'setting fees.service');
  expect(waiting).toMatchObject({ by: 'demo_admin', mine: true, usernames: [], why: reason });
  const approve = { id: waiting?.id ?? 0 };
  expect(await codeOf(admin.call('POST /api/staff/decision/approve', approve))).toBe('secondNeeded');
  await finance.call('POST /api/staff/decision/approve', approve);
  expect((await admin.call('GET /api/staff/setting/list', { only: 'planned' })).items).toMatchObject([
    { name: 'fees.service', planned: tomorrow.toISOString() },
  ]);
  const points = async () => (await app.settings()).get(feesService).basisPoints;
  expect(await points()).toBe(1000);
  app.clock.moveTo(tomorrow);
  await vi.waitFor(async () => expect(await points()).toBe(1200), { timeout: 10_000 });
});

test('finance sets the exchange rate from a moment on, with a second person, and sees where each rate came from', async () => {
  const { app } = shop;
  const [finance, admin] = [await as('finance'), await as('admin')];
  const rates = (of: 'rate' | 'market' = 'rate') => finance.call('GET /api/staff/exchange/rates', { of });
  const set = 'POST /api/staff/exchange/set';
  const before = await rates();
  expect(before.items.length).toBeGreaterThan(0);
  expect(before).toMatchObject({
    now: { rate: 26_000 },
    atNine: { rate: 26_000, leaps: false },
    marginBasisPoints: 300,
  });
  const source = 'SARB, 15 November, 10:00';
  const wish = { of: 'rate', rate: 26_520, reason: source, seen: before.seen.rate } as const;
  expect(await codeOf(finance.call(set, { ...wish, rate: 26_000 }))).toBe('settingRefused');
  await expect(finance.call(set, { ...wish, rate: 4_999 })).rejects.toMatchObject({ http: 400 });
  await expect((await as('buyer')).call(set, wish)).rejects.toMatchObject({ http: 403 });
  const from = addDays(app.clock.now(), 1).toISOString();
  expect(await codeOf(finance.call(set, { ...wish, from }))).toBe('secondNeeded');
  const { items: waiting } = await admin.call('GET /api/staff/decision/list', {});
  const { id } = waiting.find(({ subject }) => subject === 'setting exchange.rate') ?? { id: 0 };
  expect(await codeOf(finance.call('POST /api/staff/decision/approve', { id }))).toBe('secondNeeded');
  await admin.call('POST /api/staff/decision/approve', { id });
  const planned = await rates();
  expect(planned.now.rate).toBe(26_000);
  expect(planned.items[0]).toMatchObject({
    ...{ state: 'planned', rate: 26_520, from, changeBasisPoints: 200 },
    ...{ by: 'demo_admin', second: 'demo_admin', why: source },
  });
  // Somebody who has not seen that is told so, and a market that leaps is shown to wait.
  expect(await codeOf(finance.call(set, { ...wish, rate: 27_000 }))).toBe('settingMoved');
  const market = { of: 'market', rate: 30_000, reason: source, seen: planned.seen.market } as const;
  expect(await codeOf(finance.call(set, market))).toBe('secondNeeded');
  await admin.call(set, market);
  expect((await rates('market')).atNine).toEqual({ rate: 30_900, leaps: true });
});

test('switches are told in words, turned from a moment on, and those of money by two people', async () => {
  const [admin, finance] = [await as('admin'), await as('finance')];
  const turn = 'POST /api/staff/switch/turn';
  const list = async () => (await admin.call('GET /api/staff/switch/list', {})).items;
  const of = async (id: string) => (await list()).find((each) => each.id === id);
  const banner = await of('membership.banner');
  expect(banner).toMatchObject({ on: true, from: null, setting: 'membership.banner', planned: null });
  // Each has words of its own.
  const ids = settings.flatMap(switchesOf);
  expect(ids.length).toBeGreaterThan(2);
  expect(ids.filter((id) => !(id in switchWords))).toEqual([]);
  expect((await list()).map(({ id }) => id)).toEqual(expect.arrayContaining(ids));

  const factor = await of('access.staff.secondFactor');
  // Shops of tests do without.
  expect(factor).toMatchObject({ on: false, money: false });
  const from = addDays(shop.app.clock.now(), 2).toISOString();
  const wish = { id: 'access.staff.secondFactor', on: 1, reason, seen: factor?.seen ?? '', from } as const;
  expect(await codeOf(admin.call(turn, { ...wish, id: 'no.such' }))).toBe('notFound');
  await admin.call(turn, wish);
  expect(await of(wish.id)).toMatchObject({
    on: false,
    planned: { on: true, from },
    history: [{ on: true }, { on: false }],
  });
  expect(await codeOf(admin.call(turn, wish))).toBe('settingMoved');

  const bonus = await of('recharge.bonus.on');
  const off = { id: 'recharge.bonus.on', on: 0, reason, seen: bonus?.seen ?? '' } as const;
  expect(await codeOf(admin.call(turn, { ...off, on: 1 }))).toBe('settingRefused');
  expect(await codeOf(admin.call(turn, off))).toBe('secondNeeded');
  const { items } = await finance.call('GET /api/staff/decision/list', {});
  const { id } = items.find(({ subject }) => subject === 'setting recharge.bonus') ?? { id: 0 };
  await finance.call('POST /api/staff/decision/approve', { id });
  expect(await of('recharge.bonus.on')).toMatchObject({ on: false, by: 'demo_finance' });
  // Every process hears of a change a moment later.
  await vi.waitFor(async () =>
    expect((await shop.app.settings()).get(rechargeBonus)).toMatchObject({ on: false, fromCents: 100_000 }),
  );
  await expect(finance.call('GET /api/staff/switch/list', {})).rejects.toMatchObject({ http: 403 });
});
