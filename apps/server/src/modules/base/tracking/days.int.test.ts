import { dayMs } from '@sgb/contract/time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ticketFor } from '../../../permissions.fixture.ts';
import { setSetting } from '../../../testing/settings.ts';
import { openTestShop, type TestShop } from '../../../testing/shop.ts';
import { keepHouse } from './service.ts';
import { trackingKeepDays } from './settings.ts';
import { ensurePartition } from './store.ts';

const phone = 'Mozilla/5.0 (Linux; Android 13) AppleWebKit/537.36 Chrome/120.0.0.0 Mobile Safari/537.36';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const query = async (text: string) => (await shop.app.db.pool.query(text)).rows;

const partitions = async () =>
  (
    await query(`select relname from pg_inherits join pg_class on pg_class.oid = inhrelid
      where inhparent = 'tracking_events'::regclass order by relname`)
  ).map(({ relname }) => relname.replace('tracking_events_', ''));

const counts = async () =>
  query(`select tableoid::regclass::text as place, count(*)::int as n from tracking_events group by 1 order by 1`);

let sent = 0;
async function send(opeation: 'browse' | 'click' | 'exposure', spm: string, visitor: number): Promise<void> {
  await shop.fastify.inject({
    method: 'POST',
    url: '/api/spm/event',
    payload: { p: '/shop/', opeation, device: 'phone', spm },
    headers: { 'user-agent': phone, cookie: `visitorid=${visitor.toString(16).padStart(32, '0')}` },
  });
  sent += 1;
}

async function step(eventtype: number, visitor: number): Promise<void> {
  await shop.fastify.inject({
    method: 'POST',
    url: '/api/funnel/track',
    payload: { eventtype, eventsourceurl: '/shop/', anonymousid: visitor.toString(16).padStart(32, '0') },
    headers: { 'user-agent': phone },
  });
  sent += 1;
}

const allWritten = () =>
  expect
    .poll(async () => (await query('select count(*)::int as n from tracking_events'))[0]?.n, { timeout: 10_000 })
    .toBe(sent);

test('the partition of a day is made when its first event comes', async () => {
  expect(await partitions()).toEqual(['default']);
  await send('browse', 'sgb.home.0.0', 1);
  await allWritten();
  expect(await partitions()).toEqual(['20261115', 'default']);
  expect(await counts()).toEqual([{ place: 'tracking_events_20261115', n: 1 }]);
});

test('the job makes the days to come, and nothing when they are there', async () => {
  await keepHouse(shop.app);
  await keepHouse(shop.app);
  expect(await partitions()).toEqual(['20261115', '20261116', '20261117', 'default']);
});

test('many processes may make the same day at once', async () => {
  await Promise.all(Array.from({ length: 5 }, () => shop.app.db.transact((tx) => ensurePartition(tx, '2026-11-18'))));
  expect(await partitions()).toContain('20261118');
});

test('an event without a partition goes to the default one, and moves when its day is made', async () => {
  await query(`insert into tracking_events (day, at, operation, page, device, spm, spm_value, refer, ref_spm)
    values ('2026-11-10', '2026-11-10T10:00:00Z', 'browse', '/', 'phone', 'a.b.c.d', '', '', '')`);
  sent += 1;
  expect(await counts()).toContainEqual({ place: 'tracking_events_default', n: 1 });
  await keepHouse(shop.app);
  expect(await counts()).toContainEqual({ place: 'tracking_events_20261110', n: 1 });
  expect(await counts()).not.toContainEqual(expect.objectContaining({ place: 'tracking_events_default' }));
});

test('the figures of a day count views, visitors, clicks by position and funnel steps exactly', async () => {
  for (const visitor of [1, 2, 2, 3]) await send('browse', 'sgb.home.0.0', visitor);
  for (const visitor of [1, 2, 3]) await send('exposure', 'sgb.home.hot-sale.1', visitor);
  await send('exposure', 'sgb.home.hot-sale.2', 1);
  for (const visitor of [2, 2]) await send('click', 'sgb.home.hot-sale.1', visitor);
  for (const visitor of [1, 2, 2]) await step(1, visitor);
  await step(4, 2);
  await allWritten();
  // A second run replaces the first.
  await keepHouse(shop.app);
  await keepHouse(shop.app);
  const today = "day = '2026-11-15'";
  expect(
    (await query(`select views::int, visitors::int, clicks::int, exposures::int from tracking_days where ${today}`))[0],
  ).toEqual({ views: 5, visitors: 3, clicks: 2, exposures: 4 });
  expect(
    await query(`select spm, exposures::int, clicks::int, visitors::int from tracking_positions where ${today}
      order by spm`),
  ).toEqual([
    { spm: 'sgb.home.hot-sale.1', exposures: 3, clicks: 2, visitors: 3 },
    { spm: 'sgb.home.hot-sale.2', exposures: 1, clicks: 0, visitors: 1 },
  ]);
  expect(
    await query(`select funnel_event, events::int, visitors::int from tracking_funnel where ${today} order by 1`),
  ).toEqual([
    { funnel_event: 1, events: 3, visitors: 2 },
    { funnel_event: 4, events: 1, visitors: 1 },
  ]);
  const marketing = shop.client(await ticketFor(shop, 'demo_marketing'));
  const funnel = await marketing.call('GET /api/staff/figures/funnel', { days: 7 });
  expect(funnel).toMatchObject({ from: '2026-11-09', until: '2026-11-15' });
  expect(funnel.items).toHaveLength(7);
  expect(funnel.items[0]).toMatchObject({
    day: '2026-11-15',
    visitors: { sawPage: 2, sawRegistration: 1, paid: 0 },
    events: { sawPage: 3, sawRegistration: 1 },
  });
});

test('days older than the setting are dropped, and their figures stay', async () => {
  const { clock } = shop.app;
  await setSetting(shop.app, trackingKeepDays, 3);
  clock.advance(2 * dayMs);
  await keepHouse(shop.app);
  expect(await partitions()).toEqual(['20261115', '20261116', '20261117', '20261118', '20261119', 'default']);
  clock.advance(dayMs);
  await keepHouse(shop.app);
  expect(await partitions()).not.toContain('20261115');
  expect((await query("select views::int from tracking_days where day = '2026-11-15'"))[0]).toEqual({ views: 5 });
  // Never rolled up while it was young, and counted all the same before it went.
  expect((await query("select views::int from tracking_days where day = '2026-11-10'"))[0]).toEqual({ views: 1 });
});
