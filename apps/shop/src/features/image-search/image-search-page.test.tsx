import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { around } from '../../testing/around.ts';
import { openPage } from '../../testing/open.tsx';

test('a guest is sent to the login, from the search field and from the page itself', async () => {
  const { close } = await openPage('/paymentvoucher/sample', around, { framed: true });
  await expect
    .element(page.getByRole('banner').getByRole('link', { name: 'Search by image' }))
    .toHaveAttribute('href', expect.stringMatching(/^\/shop\/login\?.*origUrl=.*imagesearch/));
  close();
  const { address } = await openPage('/shoppingmall/imagesearch?imageAddress=x', {});
  await expect.element(page.getByRole('heading', { name: 'Please log in' })).toBeVisible();
  expect(address()).toBe(`/login?${new URLSearchParams({ origUrl: '/shop/shoppingmall/imagesearch?imageAddress=x' })}`);
});
