import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { consolePages } from '@sgb/contract/console-pages.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ticketFor } from '../permissions.fixture.ts';
import { openTestShop, type TestShop } from '../testing/shop.ts';
import { followImports, type Manifest } from './built.ts';
import { builtConsole, consoleFolder } from './console.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const get = (url: string, staffticket?: string) =>
  shop.fastify.inject({ url, headers: { ...(staffticket && { cookie: `staffticket=${staffticket}` }) } });
const scriptOf = (body: string) => /src="([^"]+)"/.exec(body)?.[1] ?? '';
const entryOf = (body: string) => /entry-(\w+)/.exec(scriptOf(body))?.[1];

describe('what is served', () => {
  test('staff get the console; guests, shoppers and whoever makes a ticket up get its login, whatever they ask for', async () => {
    const staff = await get('/console/cases/12', await ticketFor(shop, 'demo_service'));
    expect([staff.statusCode, entryOf(staff.body)]).toEqual([200, 'console']);
    expect(staff.headers['content-security-policy']).toContain("script-src 'nonce-");
    expect(staff.headers['cache-control']).toBe('no-store');
    for (const ticket of [undefined, await ticketFor(shop, 'demo_shopper'), 'made-up', 'x'.repeat(200)]) {
      for (const url of ['/console/', '/console/cases']) {
        const answer = await get(url, ticket);
        expect([answer.statusCode, entryOf(answer.body)]).toEqual([200, 'login']);
      }
    }
    expect((await get('/console')).headers.location).toBe('/console/');
  });

  test('files of the login are for everybody, all others for staff', async () => {
    const { assets } = await builtConsole();
    const ticket = await ticketFor(shop, 'demo_warehouse');
    const login = scriptOf((await get('/console/')).body);
    const inside = scriptOf((await get('/console/', ticket)).body);
    expect((await get(login)).statusCode).toBe(200);
    expect((await get(inside)).statusCode).toBe(404);
    expect((await get(inside, await ticketFor(shop, 'demo_vip'))).statusCode).toBe(404);
    const given = await get(inside, ticket);
    expect([given.statusCode, given.headers['cache-control']]).toEqual([200, 'private, max-age=31536000, immutable']);
    expect([...(assets?.open ?? [])].some((file) => /entry-console|page/.test(file))).toBe(false);
    for (const url of ['/console/assets/..%2f..%2fpackage.json', '/console/assets/..%2fstamp', '/console/assets/no.js'])
      expect((await get(url, ticket)).statusCode).toBeGreaterThanOrEqual(400);
  });
});

describe('all rows of a list as a file', () => {
  const address = (call: string, input: object) =>
    `/console/export?${new URLSearchParams({ name: 'My list', call, input: JSON.stringify(input) })}`;

  test('come page after page through the call itself, and are written down', async () => {
    const ticket = await ticketFor(shop, 'demo_admin');
    const answer = await get(address('GET /api/staff/setting/list', {}), ticket);
    expect(answer.statusCode, answer.body.slice(0, 200)).toBe(200);
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.headers['content-disposition']).toBe('attachment; filename="My list.csv"');
    const lines = answer.body.split('\r\n');
    expect(lines[0]).toBe('\uFEFFValue,From,By,Name,Money,Planned');
    const { total } = await shop.client(ticket).call('GET /api/staff/setting/list', {});
    expect(total).toBeGreaterThan(40);
    const names = lines.slice(1).flatMap((line) => /([a-z][\w]*\.[\w.]+),(?:true|false)/.exec(line)?.[1] ?? []);
    expect(new Set(names).size).toBe(total);
    const { rows } = await shop.app.db.pool.query(
      "select call, role, after from staff_audit where subject = 'export setting/list' order by id",
    );
    const taken = { call: 'GET /console/export', role: 'admin' };
    expect(rows).toEqual([
      { ...taken, after: null },
      { ...taken, after: { rows: total, whole: true } },
    ]);
    const { items } = await shop.client(ticket).call('GET /api/staff/audit/exports', { kind: 'list' });
    expect(items[0]).toMatchObject({ by: 'demo_admin', subject: 'setting/list', rows: total, whole: true });
  });

  test('are for whoever may see them, of lists only, and asked for properly', async () => {
    const service = await ticketFor(shop, 'demo_service');
    const status = async (call: string, input: object, ticket?: string) =>
      (await get(address(call, input), ticket)).statusCode;
    expect(await status('GET /api/staff/setting/list', {})).toBe(401);
    expect(await status('GET /api/staff/setting/list', {}, await ticketFor(shop, 'demo_shopper'))).toBe(401);
    expect(await status('GET /api/staff/setting/list', {}, service)).toBe(403);
    expect(await status('GET /api/staff/setting/detail', { name: 'home.rows' }, service)).toBe(404);
    expect(await status('POST /api/staff/setting/change', {}, service)).toBe(404);
    expect(await status('GET /api/user/logininfo', {}, service)).toBe(404);
    expect(await status('GET /api/staff/order/list', { status: 'x' }, service)).toBe(400);
    expect((await get('/console/export?call=GET%20/api/staff/order/list&input=%7B', service)).statusCode).toBe(400);
    const orders = await get(address('GET /api/staff/order/list', {}), service);
    const { rows } = await shop.app.db.pool.query('select count(*)::int as total from orders');
    expect(orders.body.split('\r\n').filter((line) => /^\d+,SO/.test(line))).toHaveLength(rows[0].total);
  });
});

describe('how much a browser loads', () => {
  test('at first at most 200 KB compressed, and at most 60 KB for any page', async () => {
    const dist = join(consoleFolder, 'dist');
    const manifest = JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
    const filesOf = (name: string) => followImports(manifest, [name]).flatMap(({ file, css = [] }) => [file, ...css]);
    const weigh = async (files: Iterable<string>) => {
      let bytes = 0;
      for (const file of files) bytes += gzipSync(await readFile(join(dist, file)), { level: 9 }).length;
      return bytes / 1024;
    };
    const first = new Set(filesOf('src/app/entry-console.tsx'));
    expect(await weigh(first)).toBeLessThan(200);
    expect(await weigh(new Set(filesOf('src/app/entry-login.tsx')))).toBeLessThan(100);
    const pages = Object.keys(manifest).filter((name) => name.endsWith('-page.tsx'));
    expect(pages.length).toBeGreaterThanOrEqual(consolePages.length);
    for (const page of pages)
      expect(await weigh(filesOf(page).filter((file) => !first.has(file))), page).toBeLessThan(60);
  });
});
