import type { Page } from '@playwright/test';
import { dayMs } from '@sgb/contract/time.ts';
import { expect, test } from '../fixtures/test.ts';
import { openAsleep } from '../support/asleep.ts';
import { field } from '../support/registration.ts';
import { home } from '../support/samples.ts';
import { demoPassword, openSession } from '../support/session.ts';

async function enter(page: Page, name: string, password: string): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'yes');
  await page.getByRole('textbox', { name: 'Username, email or mobile' }).fill(name);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
}

/** Something in every slot of the product document, section 3, as an earlier page of this browser left it. */
async function fillSlots(page: Page): Promise<void> {
  await page.evaluate(() => {
    const names =
      'checkoutInfo checkoutErrorInfo businessInfo regfrom userInfo combineProductList referValue originUrl refSpm inviteCode';
    const state = {
      ...Object.fromEntries(names.split(' ').map((name) => [name, `left in ${name}`])),
      searchHistoryList: ['left in searchHistoryList'],
      loginInfoCustomer: { username: 'left in loginInfoCustomer' },
      cartCount: 4711,
    };
    localStorage.setItem('sgb-slots', JSON.stringify({ state, version: 0 }));
  });
}

const storedSlots = (page: Page) => page.evaluate(() => localStorage.getItem('sgb-slots') ?? '');

/** There are two, and until the styles are there nothing hides the other. */
const account = (page: Page) =>
  page.getByRole('button', { name: 'Account', exact: true }).filter({ visible: true }).first();

test('the login page ends the session and empties all that was stored; a login leads back and lasts a day @phone', async ({
  page,
  visit,
  logIn,
  context,
  baseURL,
}) => {
  await logIn('shopper');
  await visit('/helpcenter/index');
  await fillSlots(page);
  const asked = `${baseURL}/shop/coupon/index?type=1`;
  await visit(`/login?origUrl=${encodeURIComponent(asked)}`);
  await expect(page.getByRole('heading', { name: 'Please log in' })).toBeVisible();
  await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).not.toContain('ticket');
  await expect.poll(() => storedSlots(page)).not.toMatch(/left in|4711/);

  await enter(page, 'shopper@demo.test', demoPassword);
  await expect(account(page)).toBeVisible();
  await expect(page).toHaveURL(asked);
  const cookies = await context.cookies();
  for (const name of ['ticket', 'userid']) {
    const left = (cookies.find((cookie) => cookie.name === name)?.expires ?? 0) * 1000 - Date.now();
    expect(left, name).toBeGreaterThan(dayMs - 120_000);
    expect(left, name).toBeLessThanOrEqual(dayMs);
  }
  await page.reload();
  await expect(account(page)).toBeVisible();
});

test('a session that is over leads to the login and back @desktop', async ({
  page,
  visit,
  allow,
  context,
  baseURL,
}) => {
  allow(/401/);
  await context.addCookies([{ name: 'ticket', value: 'long-over', url: baseURL ?? '' }]);
  await visit(home);
  await page.getByRole('combobox', { name: 'Search' }).fill('mug');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/shop\/login\?origUrl=http/);
  await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).not.toContain('ticket');
  await enter(page, 'shopper@demo.test', demoPassword);
  await expect(page).not.toHaveURL(/login/);
  await expect(account(page)).toBeVisible();
});

test('a login that is sent before the page is alive is done when it is @phone', async ({ page }) => {
  const wake = await openAsleep(page, '/login');
  await page.getByRole('textbox', { name: 'Username, email or mobile' }).fill('shopper@demo.test');
  await page.getByRole('textbox', { name: 'Password' }).fill(demoPassword);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/shop\/login$/);
  await wake();
  await expect(account(page)).toBeVisible();
});

test('nothing that is filled in before the page is alive is lost @desktop', async ({ page }) => {
  const wake = await openAsleep(page, '/register');
  await page.getByText('More about you (optional)').click();
  await field(page, 'First name').fill('Thandi');
  await field(page, 'Username').fill('thandi_n');
  await field(page, 'Email').fill('thandi@example.com');
  await field(page, 'Password').fill('kudu-77');
  await page.getByRole('combobox', { name: 'How did you hear about us?' }).selectOption('Google');
  await page.getByRole('checkbox', { name: /^I accept/ }).check();
  await page.getByRole('checkbox', { name: 'SMS' }).check();
  await page.getByRole('checkbox', { name: 'SMS' }).uncheck();
  await page.getByRole('button', { name: 'Create account' }).click();
  await wake();
  // It was sent: what is missing is asked for, and nothing else.
  await expect(field(page, 'Last name')).toHaveAttribute('aria-invalid', 'true');
  for (const [name, value] of [
    ['First name', 'Thandi'],
    ['Username', 'thandi_n'],
    ['Email', 'thandi@example.com'],
    ['Password', 'kudu-77'],
  ] as const) {
    await expect(field(page, name)).toHaveValue(value);
    await expect(field(page, name)).not.toHaveAttribute('aria-invalid', 'true');
  }
  const source = page.getByRole('combobox', { name: 'How did you hear about us?' });
  await expect(source.getByRole('option', { selected: true })).toHaveText('Google');
  await expect(source).not.toHaveAttribute('aria-invalid', 'true');
  const terms = page.getByRole('checkbox', { name: /^I accept/ });
  await expect(terms).toBeChecked();
  await expect(terms).not.toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('checkbox', { name: 'SMS' })).not.toBeChecked();
});

test('logging out clears cookies and everything stored, here and on the server @desktop', async ({
  page,
  visit,
  logIn,
  context,
  request,
}) => {
  await logIn('shopper');
  await visit(home);
  await page.getByRole('combobox', { name: 'Search' }).fill('mug');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/keyword=mug&spm=/);
  const ticket = (await context.cookies()).find(({ name }) => name === 'ticket')?.value ?? '';
  expect((await request.get('/api/user/logininfo', { params: { ticket } })).status()).toBe(200);
  await fillSlots(page);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'yes');
  await account(page).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
  await expect(page).toHaveURL(/\/shop\/shoppingmall\/index$/);
  const names = (await context.cookies()).map(({ name }) => name);
  expect(names).not.toContain('ticket');
  expect(names).not.toContain('userid');
  expect(await storedSlots(page)).not.toMatch(/mug|left in|4711/);
  expect((await request.get('/api/user/logininfo', { params: { ticket } })).status()).toBe(401);
});

test('a ticket in an address opens a session where there is none, and leaves the address @desktop', async ({
  page,
  context,
  request,
  visit,
}) => {
  const [mine, theirs] = [await openSession(request, 'vip'), await openSession(request, 'new')];
  await page.goto(`/shop/shoporder/cart?ticket=${mine.ticket}&a=1`);
  await expect(account(page)).toBeVisible();
  await expect(page).toHaveURL(/\/shop\/shoporder\/cart\?a=1$/);
  await visit(`/search?ticket=${theirs.ticket}`);
  await expect(page).toHaveURL(/\/shop\/search$/);
  const cookie = (await context.cookies()).find(({ name }) => name === 'ticket');
  expect(cookie?.value).toBe(mine.ticket);
  await page.getByRole('link', { name: 'Our Story' }).first().click();
  await expect(page).toHaveURL(/aboutUs/);
  const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('sgb-slots') ?? '{}').state.originUrl);
  expect(kept).toContain('/helpcenter/index/aboutUs');
});
