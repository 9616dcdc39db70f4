import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { expectAccessible } from '../support/axe.ts';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const field = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name });

/** From the amount to the gateway's own page. */
async function goToGateway(page: Page, gateway: string, amount: string) {
  await page.getByRole('radio', { name: new RegExp(gateway) }).check();
  await field(page, 'Amount').fill(amount);
  await page.getByRole('button', { name: `Continue with ${gateway}` }).click();
  await expect(heading(page, new RegExp(`^${gateway}`))).toBeVisible();
}

test('coming back without paying credits nothing, a failure is said, and what is paid at PayFast arrives @phone', async ({
  page,
  visit,
  logIn,
  baseURL,
}) => {
  test.slow();
  await logIn('new');
  await visit('/user/recharge');
  const before = await page.getByText(/^Your balance/).textContent();
  await goToGateway(page, 'Ozow', '300');
  await page.getByRole('button', { name: 'Fail' }).click();
  await expect(heading(page, 'This recharge did not work')).toBeVisible();
  await page.getByRole('button', { name: 'Try again with Ozow' }).click();
  await expect(heading(page, /^Ozow/)).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(heading(page, 'Not paid')).toBeVisible();

  await page.getByRole('button', { name: /^Yoco/ }).click();
  await expect(heading(page, /^Yoco/)).toBeVisible();
  // A browser that says that it paid proves nothing.
  const number = await page.getByText(/^RC\d+$/).textContent();
  await visit(`/recharge/pay?number=${number}&back=1`);
  await expect(heading(page, 'Confirming your payment')).toBeVisible();
  await visit('/user/recharge');
  await expect(page.getByText(/^Your balance/)).toHaveText(before ?? '');

  await goToGateway(page, 'PayFast', '6 000');
  await expect(page.getByText('R 6010.00').first()).toBeVisible();
  expect(new URL(page.url()).origin).not.toBe(baseURL);
  await page.getByRole('button', { name: 'Pay R\u00a06010.00' }).click();
  await expect(page).toHaveURL(/\/shop\/recharge\/pay\?number=RC\d+&back=1$/);
  await expect(heading(page, 'It is in your balance')).toBeVisible();
  await expect(page.getByText('R 6,000.00')).toBeVisible();
  await expectAccessible(page, 'arrived');
  await visit('/message/index');
  await expect(page.getByText('R 6,000.00 is in your balance').first()).toBeVisible();
});

test('a deposit is claimed with its proof, flagged when it is sent twice, and given up @phone', async ({
  page,
  visit,
  logIn,
}) => {
  await logIn('vip');
  await visit('/user/recharge');
  await page.getByRole('radio', { name: /EFT or ATM/ }).check();
  await expect(page.getByText(/^S\d{8}$/)).toBeVisible();
  await expectAccessible(page, 'bank details');
  await page.getByRole('link', { name: 'I have paid' }).click();

  const slip = {
    name: 'slip.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4\nslip of a test\n%%EOF\n'),
  };
  const fill = async () => {
    await page.getByRole('combobox', { name: 'Paid from' }).selectOption('Capitec');
    await field(page, 'Amount').fill('777.70');
    await page.getByLabel('Date of the payment').fill(new Date().toISOString().slice(0, 10));
    await field(page, 'Name of the payer').fill('V Naidoo');
    await page.getByRole('group', { name: 'Proof of payment' }).locator('input[type=file]').first().setInputFiles(slip);
    await expect(page.getByText('1 uploaded')).toBeAttached();
    await page.getByRole('button', { name: 'Send for review' }).click();
  };
  await fill();
  const cards = page.getByRole('main').getByRole('listitem').filter({ hasText: 'R 777.70' });
  await expect(cards.first()).toContainText('Under review');
  await page.getByRole('link', { name: 'Send a proof of payment' }).click();
  await fill();
  await expect(cards.first()).toContainText('It looks like RC');
  await cards
    .first()
    .getByRole('button', { name: /^Cancel RC/ })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel it' }).click();
  await expect(cards.first()).toContainText('Cancelled');
});
