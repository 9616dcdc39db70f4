import { shopDay } from '@sgb/contract/time.ts';
import { centsToFen, fenToCents } from '@sgb/money/convert.ts';
import { isDataLight } from '@sgb/ui/data-light.ts';
import { notify } from '@sgb/ui/notify.ts';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { askedFor } from '../../features/orders/address.ts';
import { chooseDataLight } from '../../shared/session/data-light.ts';
import { readCookie } from '../../shared/session/session.ts';
import { around } from '../../testing/around.ts';
import type { Answers } from '../../testing/fake-shop.ts';
import { openPage } from '../../testing/open.tsx';

const anyPage = '/paymentvoucher/sample';
const rate = 24_500;
const amount = (hundredths: number) => (hundredths / 100).toFixed(2);
const corner = page.getByRole('complementary', { name: 'Shortcuts and contact' });
/** Of a phone. */
const contact = page.getByRole('banner').getByRole('button', { name: 'Contact us' });
const own = page.getByRole('navigation', { name: 'Yours' });
const whatsAppNeedsLogin = 'Login to get your business consultant WhatsApp NO.';

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
  'My parcels': '/shop/deliveryorder/2/index',
  Recharge: '/shop/user/recharge',
  Withdraw: '/shop/withdrawal/index',
  Transfer: '/shop/user/toTransfer',
  Membership: '/shop/membership/index',
  'My addresses': '/shop/client/index',
  'SGB Forwarding Agency': '/shop/othershop/index',
  Chat: '/shop/contact/chat',
  'Group-buy': '/shop/groupship/index',
  'Personal info': '/shop/user/info',
  'Update password': '/shop/user/updatepassword',
  FAQ: '/shop/helpcenter/index/faq',
};

