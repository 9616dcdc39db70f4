import { addDays } from '@sgb/contract/time.ts';
import { formatRand } from '@sgb/money/format.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ticketFor } from '../../../permissions.fixture.ts';
import { openTestShop, type TestShop } from '../../../testing/shop.ts';
import { codeOf } from '../../people/membership/member.fixture.ts';
import { feesService } from '../../people/membership/settings.ts';

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
