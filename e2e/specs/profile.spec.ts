import { expect, test } from '../fixtures/test.ts';
import { ask } from '../support/api.ts';
import { expectAccessible } from '../support/axe.ts';

test('somebody changes their details and confirms the email with the code from it @phone', async ({
  page,
  visit,
  logIn,
  request,
}) => {
  // Nobody whose suburb another test is asked for.
  const who = 'new';
  await logIn(who);
  await visit('/user/info');
  await page.getByRole('textbox', { name: 'First name' }).fill('Th4ndi');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText("Use letters, spaces, - and ' only.")).toBeVisible();
  await page.getByRole('textbox', { name: 'First name' }).fill('Thandi');
  await page.getByRole('textbox', { name: 'Last name' }).fill('Nkosi');
  await page.getByRole('combobox', { name: 'Suburb' }).fill('sandto');
  await page
    .getByRole('option', { name: /^Sandton/ })
    .first()
    .click();
  await page.getByRole('combobox', { name: 'What do you mostly buy for?' }).selectOption('Personal use');
  await page.getByRole('checkbox', { name: 'Email' }).check();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Your details are saved.')).toBeVisible();

  const reach = page.getByRole('region', { name: 'Email and mobile' });
  await reach.getByRole('button', { name: /email$/ }).click();
  await reach.getByRole('button', { name: 'Send code' }).click();
  await expect(reach.getByText('The code is on its way.')).toBeVisible();
  const { list } = await ask(request, 'GET /api/demo/outbox', { to: `${who}@demo.test` });
  const code = list.find(({ body }) => /^\d{6} is your/.test(body))?.body.slice(0, 6) ?? '';
  await reach.getByRole('textbox', { name: 'Code from the email' }).fill(code);
  await reach.getByRole('button', { name: 'Confirm email' }).click();
  await expect(reach.getByText('Confirmed', { exact: true })).toBeVisible();
  await expect(reach.getByText('Please confirm your email')).toBeHidden();
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue('Thandi');
  await expect(page.getByRole('combobox', { name: 'Suburb' })).toHaveValue('Sandton');
  await expect(page.getByRole('checkbox', { name: 'Email' })).toBeChecked();
  await expectAccessible(page, 'personal info');
});
