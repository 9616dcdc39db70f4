import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { openPage } from '../../testing/open.tsx';

const eventsOf = (inputs: readonly { eventtype: number }[]) =>
  inputs.map(({ eventtype }) => eventtype).filter((type) => type === 8 || type === 9);

test('what Recharge & Pay paid is told as a payment, once', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  try {
    for (const event of [8, 9]) {
      let state: 10 | 20 = 10;
      const { shop, address, close } = await openPage(
        `/shoporder/paysuccess?id=7&paid=${event}`,
        {
          'GET /api/checkout/detail': () => ({
            id: 7,
            state,
            recharge: state === 10 ? 'RC2026111600022' : null,
            orders: 1,
          }),
          'GET /api/user/basicinfo': {},
        },
        { as: {} },
      );
      await expect.element(page.getByRole('heading', { name: 'Waiting for your money' })).toBeVisible();
      expect(eventsOf(shop.inputs('POST /api/funnel/track'))).toEqual([]);
      state = 20;
      await vi.advanceTimersByTimeAsync(3_000);
      await expect.element(page.getByRole('heading', { name: 'Paid. Thank you!' })).toBeVisible();
      await expect.poll(() => eventsOf(shop.inputs('POST /api/funnel/track'))).toEqual([event]);
      // Loaded again, it is not told again.
      await expect.poll(address).toBe('/shoporder/paysuccess?id=7');
      close();
    }
  } finally {
    vi.useRealTimers();
  }
});

test('a checkout whose recharge is dead says so and leads to the ways to pay', async () => {
  await openPage(
    '/shoporder/paysuccess?id=7',
    { 'GET /api/checkout/detail': { id: 7, number: 'CO0000007', state: 10, totalCents: 7_800, recharge: null } },
    { as: {} },
  );
  await expect.element(page.getByRole('heading', { name: 'Not paid yet' })).toBeVisible();
  await expect.element(page.getByText('CO0000007 waits for R 78.00.')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'What you still have to pay' }))
    .toHaveAttribute('href', '/shop/shoporder/2/cart/topay');
});

test('what waits is named, and waits for no recharge that is dead', async () => {
  const orders = [{ id: 1, title: 'Enamel mug', options: ['White'], quantity: 2 }];
  await openPage(
    '/shoporder/2/cart/topay',
    {
      'GET /api/checkout/open': {
        items: [
          { id: 7, number: 'CO0000007', totalCents: 7_800, orders, rechargeNumber: null, standing: true },
          { id: 8, number: 'CO0000008', totalCents: 9_900, orders, rechargeNumber: 'RC2026111600023', standing: true },
        ],
      },
    },
    { as: {} },
  );
  const dead = page.getByRole('article', { name: 'CO0000007' });
  await expect.element(dead).toMatchTextContent('2 × Enamel mug, White');
  await expect.element(dead.getByText(/paid by itself/)).not.toBeInTheDocument();
  await expect.element(page.getByRole('article', { name: 'CO0000008' })).toMatchTextContent('RC2026111600023');
});
