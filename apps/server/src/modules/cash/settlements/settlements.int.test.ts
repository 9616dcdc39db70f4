import { afterAll, beforeAll, expect, test } from 'vitest';
import { ticketFor } from '../../../permissions.fixture.ts';
import { openTestShop, type TestShop } from '../../../testing/shop.ts';
import { codeOf } from '../../people/membership/member.fixture.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const csv = [
  'Date,Type,M Payment ID,PF Payment ID,Gross,Fee,Net',
  '2026-11-16 10:00:00,Funds Received,rc2026111600001,4711,100.00,2.30,97.70',
  'Total,,,,100.00,2.30,97.70',
  '',
].join('\n');

test('a settlement file is read once; a payment that we do not know waits until somebody says what it is', async () => {
  const finance = shop.client(await ticketFor(shop, 'demo_finance'));
  const bring = (text: string) =>
    finance.call('POST /api/staff/settlement/import', { gateway: 'payfast', name: 'november.csv', csv: text });
  expect(await codeOf(bring(csv.slice(0, 120)))).toBe('settlementUnreadable');
  expect(await bring(csv)).toMatchObject({ payments: 1, differing: 1, gross: 10_000, net: 9_770 });
  expect(await codeOf(bring(csv))).toBe('settlementKnown');
  const open = async () => (await finance.call('GET /api/staff/settlement/lines', {})).items;
  const [line] = (await open()).filter(({ payment }) => payment === '4711');
  expect(line).toMatchObject({ reference: 'RC2026111600001', gross: 10_000 });
  await finance.call('POST /api/staff/settlement/recheck', {});
  expect((await open()).map(({ payment }) => payment)).toContain('4711');
  await finance.call('POST /api/staff/settlement/settle', { id: line?.id ?? 0, note: 'Paid back by hand' });
  expect((await open()).map(({ payment }) => payment)).not.toContain('4711');
});
