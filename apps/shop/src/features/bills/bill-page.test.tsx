import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openPage } from '../../testing/open.tsx';

test('an empty wallet leads to the recharge', async () => {
  await openPage(
    '/bill/index',
    { 'POST /api/user/bill/list': { page: 1, pages: 1 }, 'GET /api/user/balance': {} },
    { as: {}, size: 'desk' },
  );
  await expect.element(page.getByText('No transactions yet')).toBeVisible();
  await expect
    .element(page.getByRole('region', { name: 'Movements' }).getByRole('link', { name: 'Recharge' }))
    .toHaveAttribute('href', '/shop/user/recharge');
});
