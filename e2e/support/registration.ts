import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { ask } from './api.ts';

export const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

/** The code in the newest text message to a number. */
async function codeFor(request: APIRequestContext, to: string): Promise<string> {
  let code = '';
  await expect
    .poll(async () => {
      const { list } = await ask(request, 'GET /api/demo/outbox', { to });
      code = list.find(({ body }) => /^\d{6} is your/.test(body))?.body.slice(0, 6) ?? '';
      return code;
    })
    .toMatch(/^\d{6}$/);
  return code;
}

/** Fills in who somebody is, with the code from the text message. */
export async function fillPerson(
  page: Page,
  request: APIRequestContext,
  who: { name: string; mobile: string },
): Promise<void> {
  await field(page, 'First name').fill('Thandi');
  await field(page, 'Last name').fill('Nkosi');
  await field(page, 'Mobile number').fill(`0${who.mobile}`);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByText('The code is on its way.')).toBeVisible();
  await field(page, 'Code from the SMS').fill(await codeFor(request, `+27${who.mobile}`));
  await field(page, 'Email').fill(`${who.name}@example.com`);
  await field(page, 'Password').fill('kudu-77');
  await field(page, 'Repeat the password').fill('kudu-77');
  await page.getByRole('checkbox', { name: /^I accept/ }).check();
  const suburb = page.getByRole('combobox', { name: 'Suburb' });
  await suburb.fill('Sandton');
  // Whoever goes on closes the list of suburbs, which lies over what follows.
  await suburb.press('Tab');
}
