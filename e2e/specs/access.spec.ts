import type { Page, TestInfo } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { ask } from '../support/api.ts';
import { codeFor, field, fillPerson } from '../support/registration.ts';
import { demoPassword } from '../support/session.ts';

/** Somebody whom no other test knows, and another one when it is tried again. */
function somebody(name: string, place: number, { project, retry }: TestInfo) {
  const number = place * 4 + (project.name === 'phone' ? 0 : 2) + retry;
  return { name: `${name}_${project.name}${retry}`, mobile: `8255501${String(number).padStart(2, '0')}` };
}

const account = (page: Page) => page.getByRole('button', { name: 'Account', exact: true });

test('somebody new registers with the code from the SMS and is logged in @phone', async ({
  page,
  visit,
  request,
}, info) => {
  const sent: number[] = [];
  page.on('request', (each) => {
    if (each.url().includes('/api/funnel/track')) sent.push(each.postDataJSON().eventtype);
  });
  await visit('/register');
  await page.getByRole('button', { name: 'Create account' }).click();
  for (const problem of [
    'Enter your first name, 2 to 30 letters.',
    'Enter your mobile number.',
    'Enter your email address.',
    'Use 6 to 16 characters.',
    'Please fill in correct suburb.',
    'Please accept the terms and the privacy policy.',
  ]) {
    await expect(page.getByText(problem)).toBeVisible();
  }
  await fillPerson(page, request, somebody('thandi', 0, info));
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(account(page)).toBeVisible();
  expect(sent).toContain(4);
  expect(sent).toContain(5);
});

test('a business registers with its company @desktop', async ({ page, visit, request }, info) => {
  await visit('/registerShopify');
  await fillPerson(page, request, somebody('biz', 1, info));
  await field(page, 'Company name').fill('Nkosi Traders');
  await field(page, 'Registration number').fill('2019/123456/7');
  await page.getByRole('combobox', { name: 'You work in it' }).selectOption('Full time');
  await page.getByRole('combobox', { name: 'People who work in it' }).selectOption('Own account');
  await page.getByRole('combobox', { name: 'You expect to spend a month' }).selectOption('2001-5000R');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('A South African number looks like 2019/123456/07.')).toBeVisible();
  await expect(page.getByText('Enter the address of your site, such as https://shop.example.')).toBeVisible();
  await field(page, 'Registration number').fill('2019/123456/07');
  await field(page, 'Its address').fill('https://nkosi.example.com');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(account(page)).toBeVisible();
});

test('a forgotten password is set anew by email; the outbox shows the code @phone', async ({
  page,
  visit,
  request,
}, info) => {
  const who = somebody('absent', 2, info);
  const email = `${who.name}@example.com`;
  await visit('/register');
  await fillPerson(page, request, who);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(account(page)).toBeVisible();
  await visit('/register/forgotpwd');
  await page.getByRole('tab', { name: 'By email' }).click();
  await field(page, 'Email').fill(email);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByRole('button', { name: /^Wait \d+ s$/ })).toBeDisabled();
  const code = await codeFor(request, email);
  await field(page, 'Code from the email').fill(code);
  await field(page, 'New password').fill('fresh-1');
  await page.getByRole('button', { name: 'Set new password' }).click();
  await expect(page.getByText('Your password is changed')).toBeVisible();
  await ask(request, 'POST /api/user/logincheck', { username: email, password: 'fresh-1' });
  await visit('/demo/outbox');
  await expect(page.getByText(`${code} is your SGB code to set a new password.`)).toBeVisible();
});

test('the password is changed and other sessions are ended @desktop', async ({
  page,
  visit,
  context,
  request,
  baseURL,
}) => {
  const open = (password: string) =>
    ask(request, 'POST /api/user/logincheck', { username: 'finance@demo.test', password });
  const [here, there] = [await open(demoPassword), await open(demoPassword)];
  await context.addCookies([{ name: 'ticket', value: here.ticket, url: baseURL ?? '' }]);
  await visit('/user/updatepassword');
  await expect(page.getByRole('listitem').filter({ hasText: 'This one' })).toHaveCount(1);
  await page.getByRole('button', { name: 'Sign out others' }).click();
  await expect(page.getByText(/other sessions? (was|were) ended\.$/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign out others' })).toHaveCount(0);
  expect((await request.get('/api/user/logininfo', { params: { ticket: there.ticket } })).status()).toBe(401);
  await field(page, 'Current password').fill(demoPassword);
  await field(page, 'New password').fill('abc123');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Your password is changed.')).toBeVisible();
  await open('abc123');
});