test('every header link leads where it should', async () => {
  await openPage(anyPage, around, { size: 'desk', framed: true });
  const main = page.getByRole('navigation', { name: 'Main' });
  for (const [name, href] of Object.entries(mainLinks)) {
    await expect.element(main.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
  }
  const help = main.getByRole('link', { name: /^Help/ });
  await expect.element(help).toHaveAttribute('href', 'https://help.sgb.example/');
  await expect.element(help).toHaveAttribute('target', '_blank');
  for (const [name, href] of Object.entries(ownLinks)) {
    await expect.element(own.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
  }
});

test('the action column leads where it should', async () => {
  await openPage(anyPage, around, { size: 'desk', framed: true });
  for (const [name, href] of [
    [/^My Cart$/, '/shop/shoporder/cart'],
    [/^My Favorites$/, '/shop/shoppingmall/favorites'],
    [/^Message Center$/, '/shop/message/index'],
    [/^Help Center/, 'https://help.sgb.example/'],
    [/^My Coupons$/, '/shop/coupon/index'],
  ] as const) {
    await expect.element(corner.getByRole('link', { name })).toHaveAttribute('href', href);
  }
});

test.for(['phone', 'desk'] as const)('the account menu of a %s lists everything', async (size) => {
  await openPage(anyPage, around, { as: {}, size, framed: true });
  await page.getByRole('button', { name: 'Account' }).click();
  const menu = size === 'phone' ? page.getByRole('dialog', { name: 'Account' }) : own;
  for (const [name, href] of Object.entries(accountLinks)) {
    await expect
      .element(menu.getByRole('link', { name: new RegExp(`^${name}( \\d+ unread)?$`) }).last())
      .toHaveAttribute('href', href);
  }
});

test('each count of the account menu leads to the tab of its own market', async () => {
  await openPage(anyPage, around, { as: {}, size: 'desk', framed: true });
  await page.getByRole('button', { name: 'Account' }).click();
  const sides = {
    'Orders from China': { market: 0, tabs: { Purchase: 3, 'To ship': 4, 'In transit': 5, Completed: 6, Comment: 9 } },
    'SA stock orders': { market: 1, tabs: { Processing: 112, Shipped: 113, Review: 114 } },
  };
  for (const [name, { market, tabs }] of Object.entries(sides)) {
    const links = page.getByRole('navigation', { name });
    for (const [label, tab] of Object.entries(tabs)) {
      const href = links.getByRole('link', { name: label }).element().getAttribute('href') ?? '';
      // What the page makes of it, not what we meant by it.
      expect(askedFor(new URL(href, location.origin).searchParams), label).toMatchObject({
        tagIndex: tab,
        type: market,
      });
    }
  }
});

test.for([
  { who: 'ambassador', as: { usertype: 1, isleader: 1 }, role: 'Group-Buy Ambassador', groupBuy: true },
  { who: 'member', as: { usertype: 2, isleader: 2 }, role: 'Group-Buy member', groupBuy: true },
  { who: 'business', as: { usertype: -2, customeridentity: 2 }, role: null, groupBuy: false },
  { who: 'big customer', as: { usertype: 3, isleader: 4 }, role: null, groupBuy: false },
  { who: 'influencer', as: { usertype: -1, customertype: 10 }, role: null, groupBuy: true },
] as const)(
  'the account menu of a $who names the role and follows the visibility rules',
  async ({ who, as, role, groupBuy }) => {
    await openPage(anyPage, around, { as: { ...as, username: 'demo_somebody' }, size: 'desk', framed: true });
    await page.getByRole('button', { name: 'Account' }).click();
    await expect.element(page.getByText('demo_somebody')).toBeVisible();
    if (role) await expect.element(page.getByText(role, { exact: true })).toBeVisible();
    const link = (name: string) => page.getByRole('link', { name, exact: true });
    // In the menu, and in the footer.
    await expect.element(link('Group-buy')).toHaveLength(groupBuy ? 2 : 0);
    await expect.element(link('Influencer')).toHaveLength(who === 'influencer' ? 1 : 0);
  },
);

test.for(['phone', 'desk'] as const)(
  'forwarding is offered to everybody but group-buy members, on a %s',
  async (size) => {
    const forwarding = page.getByRole('link', { name: 'SGB Forwarding Agency' });
    for (const as of [undefined, { usertype: -1 }] as const) {
      const { close } = await openPage(anyPage, around, { ...(as && { as }), size, framed: true });
      await expect.element(forwarding.first()).toBeVisible();
      close();
    }
    await openPage(anyPage, around, { as: { usertype: 2, isleader: 2 }, size, framed: true });
    await expect.element(page.getByRole('contentinfo')).toBeVisible();
    await expect.element(forwarding).not.toBeInTheDocument();
  },
);

test.for(['phone', 'desk'] as const)(
  'WhatsApp says why it needs a login, and opens with one, on a %s',
  async (size) => {
    const open = () => (size === 'phone' ? contact.click() : undefined);
    const place = size === 'phone' ? page.getByRole('banner') : corner;
    const guest = await openPage(anyPage, around, { size, framed: true });
    await open();
    await expect
      .element(place.getByRole('link', { name: /^Email/ }))
      .toHaveAttribute('href', 'mailto:hello@sgb.example');
    const link = place.getByRole('link', { name: /^WhatsApp/ });
    if (size === 'phone') {
      await expect.element(link).toMatchTextContent(whatsAppNeedsLogin);
    } else {
      await expect.element(link).toHaveAccessibleDescription(whatsAppNeedsLogin);
      await link.hover();
      await expect.element(link.getByText(whatsAppNeedsLogin)).toBeVisible();
    }
    await link.click();
    await expect.element(page.getByRole('textbox', { name: 'Password' })).toBeVisible();
    guest.close();
    const as = { ambassadorcountrycode: '27', ambassadorcellphone: '825550197' };
    await openPage(anyPage, around, { as, size, framed: true });
    await open();
    await expect.element(link).toHaveAttribute('href', expect.stringMatching(/^https:\/\/wa\.me\/27825550197\?text=/));
  },
);

test('the account menu closes on leaving it and on Escape', async () => {
  await openPage(anyPage, around, { as: {}, size: 'desk', framed: true });
  const account = page.getByRole('button', { name: 'Account' });
  const logout = page.getByRole('button', { name: 'Logout' });
  await account.click();
  await logout.hover();
  await expect.element(logout).toBeVisible();
  await page.getByRole('contentinfo').hover();
  await expect.element(logout).not.toBeInTheDocument();
  await account.click();
  await expect.element(logout).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(logout).not.toBeInTheDocument();
  await expect.element(account).toHaveFocus();
});

const departments = [
  { id: 1, name: 'Fashion', productCount: 9, children: [{ id: 11, name: 'Dresses', productCount: 9 }] },
  { id: 2, name: 'Kitchen', productCount: 9, children: [{ id: 21, name: 'Mugs', productCount: 9 }] },
] as const;
const withDepartments: Answers = {
  ...around,
  'GET /api/category/categories': { departments },
  'GET /api/category/listSaleChildByParent': { children: departments },
  'GET /api/shoppingmall/queryProductsByCategory': { page: 1, pages: 1 },
};

test('the category menu opens a department by mouse and by keyboard', async () => {
  const { address } = await openPage(anyPage, withDepartments, { size: 'desk', framed: true });
  const main = page.getByRole('navigation', { name: 'Main' });
  const button = main.getByRole('button', { name: 'Categories' });
  const kitchen = main.getByRole('link', { name: 'Kitchen', exact: true });
  const groups = main.getByRole('region', { name: 'Kitchen' });
  await button.click();
  await kitchen.hover();
  await groups.getByRole('link', { name: 'Mugs', exact: true }).click();
  await expect.poll(address).toBe('/shoppingmall/categoryproduct/21');
  await expect.element(groups).not.toBeInTheDocument();

  button.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(kitchen).toBeVisible();
  await userEvent.keyboard('{Tab}{ArrowDown}');
  await expect.element(kitchen).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(button).toHaveFocus();
});

const tabs = page.getByRole('navigation', { name: 'Main' });

test('the tabs of a phone lead to home, cart, orders and login', async () => {
  const { address } = await openPage(anyPage, around, { framed: true });
  for (const [name, path] of [
    ['Cart', '/shop/shoporder/cart'],
    ['Orders', '/shop/shoporder/2/index'],
    ['Home', '/shop/shoppingmall/index'],
    ['Account', '/shop/login'],
  ] as const) {
    await expect.element(tabs.getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
  }
  await tabs.getByRole('link', { name: 'Orders', exact: true }).click();
  await expect.poll(address).toBe('/login?origUrl=%2Fshop%2Fshoporder%2F2%2Findex');
});

test('the tab of the page that is open says so', async () => {
  const cart: Answers = {
    'GET /api/cart/list': {},
    'GET /api/cart/expireCouponQty': {},
    'GET /api/checkout/open': {},
    'GET /api/product/cards': {},
  };
  await openPage('/shoporder/cart', { ...around, ...cart }, { as: {}, framed: true });
  await expect.element(tabs.getByRole('link', { name: 'Cart', exact: true })).toHaveAttribute('aria-current', 'page');
});

test('the category sheet shows a department and closes when it has led somewhere', async () => {
  const { address } = await openPage(anyPage, withDepartments, { framed: true });
  await tabs.getByRole('link', { name: 'Categories' }).click();
  const sheet = page.getByRole('dialog', { name: 'Categories' });
  await sheet.getByRole('button', { name: 'Kitchen', exact: true }).click();
  await sheet.getByRole('link', { name: 'Mugs', exact: true }).click();
  await expect.poll(address).toBe('/shoppingmall/categoryproduct/21');
  await expect.element(sheet).not.toBeInTheDocument();
  await tabs.getByRole('link', { name: 'Categories' }).click();
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect.element(sheet).not.toBeInTheDocument();
});

test('the exchange widget converts both ways', async () => {
  await openPage(anyPage, around, { size: 'desk', framed: true });
  await page.getByRole('button', { name: /^Today ¥1 = R/ }).click();
  const yuan = page.getByRole('textbox', { name: 'Yuan' });
  const rand = page.getByRole('textbox', { name: 'Rand' });
  await yuan.fill('12,50');
  await expect.element(rand).toHaveValue(amount(fenToCents(1250, rate)));
  await rand.fill('1000');
  await expect.element(yuan).toHaveValue(amount(centsToFen(100_000, rate)));
  await yuan.fill('much');
  await expect.element(page.getByText('Enter an amount such as 100 or 99.50.')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(yuan).not.toBeInTheDocument();
});

test('the footer of a phone tells guests what group-buy is, and has the exchange widget', async () => {
  await openPage(anyPage, around, { framed: true });
  await expect
    .element(page.getByRole('contentinfo').getByRole('link', { name: 'Group-buy' }))
    .toHaveAttribute('href', '/shop/helpcenter/index/groupbuy');
  await expect
    .element(page.getByRole('contentinfo').getByRole('link', { name: 'Ajuda em português' }))
    .toHaveAttribute('href', '/shop/helpcenter/index/portugues');
  const card = page.getByRole('region', { name: 'Exchange rate', exact: true });
  await card.getByRole('textbox', { name: 'Yuan' }).fill('250');
  await expect.element(card.getByRole('textbox', { name: 'Rand' })).toHaveValue(amount(fenToCents(25_000, rate)));
});

test.for(['phone', 'desk'] as const)(
  'the login page hides navigation, search, exchange and shortcuts on a %s',
  async (size) => {
    await openPage('/login', around, { size, framed: true });
    await expect.element(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
    await expect.element(page.getByRole('navigation', { name: 'Main' })).not.toBeInTheDocument();
    await expect.element(page.getByRole('combobox', { name: 'Search' })).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: /^Today ¥1/ })).not.toBeInTheDocument();
    await expect.element(page.getByRole('region', { name: 'Exchange rate', exact: true })).not.toBeInTheDocument();
    await expect.element(page.getByRole('link', { name: 'My Cart' })).not.toBeInTheDocument();
  },
);

test.for([
  { count: 0, name: 'Cart' },
  { count: 3, name: '3 items Cart' },
  { count: 120, name: '120 items Cart' },
])('the cart badge of $count says $name', async ({ count, name }) => {
  await openPage(
    anyPage,
    { ...around, 'GET /api/cart/count/unpaid': { count } },
    { as: {}, size: 'desk', framed: true },
  );
  const cart = page.getByRole('banner').getByRole('link', { name: /Cart$/ });
  await expect.element(cart).toHaveAccessibleName(name);
  if (count > 99) await expect.element(cart).toMatchTextContent('99+');
});

test('the guide can be started on a phone, by whoever wants it', async () => {
  const home = await openPage(anyPage, around, { framed: true });
  await contact.click();
  const guide = page.getByRole('banner').getByRole('link', { name: 'Guide' });
  await expect.element(guide).toHaveAttribute('href', '/shop/shoppingmall/index?guide=1');
  // The tour points at what shows: its last step at where it was started.
  expect(contact.element().querySelector('[data-tour=guide]')?.getClientRects()).toHaveLength(1);
  home.close();
});

test.for(['phone', 'desk'] as const)('what is told for a moment lies below the header of a %s', async (size) => {
  await openPage(anyPage, around, { size, framed: true });
  await expect.element(page.getByRole('banner')).toBeVisible();
  notify('info', `Copied on a ${size}`);
  const told = page.getByText(`Copied on a ${size}`);
  await expect.element(told).toBeVisible();
  const toast = told.element().closest('[data-sonner-toast]');
  const { bottom } = page.getByRole('banner').element().getBoundingClientRect();
  await expect.poll(() => toast?.getBoundingClientRect().top).toBeGreaterThan(bottom);
});

test('the unread dot shows only when there is something unread', async () => {
  let unread = 0;
  const message = own.getByRole('link', { name: /^Message/ });
  const answers: Answers = { ...around, 'GET /api/message/unread': () => ({ unread }) };
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  await openPage(anyPage, answers, { as: {}, size: 'desk', framed: true });
  await expect.element(message).toHaveAccessibleName('Message');
  unread = 1;
  await vi.advanceTimersByTimeAsync(120_000);
  await expect.element(message).toHaveAccessibleName(/^Message ?, 1 unread$/);
});

test('the switch for few bytes is remembered for the server, and works at once', async () => {
  onTestFinished(() => chooseDataLight(false));
  await openPage(anyPage, around, { framed: true });
  const dataSwitch = page.getByRole('switch', { name: 'Data-light mode' });
  await expect.element(dataSwitch).not.toBeChecked();
  await userEvent.click(dataSwitch);
  await expect.element(dataSwitch).toBeChecked();
  await expect.element(page.getByText('What it saves is counted from now on.')).toBeVisible();
  expect([isDataLight(), readCookie('data')]).toEqual([true, 'light']);
  await userEvent.click(dataSwitch);
  await expect.element(dataSwitch).not.toBeChecked();
  expect([isDataLight(), readCookie('data')]).toEqual([false, 'full']);
});

test('data-light mode says what it saved this month', async () => {
  chooseDataLight(true);
  onTestFinished(() => chooseDataLight(false));
  await openPage(anyPage, around, { framed: true });
  localStorage.setItem('sgb-saved-data', JSON.stringify({ month: shopDay(new Date()).slice(0, 7), bytes: 2_460_000 }));
  window.dispatchEvent(new Event('sgb-saved-data-grew'));
  await expect.element(page.getByText('It saved you at least 2.4 MB this month.')).toBeVisible();
});

test('the mouse peeks into the cart', async () => {
  const lines = [{ id: 1, productid: '610000000001', title: 'Enamel mug', options: ['White'], quantity: 2 }];
  await openPage(
    anyPage,
    { ...around, 'GET /api/cart/count/unpaid': { count: 1 }, 'GET /api/cart/count/unpaid/detail': { count: 1, lines } },
    { as: {}, size: 'desk', framed: true },
  );
  const peek = page.getByRole('region', { name: 'In your cart' });
  await page.getByRole('banner').getByRole('link', { name: /Cart$/ }).hover();
  await expect.element(peek.getByRole('link', { name: /^Enamel mug/ })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(peek).not.toBeInTheDocument();
});
