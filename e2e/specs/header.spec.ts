import { expect, test } from '../fixtures/test.ts';
import { ask } from '../support/api.ts';
import { categoryPath, home } from '../support/samples.ts';
import { demoPassword } from '../support/session.ts';

const mainLinks = {
  Home: '/shop/shoppingmall/index',
  'SGB Forwarding Agency': '/shop/othershop/index',
  Recharge: '/shop/user/recharge',
  'Our Story': '/shop/helpcenter/index/aboutUs',
  FAQ: '/shop/helpcenter/index/faq',
};
const ownLinks = {
  'My Orders': '/shop/shoporder/2/index',
  Message: '/shop/message/index',
  Favorites: '/shop/shoppingmall/favorites',
  Login: '/shop/login',
};
const accountLinks = {
  'My orders': '/shop/shoporder/2/index',
  Cart: '/shop/shoporder/cart',
  Favorites: '/shop/shoppingmall/favorites',
  'Message center': '/shop/message/index',
  Coupons: '/shop/coupon/index',
  Bill: '/shop/bill/index',
  'S Coin': '/shop/scoin/index',
  'After-sale service': '/shop/workorder/index',
  'Client management': '/shop/client/index',
  'Group-buy': '/shop/groupship/index',
  'Personal info': '/shop/user/info',
  'Update password': '/shop/user/updatepassword',
  FAQ: '/shop/helpcenter/index/faq',
};

test('every header link leads where it should @desktop', async ({ page, visit, request }) => {
  const shop = await ask(request, 'GET /api/shoppingmall/info', {});
  await visit(home);
  const main = page.getByRole('navigation', { name: 'Main' });
  for (const [name, href] of Object.entries(mainLinks)) {
    await expect(main.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
  }
  const help = main.getByRole('link', { name: /^Help/ });
  await expect(help).toHaveAttribute('href', shop.helpPage);
  await expect(help).toHaveAttribute('target', '_blank');
  const own = page.getByRole('navigation', { name: 'Yours' });
  for (const [name, href] of Object.entries(ownLinks)) {
    await expect(own.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
  }
  await own.getByRole('link', { name: 'My Orders' }).click();
  await expect(page).toHaveURL(/\/shop\/login\?origUrl=%2Fshop%2Fshoporder%2F2%2Findex$/);
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Southern Group Buy/ })
    .click();
  await expect(page).toHaveURL(/\/shop\/shoppingmall\/index$/);
});

test('the unread dot shows only when there is something unread @desktop', async ({ page, visit, logIn, request }) => {
  const { ticket } = await logIn('warehouse');
  await request.post(`/api/message/readall?ticket=${ticket}`, { data: {} });
  await page.clock.install();
  await visit(home);
  const message = page.getByRole('navigation', { name: 'Yours' }).getByRole('link', { name: /^Message/ });
  await expect(message).toHaveAccessibleName('Message');
  // A login from a device that nobody has seen is told to the owner.
  const visitorid = Date.now().toString(16).padStart(32, '0');
  await ask(request, 'POST /api/user/logincheck', {
    username: 'warehouse@demo.test',
    password: demoPassword,
    visitorid,
  });
  await page.clock.fastForward('02:00');
  await expect(message).toHaveAccessibleName(/^Message ?, 1 unread$/);
});

test('the account menu lists everything, closes on leaving it and on Escape @desktop', async ({
  page,
  visit,
  logIn,
}) => {
  await logIn('shopper');
  await visit(home);
  const account = page.getByRole('button', { name: 'Account' });
  const logout = page.getByRole('button', { name: 'Logout' });
  const own = page.getByRole('navigation', { name: 'Yours' });
  await account.click();
  for (const [name, href] of Object.entries(accountLinks)) {
    await expect(own.getByRole('link', { name: new RegExp(`^${name}( \\d+ unread)?$`) }).last()).toHaveAttribute(
      'href',
      href,
    );
  }
  await logout.hover();
  await expect(logout).toBeVisible();
  await page.mouse.move(300, 700);
  await expect(logout).toBeHidden();
  await account.click();
  await expect(logout).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(logout).toBeHidden();
  await expect(account).toBeFocused();
});

test('the category menu opens a department by mouse and by keyboard @desktop', async ({ page, visit, request }) => {
  const { departments } = await ask(request, 'GET /api/category/categories', {});
  const [first, second] = departments;
  if (!first || !second) throw new Error('the shop has fewer than two departments');
  await visit(home);
  const main = page.getByRole('navigation', { name: 'Main' });
  const button = main.getByRole('button', { name: 'Categories' });
  await button.click();
  await main.getByRole('link', { name: second.name, exact: true }).hover();
  const groups = main.getByRole('region', { name: second.name });
  await groups.getByRole('link', { name: second.children[0]?.name ?? '', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`${categoryPath(second.children[0]?.id ?? 0)}$`));
  await expect(groups).toBeHidden();

  await button.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await expect(main.getByRole('link', { name: second.name, exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
});
