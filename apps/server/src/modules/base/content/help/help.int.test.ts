import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Setting } from '../../../../platform/settings/define.ts';
import { changeSetting } from '../../../../platform/settings/settings.ts';
import { openTestShop, type TestShop } from '../../../../testing/shop.ts';
import { scoinTerms } from '../../../books/scoin/settings.ts';
import { parcelLiability } from '../../../logistics/parcels/settings.ts';
import { feesService, membershipTerms } from '../../../people/membership/settings.ts';
import { ensureHelp } from './ensure.ts';
import { saveArticle } from './store.ts';

/** Waits for a condition, also on a busy machine. */
const until = <Result>(check: () => Result | Promise<Result>) => vi.waitFor(check, { timeout: 10_000 });

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const list = async () => (await shop.client().call('GET /api/helpcenter/list', {})).articles;
const article = (type: string) => shop.client().call('GET /api/helpcenter/article', { type });

describe('a new database', () => {
  test('has every article, in order, with the questions it answers', async () => {
    const articles = await list();
    expect(articles.map(({ type }) => type)).toEqual([
      'faq',
      'fees',
      'payment',
      'shipping',
      'aftersale',
      'sizeguide',
      'membership',
      'scoin',
      'coupons',
      'groupbuy',
      'aboutUs',
      'contact',
      'terms',
      'privacy',
      'portugues',
      'portuguesPrecos',
      'portuguesEntrega',
    ]);
    expect(articles[0]?.questions).toContain('Why do I pay twice?');
    expect(articles.every((entry) => !('body' in entry))).toBe(true);
  });

  test('answers with each of them whole', async () => {
    for (const { type, title } of await list()) {
      const found = await article(type);
      expect(found).toMatchObject({ type, title, updatedAt: '2026-11-15T08:00:00.000Z' });
      expect(found.body.length).toBeGreaterThan(2);
    }
  });

  test('has every kind of block, and none loses anything on its way', async () => {
    const bodies = await Promise.all((await list()).map(async ({ type }) => (await article(type)).body));
    expect([...new Set(bodies.flat().map(({ kind }) => kind))].toSorted()).toEqual([
      'heading',
      'list',
      'paragraph',
      'question',
      'sizes',
      'steps',
      'table',
    ]);
    const { body } = await article('sizeguide');
    expect(body.find((block) => block.kind === 'sizes' && block.caption === 'Women’s shoes')).toMatchObject({
      measure: 'Foot length',
      unit: 'cm',
      rows: expect.arrayContaining([{ from: 23, to: 23.5, cells: ['37', '4', '6.5', '235'] }]),
    });
  });
});

describe('an article', () => {
  test('is found whatever its capital letters', async () => {
    expect((await article('ABOUTUS')).type).toBe('aboutUs');
  });

  test.each(['nosuch', 'faq ', "faq' or '1'='1", '%', 'وثيقة', '😀'])('%j is 404', async (type) => {
    await expect(article(type)).rejects.toMatchObject({ http: 404, message: 'There is no such help article.' });
  });

  test.each(['', 'x'.repeat(41), 'x'.repeat(1000)])('a type of impossible length is 400', async (type) => {
    await expect(article(type)).rejects.toMatchObject({ http: 400 });
  });
});

describe('prices and limits', () => {
  const text = async (type: string) => JSON.stringify(await article(type));
  const change = <Value>(setting: Setting<Value>, value: NoInfer<Value>) =>
    shop.app.db.transact((tx) => changeSetting(tx, setting, value, shop.app.clock.now(), 'test'));

  test('are those of the settings', async () => {
    expect(await text('shipping')).toContain('is paid at R\u00a0100.00 per kilogram, up to R\u00a0500.00.');
    expect(await text('membership')).toContain('["1 month","R\u00a049.00","R\u00a099.00","R\u00a0199.00"]');
    expect(await text('contact')).toContain('["Saturday","08:00 to 13:00"]');
    for (const { type } of await list()) expect(await text(type)).not.toMatch(/\{\w+\.\w+/);
  });

  test('change with them, without a restart', async () => {
    const settings = await shop.app.settings();
    await change(parcelLiability, { ...settings.get(parcelLiability), lostCentsPerKilogram: 12_550 });
    await change(feesService, { ...settings.get(feesService), basisPoints: 1_250 });
    await change(membershipTerms, { ...settings.get(membershipTerms), cancelDays: 1 });
    await change(scoinTerms, { ...settings.get(scoinTerms), coinsForOneRand: 1_000 });
    await until(async () =>
      expect(await text('shipping')).toContain('is paid at R\u00a0125.50 per kilogram, up to R\u00a0500.00.'),
    );
    await until(async () =>
      expect(await text('fees')).toContain('cost R\u00a0375.00 + R\u00a050.00 = **R\u00a0425.00** in service fee'),
    );
    expect(await text('faq')).toContain('12.5\u00a0% of the goods up to R\u00a03,000.00');
    expect(await text('membership')).toContain('all of it within 1 day, if');
    const summaries = (await list()).map(({ summary }) => summary);
    expect(summaries).toContain('Points that you earn when you shop: 1,000 S Coin are worth R 1.00.');
  });
});

describe('a text that we wrote and nobody changed', () => {
  test('is brought up to date by the next start', async () => {
    const { rows } = await shop.app.db.pool.query(`select body from help_articles where type = 'coupons'`);
    await shop.app.db.pool.query(`update help_articles set title = 'Old', body = '[]' where type = 'coupons'`);
    await shop.app.db.transact(ensureHelp);
    const after = await shop.app.db.pool.query(`select title, body from help_articles where type = 'coupons'`);
    expect(after.rows).toEqual([{ title: 'Coupons', body: rows[0].body }]);
  });
});

describe('staff', () => {
  const now = new Date('2026-12-01T08:00:00Z');
  const returns = {
    type: 'returns',
    section: 'Buying',
    title: 'Returns in December',
    summary: 'Longer.',
    body: [{ kind: 'paragraph' as const, text: 'Until <b>January</b>.' }],
    related: ['faq', 'nosuch'],
  };

  test('add and change articles without a restart, and a start leaves what they wrote', async () => {
    await list();
    await shop.app.db.transact((tx) => saveArticle(tx, returns, 5, now));
    await until(async () => expect((await list())[0]?.type).toBe('returns'));
    await shop.app.db.transact((tx) => saveArticle(tx, { ...returns, type: 'fees' }, 20, now));
    await shop.app.db.transact(ensureHelp);
    await until(async () => expect((await article('fees')).title).toBe('Returns in December'));
    expect(await article('returns')).toMatchObject({
      related: [{ type: 'faq', title: 'FAQ' }],
      updatedAt: now.toISOString(),
      body: [{ kind: 'paragraph', text: 'Until <b>January</b>.' }],
    });
  });

  test('cannot save what pages cannot show', async () => {
    const table = { kind: 'table' as const, caption: 'x', columns: ['a', 'b'], rows: [['1']] };
    const saving = shop.app.db.transact((tx) => saveArticle(tx, { ...returns, type: 'broken', body: [table] }, 1, now));
    await expect(saving).rejects.toThrow();
    await expect(article('broken')).rejects.toMatchObject({ http: 404 });
  });
});
