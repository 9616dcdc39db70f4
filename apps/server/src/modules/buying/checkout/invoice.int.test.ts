import { afterAll, beforeAll, expect, test } from 'vitest';
import { pdfAmounts, pdfWords } from '../../../testing/pdf-words.ts';
import { openTill, type Till } from './till.fixture.ts';

let till: Till;
beforeAll(async () => {
  till = await openTill();
});
afterAll(() => till.close());

const mug = 270;

test('a paid checkout has an invoice for whoever paid it, and for nobody else', async () => {
  await till.offer(mug);
  const who = await till.shopper(100_000);
  await till.add(who, mug, { 0: 3 });
  const { breakdown } = await till.preview(who);
  const { id, number } = await till.submit(who, breakdown.totalCents);
  const file = await till.client(who).call('GET /api/checkout/invoice', { id });
  expect(file).toMatchObject({ fileName: `invoice-${number}.pdf`, mediaType: 'application/pdf' });
  const pdf = Buffer.from(file.base64, 'base64');
  expect(pdfWords(pdf)).toEqual(expect.arrayContaining(['INVOICE', `Invoice number ${number}`]));
  // Goods, service fee and freight each have their amount, and the last one is their sum.
  const amounts = pdfAmounts(pdf);
  expect(amounts.at(-1)).toBe(breakdown.totalCents);
  expect(amounts.slice(0, -1).reduce((sum, cents) => sum + cents, 0)).toBe(breakdown.totalCents);

  const stranger = await till.shopper();
  await expect(till.client(stranger).call('GET /api/checkout/invoice', { id })).rejects.toMatchObject({ http: 404 });
});

test('an unpaid one has none yet', async () => {
  const who = await till.shopper();
  await till.add(who, mug, { 0: 1 });
  const { breakdown } = await till.preview(who);
  const { id } = await till.submit(who, breakdown.totalCents, { paylater: 1 });
  await expect(till.client(who).call('GET /api/checkout/invoice', { id })).rejects.toMatchObject({
    message: 'There is an invoice once the checkout is paid.',
  });
});
