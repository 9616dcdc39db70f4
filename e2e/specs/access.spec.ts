import type { Page, TestInfo } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { fillPerson } from '../support/registration.ts';

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
  await expect(page.getByText('Welcome, your account is ready.')).toBeVisible();
  expect(sent).toContain(4);
  expect(sent).toContain(5);
});
