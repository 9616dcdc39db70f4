import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../../shared/testing/show.tsx';
import type { Purchase } from './purchase.ts';
import { RefundForm } from './refund-form.tsx';

let close = () => {};
afterEach(() => close());

const one = { id: 5, supplierOrders: [{ id: '77', status: 'sent' }] } as unknown as Purchase;
const terms = {
  goodsFen: 123_400,
  freightFen: 800,
  whole: false,
  received: false,
  reasons: [{ id: 'r1', name: 'Broken', tip: '', needsPictures: false, noFreight: false }],
};

test('nobody asks a seller for more than was paid, nor without saying what is wrong', async () => {
  const shown = show(<RefundForm one={one} onDone={() => undefined} />, {
    'GET /api/staff/purchase/refundterms': terms,
    'POST /api/staff/purchase/refund': {},
  });
  close = shown.close;
  const goods = page.getByLabelText(/For the goods/);
  await expect.element(goods).toHaveValue('1234.00');
  await userEvent.fill(goods, '1234.01');
  const ask = page.getByRole('button', { name: 'Ask the seller' });
  await ask.click();
  await expect.element(page.getByText('At most ¥1234.00.')).toBeVisible();
  await expect.element(page.getByText('Say in a few words what is wrong.')).toBeVisible();
  expect(shown.sent).toEqual([]);
  await userEvent.fill(goods, '1,000.50');
  await userEvent.fill(page.getByLabelText('What is wrong'), 'Two lids are cracked');
  await ask.click();
  await expect
    .poll(() => shown.sent)
    .toMatchObject([{ input: { id: 5, supplierOrderId: '77', goodsFen: 100_050, freightFen: 0, returning: false } }]);
});
