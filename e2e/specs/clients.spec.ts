import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { expectAccessible } from '../support/axe.ts';
import { demoPassword } from '../support/session.ts';

const receivers = '/client/2/index';
const card = (page: Page, name: string): Locator =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) });
const suburb = (page: Page) => page.getByRole('combobox', { name: /^Suburb/ });
const suburbs = (page: Page) => page.getByRole('listbox', { name: 'Suburbs and towns' });
const field = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name });

test('a guest logs in and comes back to the receivers @phone', async ({ page, visit, baseURL }) => {
  await visit('/client/2/index?keyword=soweto');
  await expect(page).toHaveURL(/\/shop\/login\?origUrl=/);
  await field(page, 'Username, email or mobile').fill('ambassador@demo.test');
  await field(page, 'Password').fill(demoPassword);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(`${baseURL}/shop/client/2/index?keyword=soweto`);
  await expect(card(page, 'Sipho Dlamini')).toBeVisible();
  await expect(card(page, 'Anele Zulu')).toHaveCount(0);
});

test('a receiver is written with the suburb search, becomes the default, and is deleted @phone', async ({
  page,
  visit,
  logIn,
}) => {
  const last = 'Phonetest';
  await logIn('vip');
  await visit(receivers);
  await page.getByRole('link', { name: 'Add a receiver' }).click();
  await page.getByRole('button', { name: 'Save receiver' }).click();
  await expect(page.getByText('Enter the first name, 2 to 30 letters.')).toBeVisible();
  await expect(page.getByText('Please fill in correct suburb.')).toBeVisible();
  await expect(field(page, 'First name')).toBeFocused();
  await expectAccessible(page, 'form with faults');

  await field(page, 'First name').fill('Nomsa');
  await field(page, 'Last name').fill(last);
  await field(page, /^Mobile number/).fill('082 555 1234');
  await suburb(page).fill('rosebnk');
  await expect(suburbs(page).getByRole('option').first()).toContainText('Rosebank');
  await suburb(page).fill('rosebank joh');
  await expect(suburbs(page).getByRole('option')).toHaveCount(1);
  await suburb(page).press('ArrowDown');
  await expectAccessible(page, 'open list of suburbs');
  await suburb(page).press('Enter');
  await expect(field(page, 'City or town')).toHaveValue('Johannesburg');
  await expect(field(page, 'Postal code')).toHaveValue('2196');
  await expect(page.getByRole('combobox', { name: 'Province' })).toHaveValue('Gauteng');
  await field(page, 'Street number and name').fill('PO Box 12, Rosebank');
  await page.getByRole('combobox', { name: 'ID or passport' }).selectOption({ label: 'South African ID' });
  await field(page, 'ID number').fill('8001015009086');
  await page.getByRole('checkbox', { name: 'Make this my default receiver' }).check();
  await page.getByRole('button', { name: 'Save receiver' }).click();
  await expect(page.getByText('Couriers cannot deliver to a PO Box. Enter a street address.')).toBeVisible();
  await expect(page.getByText('One of these digits is wrong. Compare it with the ID.')).toBeVisible();
  await field(page, 'Street number and name').fill('12 Oxford Road');
  await field(page, 'ID number').fill('8001015009087');
  await page.getByRole('button', { name: 'Save receiver' }).click();

  await expect(page).toHaveURL(/\/client\/2\/index$/);
  const made = card(page, `Nomsa ${last}`);
  await expect(made).toContainText('Default');
  await expect(made).toContainText('+27 82 555 1234');
  await expect(made).toContainText('••••••087');
  await expect(page.locator('body')).not.toContainText('8001015009087');
  await made.getByRole('button', { name: `Delete Nomsa ${last}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(made).toHaveCount(0);
  await expect(page.getByText('Default', { exact: true })).toHaveCount(1);
});

test('suburbs load more as the list is scrolled, and overtaken questions are called back @desktop', async ({
  page,
  visit,
  logIn,
}) => {
  await logIn('shopper');
  await visit('/client/2/edit');
  const asked: string[] = [];
  page.on(
    'request',
    (request) => request.url().includes('searchPostcode') && asked.push(new URL(request.url()).search),
  );
  await suburb(page).fill('gauteng');
  await expect(suburbs(page).getByRole('option')).toHaveCount(20);
  await suburbs(page).evaluate((list) => list.scrollTo(0, list.scrollHeight));
  await expect(suburbs(page).getByRole('option')).toHaveCount(40);
  expect(asked.some((search) => search.includes('page=2'))).toBe(true);

  let cancelled = 0;
  page.on('requestfailed', (request) => request.url().includes('suburb=slow') && cancelled++);
  await page.route('**/searchPostcode?suburb=slow*', () => undefined);
  const slow = page.waitForRequest((request) => request.url().includes('suburb=slow'));
  await suburb(page).fill('slow');
  await slow;
  await suburb(page).fill('melville');
  await expect(suburbs(page).getByRole('option').first()).toContainText('Melville');
  await expect.poll(() => cancelled).toBe(1);
});
