import { PDFDocument } from '@pdfme/pdf-lib';
import { type Client, Refused } from '@sgb/contract/client.ts';
import { entryTypes } from '@sgb/contract/ledger.ts';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectBooksToBalance } from '../../../../testing/books.ts';
import { openTestShop, type TestShop } from '../../../../testing/shop.ts';

let shop: TestShop;
let shopper: Client;
let fresh: Client;
beforeAll(async () => {
  shop = await openTestShop();
  [shopper, fresh] = (await Promise.all(['shopper', 'new'].map(logIn))) as [Client, Client];
});
afterAll(async () => {
  await expectBooksToBalance(shop);
  await shop.close();
});

async function logIn(name: string): Promise<Client> {
  const input = { username: `${name}@demo.test`, password: 'demo1234' };
  return shop.client((await shop.client().call('POST /api/user/logincheck', input)).ticket);
}

type Input = { month?: string; type?: never; page?: number };
const bills = (client: Client, input: Input | { type: number } = {}) =>
  client.call('POST /api/user/bill/list', input as Input);

describe('the wallet', () => {
  test('says what can be spent and where everything lies', async () => {
    const wallet = await shopper.call('GET /api/user/balance', {});
    expect(wallet.available).toBeGreaterThan(0);
    expect(wallet.balance).toBe(wallet.available + wallet.bonus);
    expect(wallet).toMatchObject({ frozen: 0, jar: 15_000 });
    const menu = await shopper.call('GET /api/user/basicinfo', {});
    expect(menu.balance).toBe(wallet.balance);
  });

  test('of somebody new is empty', async () => {
    expect(await fresh.call('GET /api/user/balance', {})).toMatchObject({ balance: 0, available: 0, jar: 0 });
    expect(await bills(fresh)).toMatchObject({ items: [], total: 0, pages: 0, totals: { in: 0, out: 0 }, months: [] });
  });
});

describe('bills', () => {
  test('are the newest first, page by page, and run on from one to the next', async () => {
    const [first, second] = [await bills(shopper), await bills(shopper, { page: 2 })];
    const all = [...first.items, ...second.items];
    expect(first.items).toHaveLength(20);
    expect(all).toHaveLength(first.total);
    expect(all.map(({ at }) => at)).toEqual(
      all
        .map(({ at }) => at)
        .toSorted()
        .toReversed(),
    );
    const held: Record<string, number> = {};
    for (const { changes } of all.toReversed()) {
      for (const { purse, before, change, after } of changes) {
        expect(before).toBe(held[purse] ?? 0);
        expect(before + change).toBe(after);
        held[purse] = after;
      }
    }
    const { balance: _, ...wallet } = await shopper.call('GET /api/user/balance', {});
    expect(wallet).toMatchObject(held);
    const sum = all.reduce((total, { amount }) => total + amount, 0);
    expect(first.totals.in - first.totals.out).toBe(sum);
  });

  test('of a month, as it is in South Africa', async () => {
    const { months } = await bills(shopper);
    expect(months).toEqual(months.toSorted().toReversed());
    const october = await bills(shopper, { month: '2026-10' });
    expect(october.months).toEqual(months);
    expect(october.items.length).toBeGreaterThan(3);
    for (const { at } of october.items) expect(at.slice(0, 7)).toBe('2026-10');
    expect(await bills(shopper, { month: '2020-01' })).toMatchObject({ items: [], total: 0, months });
  });

  test('of a type, with what came in', async () => {
    const recharges = await bills(shopper, { type: entryTypes.recharge });
    expect(recharges.total).toBeGreaterThanOrEqual(5);
    expect(recharges.totals).toEqual({ in: recharges.items.reduce((sum, { amount }) => sum + amount, 0), out: 0 });
    const waiting = (await bills(await logIn('ambassador'), { type: entryTypes.freight })).items[0];
    expect(waiting).toMatchObject({ amount: 0, phase: 1, ref: 'EX2026103100001' });
    expect(waiting?.changes.map(({ purse, change }) => [purse, change])).toEqual([
      ['available', -10_000],
      ['frozen', 10_000],
    ]);
  });

  test('are only one’s own', async () => {
    const member = await logIn('member');
    const { items } = await bills(member);
    expect(items.map(({ ref }) => ref)).toContain('RC2026101400008');
    const theirs = new Set(items.map(({ id }) => id));
    for (const { id } of (await bills(shopper)).items) expect(theirs.has(id)).toBe(false);
    await expect(bills(shop.client())).rejects.toMatchObject({ http: 401 });
  });

  test.each([
    [{ month: '2026-13' }, 'month'],
    [{ month: 'November' }, 'month'],
    [{ type: 12 }, 'type'],
    [{ page: 0 }, 'page'],
    [{ owner: 1 }, 'owner'],
  ])('%j is refused at its field', async (input, field) => {
    const refused = await bills(shopper, input as object).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(Refused);
    expect(refused).toMatchObject({ http: 400, data: { field } });
  });
});

describe('files', () => {
  const file = async (format: 'csv' | 'pdf', month?: string) => {
    const made = await shopper.call('POST /api/user/bill/export', { format, ...(month && { month }) });
    return { ...made, bytes: Buffer.from(made.base64, 'base64') };
  };

  test('a spreadsheet has a row for each purse that changed', async () => {
    const { fileName, bytes } = await file('csv', '2026-10');
    expect(fileName).toBe('bills-2026-10.csv');
    const rows = parse(bytes, { bom: true, columns: true }) as Record<string, string>[];
    const { items } = await bills(shopper, { month: '2026-10' });
    expect(rows).toHaveLength(items.reduce((sum, { changes }) => sum + changes.length, 0));
    const change = rows.reduce((sum, row) => sum + Math.round(Number(row['Change (ZAR)']) * 100), 0);
    expect(change).toBe(items.reduce((sum, { amount }) => sum + amount, 0));
  });

  test('a PDF has pages', async () => {
    const { mediaType, bytes } = await file('pdf');
    expect(mediaType).toBe('application/pdf');
    const document = await PDFDocument.load(bytes);
    expect(document.getPageCount()).toBe(1);
    expect(document.getTitle()).toBe('Statement of demo_shopper');
  });
});
