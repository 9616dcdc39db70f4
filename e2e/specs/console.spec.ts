import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { expect, test } from '../fixtures/test.ts';
import { ask } from '../support/api.ts';
import { expectAccessible } from '../support/axe.ts';
import { demoPassword, openSession } from '../support/session.ts';

/** The staff console: who gets in and how, the first page, one piece of work, and what is not for everybody. */

async function enter(page: Page, name: string): Promise<void> {
  await page.goto('/console/');
  await page.getByLabel('Username or email').fill(`${name}@demo.test`);
  await page.getByLabel('Password').fill(demoPassword);
  await page.getByRole('button', { name: 'Go on' }).click();
}

const codeOf = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) }).generate();

test('a phone is set up at the first login, and then Today shows what waits @desktop', async ({ page, request }) => {
  // Whoever tries this again has set it up already.
  const { ticket } = await openSession(request, 'admin');
  const lost = { username: 'demo_consultant', password: demoPassword, reason: 'The phone was lost' };
  await ask(request, 'POST /api/staff/account/resetfactor', lost, ticket);
  await enter(page, 'consultant');
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  await page
    .getByRole('textbox', { name: 'Code' })
    .fill(codeOf((await page.getByTestId('secret').textContent()) ?? ''));
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(10);
  await page.getByRole('button', { name: 'I have them, go on' }).click();
  await expect(page.getByRole('heading', { name: 'Today', exact: true })).toBeVisible();
  await expect(
    page.getByRole('list', { name: 'What waits' }).getByRole('link', { name: 'Cases', exact: true }),
  ).toBeVisible();
  await expectAccessible(page, 'Today');
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByLabel('Password')).toBeVisible();
});

test('somebody of service answers what a shopper told the company @desktop', async ({ page, request }) => {
  const content = `The zip of my jacket broke after a day ${Date.now()}`;
  const { ticket } = await openSession(request, 'shopper');
  await ask(request, 'POST /api/questionfeedback/save', { kind: 1, content }, ticket);

  await enter(page, 'service');
  await page
    .getByRole('navigation', { name: 'Console' })
    .getByRole('link', { name: /Feedback/ })
    .click();
  const row = page.getByRole('row').filter({ hasText: content });
  await row.getByRole('button').click();
  await page.getByRole('button', { name: 'Look at it' }).click();
  await expect(page.getByText('Its writer sees that you look at it')).toBeVisible();
  // It is in another state now: the view says which, in its address.
  await page.getByRole('combobox', { name: 'State' }).selectOption({ label: 'Being looked at' });
  await expect(page).toHaveURL(/state=20/);
  await page.getByRole('row').filter({ hasText: content }).getByRole('button').click();
  await page.getByRole('textbox', { name: 'Answer' }).fill('We are sorry. A new one is on its way to you.');
  await page.getByRole('button', { name: 'Answer', exact: true }).click();
  await expect(page.getByRole('row').filter({ hasText: content })).toHaveCount(0);
  await expectAccessible(page, 'the list of feedback');

  await page.keyboard.press('Control+k');
  await page.getByLabel('What to find').fill('shopper@demo.test');
  await expect(page.getByRole('list', { name: 'Found' })).toContainText('Person demo_shopper');

  // An order of the list is found by its number too, and told from its first move on.
  await page.keyboard.press('Escape');
  await page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name: 'Orders', exact: true }).click();
  const number = await page
    .getByRole('button', { name: /^SO\d+$/ })
    .first()
    .textContent();
  await page.keyboard.press('Control+k');
  await page.getByLabel('What to find').fill(number ?? '');
  await page
    .getByRole('list', { name: 'Found' })
    .getByRole('button', { name: `Order ${number}` })
    .click();
  await expect(page).toHaveURL(/\/console\/orders\/\d+$/);
  const happened = page.getByRole('region', { name: 'What happened' });
  await expect(happened.getByRole('listitem').first()).toBeVisible();
  await page.getByRole('textbox', { name: 'Note for colleagues' }).fill(`Called back about ${content}`);
  await page.getByRole('button', { name: 'Write the note' }).click();
  await expect(happened.getByText(`Called back about ${content}`)).toBeVisible();
  await expectAccessible(page, 'an order');

  // Its shopper's shop opens in another tab, to look at only.
  await page.getByRole('region', { name: 'Facts' }).getByRole('link').first().click();
  await page.getByLabel('Why the shop is seen as they see it').fill('They cannot find a page');
  const opened = page.context().waitForEvent('page');
  await page.getByRole('button', { name: 'See the shop as they do' }).click();
  const theirs = await opened;
  const banner = theirs.getByRole('status').filter({ hasText: 'nothing can be changed' });
  await expect(banner).toBeVisible();
  await banner.getByRole('button', { name: 'End it' }).click();
  await expect(banner).toHaveCount(0);
});

test('a buyer is not shown what is for service, and a shopper gets no console @desktop', async ({ page, context }) => {
  await enter(page, 'buyer');
  await expect(page.getByRole('heading', { name: 'Today', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: /Cases/ })).toHaveCount(0);
  await page.goto('/console/cases');
  await expect(page.getByText('This page is not for your role')).toBeVisible();
  // What the page still loads is for staff alone, and would be refused without the cookie.
  await page.goto('about:blank');
  await context.clearCookies();
  await enter(page, 'shopper');
  await expect(page.getByRole('alert')).toContainText('do not match');
});
