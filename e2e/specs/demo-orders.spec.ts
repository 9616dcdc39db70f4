import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { expectAccessible } from '../support/axe.ts';
import { findProduct } from '../support/samples.ts';

/** Buys one thing in China, as another device of the same shopper would. Answers the number of its order. */
async function buy(request: APIRequestContext, ticket: string): Promise<string> {
  const product = await findProduct(
    request,
    ({ onShelf, minOrder, batch, skus }) => onShelf && minOrder === 1 && batch === 1 && (skus[0]?.stock ?? 0) > 50,
  );
  const call = async (path: string, data?: object) => {
    const url = `/api/${path}${path.includes('?') ? '&' : '?'}ticket=${ticket}`;
    const answer = await (await (data ? request.post(url, { data }) : request.get(url))).json();
    if (answer.status !== 0) throw new Error(`${path}: ${answer.message}`);
    return answer.data;
  };
  const skus = [{ skuid: product.skus[0]?.id, quantity: 1 }];
  await call('cart/add', { productid: product.id, skus, buynow: 1 });
  const { breakdown } = await call('checkout/preview?market=0');
  await call('checkout/submit', { market: 0, key: randomUUID(), agreed: breakdown.totalCents });
  const { items } = await call('demo/orders');
  const newest = items.toSorted((one: { id: number }, other: { id: number }) => other.id - one.id)[0];
  return newest.number;
}

test('an order of the demo goes from the payment to the shelf, a step at a time @phone', async ({
  page,
  visit,
  logIn,
  request,
}) => {
  const { ticket } = await logIn('stocker');
  const number = await buy(request, ticket);
  await visit('/demo/outbox');
  const orders = page.getByRole('region', { name: 'Orders on their way' });
  const order = orders.getByRole('listitem', { name: number });
  await expect(order).toContainText('Our buyer places it with the supplier');
  await expectAccessible(page, 'orders on their way');
  for (const label of ['Purchased', 'Bought and paid', 'Sent by supplier', 'On the way in China', 'Arriving']) {
    await order.getByRole('button', { name: `Next step of ${number}` }).click();
    await expect(order).toContainText(label);
  }
  await order.getByRole('button', { name: `Next step of ${number}` }).click();
  await expect(page.getByText(`${number}: Arrived at the China warehouse.`)).toBeVisible();
  await expect(order).toBeHidden();
});
