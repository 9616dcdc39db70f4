import { codes } from '@sgb/contract/codes.ts';
import { addDays } from '@sgb/contract/time.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ticketFor } from '../../../permissions.fixture.ts';
import { justRead } from '../../../testing/edition.ts';
import { openTestShop, type TestShop } from '../../../testing/shop.ts';
import { drawnPicture, uploaderOf } from '../../../testing/uploader.ts';
import { codeOf } from '../../people/membership/member.fixture.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const as = async (name: string) => shop.client(await ticketFor(shop, `demo_${name}`));
const until = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 10_000 });

test('a banner is made with its picture, runs, and ends', async () => {
  const uploader = await uploaderOf(shop, 'marketing');
  const marketing = shop.client(uploader.ticket);
  const now = shop.app.clock.now();
  const words = { title: 'Spring is here', text: 'Garden goods', action: 'See them', href: '/localstock/index' };
  const banner = { slot: 'home', position: 0, ...words, tone: 'light', from: addDays(now, -1).toISOString() } as const;
  await expect(marketing.call('POST /api/staff/banner/save', banner)).rejects.toMatchObject({ http: 400 });
  await expect(
    marketing.call('POST /api/staff/banner/save', { ...banner, href: 'https://elsewhere.example/' }),
  ).rejects.toMatchObject({ http: 400 });
  const { data } = await uploader.upload('banner', 'wide.png', await drawnPicture(120, 40));
  const { id } = await marketing.call('POST /api/staff/banner/save', { ...banner, picture: data.fileName });
  const shown = async () => (await shop.client().call('GET /api/banner/list', {})).items.find((each) => each.id === id);
  await until(async () =>
    expect(await shown()).toMatchObject({ title: 'Spring is here', picture: `/files/${data.fileName}` }),
  );
  await marketing.call('POST /api/staff/banner/save', { ...banner, id, until: now.toISOString() });
  await until(async () => expect(await shown()).toBeUndefined());
  const { items } = await marketing.call('GET /api/staff/banner/list', { page: 1 });
  expect(items.find((each) => each.id === id) ?? { state: 'over' }).toMatchObject({ state: 'over' });
  const { items: themes } = await marketing.call('GET /api/staff/activity/list', {});
  const [theme] = themes;
  if (theme) {
    await marketing.call('POST /api/staff/activity/save', {
      theme: theme.theme,
      title: 'Another head',
      text: '',
      tone: 'dark',
    });
    await until(async () => {
      const head = await shop.client().call('GET /api/thematicactivities/info', { theme: theme.theme });
      expect(head).toMatchObject({ title: 'Another head', picture: theme.picture });
    });
  }
});

test('help is written with a preview, older versions stay, and a stale save is refused', async () => {
  const [marketing, admin] = await Promise.all([as('marketing'), as('admin')]);
  const { items } = await marketing.call('GET /api/staff/help/list', {});
  const one = items.find(({ type }) => type === 'fees');
  if (!one) throw new Error('there is help about fees');
  const body = [{ kind: 'paragraph' as const, text: 'At least {fees.service.minimumCents}, {no.such}.' }];
  const preview = await marketing.call('POST /api/staff/help/preview', { body });
  expect(preview.unknown).toEqual(['{no.such}']);
  expect(preview.body[0]).toMatchObject({ text: expect.stringMatching(/^At least R\s\d/) });

  const { updatedAt, ...article } = one;
  const seen = await justRead(shop);
  await expect(admin.call('POST /api/staff/help/save', { ...article, body, fresh: 1, ...seen })).rejects.toMatchObject({
    status: codes.articleTaken.status,
  });
  await marketing.call('POST /api/staff/help/save', { ...article, title: 'What it costs', body, ...seen });
  await expect(
    admin.call('POST /api/staff/help/save', { ...article, title: 'Mine', body, ...seen }),
  ).rejects.toMatchObject({
    status: codes.changedMeanwhile.status,
    message: expect.stringMatching(/^demo_marketing changed this on .+, after you opened it\. Nothing was saved\.$/),
    data: { by: 'demo_marketing', at: shop.app.clock.now().toISOString() },
  });
  await until(async () => {
    expect(await shop.client().call('GET /api/helpcenter/article', { type: 'fees' })).toMatchObject({
      title: 'What it costs',
    });
  });
  const { items: versions } = await marketing.call('GET /api/staff/help/versions', { type: 'fees' });
  expect(versions).toMatchObject([{ title: one.title, writtenAt: updatedAt, by: '' }]);
  const table = { kind: 'table' as const, caption: 'Fees', columns: ['a', 'b'], rows: [['1']] };
  await expect(
    marketing.call('POST /api/staff/help/save', { ...article, body: [table], ...(await justRead(shop)) }),
  ).rejects.toMatchObject({ http: 400 });
});

test('the rows of the home page are arranged from a moment on, and a stale arrangement is refused', async () => {
  const [marketing, service] = await Promise.all([as('marketing'), as('service')]);
  const shown = async () => (await shop.client().call('GET /api/shoppingmall/homerows', {})).rows.map(({ row }) => row);
  const before = await shown();
  expect(before[0]).toBe('hotsale');
  const { rows, seen } = await marketing.call('GET /api/staff/home/detail', {});
  const reason = 'Garden weeks';
  const turned = rows.toReversed();
  const untitled = rows.map((row) => ({ ...row, title: '' }));
  await expect(marketing.call('POST /api/staff/home/save', { rows: untitled, reason, seen })).rejects.toMatchObject({
    http: 400,
  });
  await expect(service.call('POST /api/staff/home/save', { rows, reason, seen })).rejects.toMatchObject({ http: 403 });
  const later = addDays(shop.app.clock.now(), 2).toISOString();
  await marketing.call('POST /api/staff/home/save', { rows: turned, reason, seen, from: later });
  expect(await codeOf(marketing.call('POST /api/staff/home/save', { rows, reason, seen }))).toBe('settingMoved');
  const held = await marketing.call('GET /api/staff/home/detail', {});
  expect(held.history.map(({ state, by }) => [state, by])).toEqual([
    ['planned', 'demo_marketing'],
    ['shown', 'first start'],
  ]);
  expect(await shown()).toEqual(before);
  await marketing.call('POST /api/staff/home/save', { rows: turned.slice(0, 2), reason, seen: held.seen });
  await until(async () => expect(await shown()).toEqual(turned.slice(0, 2).map(({ row }) => row)));
});
