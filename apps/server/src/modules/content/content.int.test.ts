import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { changeSetting } from '../../platform/settings/settings.ts';
import { openTestShop, type TestShop } from '../../testing/shop.ts';
import { addBanners } from './index.ts';

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
    shop.app.bus.on('banners', heard);
    await shop.app.db.transact((tx) => addBanners(tx, [{ ...banner, position: -1, shownFrom: from, shownUntil: end }]));
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
  await shop.app.db.transact((tx) => changeSetting(tx, 'exchange.rate', 27_100, from, 'finance'));
  await until(async () =>
    expect(await info()).toMatchObject({ exchangeRate: 27_100, exchangeRateFrom: from.toISOString() }),
  );
});
