import { themes } from '@sgb/contract/catalogue.ts';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { announce } from '../../../platform/db/bus.ts';
import { changeSetting } from '../../../platform/settings/settings.ts';
import { openTestShop, type TestShop } from '../../../testing/shop.ts';
import { exchangeRate } from '../../goods/pricing/settings.ts';
import { activitiesChannel, bannersChannel } from './channels.ts';
import { ensureActivities, ensureBanners } from './seed.ts';

/** Waits for a condition, also on a busy machine. */
const until = <Result>(check: () => Result | Promise<Result>) => vi.waitFor(check, { timeout: 10_000 });

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const titles = async () => (await shop.client().call('GET /api/banner/list', {})).items.map((banner) => banner.title);

describe('banners', () => {
  test('of the demo world run in their order, with all that the carousel needs', async () => {
    const { items } = await shop.client().call('GET /api/banner/list', {});
    expect(items.map((banner) => banner.title)).toEqual([
      'Factory prices, one parcel home',
      'New this week',
      'Already in Johannesburg',
      'Ship together, pay less',
      'Lights on, whatever the grid does',
    ]);
    expect(Object.keys(items[0] ?? {}).toSorted()).toEqual([
      'action',
      'href',
      'id',
      'picture',
      'text',
      'title',
      'tone',
    ]);
  });

  test('begin and end by the clock, without a restart', async () => {
    const [from, end] = [new Date('2026-11-20T06:00:00Z'), new Date('2026-11-21T06:00:00Z')];
    const banner = {
      title: 'Black Friday',
      text: 'x',
      action: 'x',
      href: '/',
      picture: 'banner.welcome.0',
      tone: 'dark' as const,
    };
    const heard = vi.fn();
    shop.app.bus.on(bannersChannel, heard);
    await shop.app.db.transact((tx) =>
      ensureBanners(tx, [{ ...banner, position: -1, shownFrom: from, shownUntil: end }]),
    );
    await until(() => expect(heard).toHaveBeenCalled());

    const before = await titles();
    expect(before).not.toContain('Black Friday');
    shop.app.clock.moveTo(new Date(from.getTime() - 1));
    expect(await titles()).toEqual(before);
    shop.app.clock.moveTo(from);
    expect(await titles()).toEqual(['Black Friday', ...before]);
    shop.app.clock.moveTo(new Date(end.getTime() - 1));
    expect(await titles()).toContain('Black Friday');
    shop.app.clock.moveTo(end);
    expect(await titles()).toEqual(before);
  });
});

describe('ad slots', () => {
  const ads = async (code: string) => (await shop.client().call('GET /api/banner/ad', { code })).items;

  test.each(['home-middle', 'search-empty'])(
    '%s holds what the demo world put there, and no banner of home',
    async (code) => {
      const items = await ads(code);
      const home = await titles();
      expect(items.length).toBeGreaterThan(0);
      expect(items.filter(({ title }) => home.includes(title))).toEqual([]);
    },
  );

  test('may be empty', async () => {
    expect(await ads('nowhere')).toEqual([]);
  });

  test.each(['', 'Home', 'home_middle', "x' or 1=1", 'x'.repeat(41)])("'%s' is no code", async (code) => {
    const answer = await shop.fastify.inject(`/api/banner/ad?code=${encodeURIComponent(code)}`);
    expect([answer.statusCode, answer.json().message]).toEqual([400, 'code: must be the code of an ad slot']);
  });

  test('are not filled twice by another start', async () => {
    const before = await ads('home-middle');
    const again = before.map(({ id: _, ...ad }) => ({
      ...ad,
      slot: 'home-middle',
      position: 0,
      shownFrom: new Date(0),
    }));
    await shop.app.db.transact((tx) => ensureBanners(tx, again));
    expect(await shop.app.db.pool.query(`select from banners where slot = 'home-middle'`)).toMatchObject({
      rowCount: before.length,
    });
  });
});

describe('the heads of themed pages', () => {
  test.each(themes)('%s has words and a picture', async (theme) => {
    const head = await shop.client().call('GET /api/thematicactivities/info', { theme });
    expect(head).toMatchObject({ theme, picture: expect.stringMatching(/^banner\./) });
    expect([head.title, head.text].every((words) => words.length > 5)).toBe(true);
  });

  test('are data: a changed word is shown, and a start does not take it back', async () => {
    const title = async () =>
      (await shop.client().call('GET /api/thematicactivities/info', { theme: 'hotsale' })).title;
    const before = await title();
    await shop.app.db.pool.query(`update activities set title = 'Black Friday' where theme = 'hotsale'`);
    await shop.app.db.transact((tx) =>
      ensureActivities(tx, [{ theme: 'hotsale', title: before, text: 'x', picture: 'banner.hotsale.0', tone: 'dark' }]),
    );
    await until(async () => expect(await title()).toBe('Black Friday'));
  });

  test('of a theme that is not running or never was', async () => {
    await shop.app.db.pool.query(`delete from activities where theme = 'weight'`);
    await shop.app.db.transact((tx) => announce(tx, activitiesChannel));
    const ask = () => shop.fastify.inject('/api/thematicactivities/info?theme=weight');
    await until(async () => expect((await ask()).statusCode).toBe(404));
    const wrong = await shop.fastify.inject('/api/thematicactivities/info?theme=cheap');
    expect([wrong.statusCode, wrong.json().data.field]).toEqual([400, 'theme']);
  });
});

test('the shop introduces itself with the settings in force', async () => {
  const info = () => shop.client().call('GET /api/shoppingmall/info', {});
  expect(await info()).toMatchObject({
    name: 'SGB',
    longName: 'Southern Group Buy',
    whatsapp: '27600000000',
    exchangeRate: 26_000,
    exchangeRateFrom: '1970-01-01T00:00:00.000Z',
  });
  const from = new Date('2026-11-10T07:00:00Z');
  await shop.app.db.transact((tx) => changeSetting(tx, exchangeRate, 27_100, from, 'finance'));
  await until(async () =>
    expect(await info()).toMatchObject({ exchangeRate: 27_100, exchangeRateFrom: from.toISOString() }),
  );
});
