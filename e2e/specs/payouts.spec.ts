import { expect, test } from '../fixtures/test.ts';
import { ask } from '../support/api.ts';
import { expectAccessible } from '../support/axe.ts';

test('a transfer whose answer was lost is sent again and happens once @phone', async ({ page, visit, logIn, allow }, {
  retry,
}) => {
  allow(/ERR_CONNECTION_RESET/);
  // Tried again, it is another transfer than the first time.
  const amount = `34.${56 + retry}`;
  await logIn('ambassador');
  await visit('/user/toTransfer');
  const form = page.getByRole('region', { name: 'Send money' });
  const sheet = page.getByRole('dialog', { name: 'Is this right?' });
  const send = async () => {
    await form.getByLabel('To').fill('demo_vip');
    await form.getByLabel('Amount').fill(amount);
    await form.getByLabel('Amount').press('Enter');
    await sheet.getByLabel('Your password').fill('demo1234');
    await sheet.getByRole('button', { name: `Send R\u00a0${amount}` }).click();
  };
  // It arrives and is done; only the answer gets lost on its way back.
  await page.route('**/api/user/rechargetransfer*', async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await send();
  // As documented, a line that stays lost leads to the login page, which ends the session.
  await expect(page).toHaveURL(/\/shop\/login(\?|$)/);
  await page.unroute('**/api/user/rechargetransfer*');
  await logIn('ambassador');
  await visit('/user/toTransfer');
  await send();
  await expect(form.getByRole('status')).toContainText(`R ${amount} is with`);
  const rows = page.getByRole('list', { name: 'Transfers' }).getByRole('listitem');
  await expect(rows.filter({ hasText: `R ${amount}` })).toHaveCount(1);
});

test('a withdrawal is asked for with password and code, and taken back @desktop', async ({
  page,
  visit,
  logIn,
  request,
}) => {
  await logIn('bigcustomer');
  await visit('/withdrawal/index');
  const account = page.getByRole('region', { name: 'Bank account' });
  await account.getByLabel('Bank', { exact: true }).selectOption('Capitec');
  await expect(account.getByLabel('Branch code')).toHaveValue('470010');
  await account.getByLabel('Account number').fill('1234 567 890');
  await account.getByLabel('Kind of account').selectOption('Savings');
  await account.getByLabel('Your password').fill('demo1234');
  await account.getByLabel('Your password').press('Enter');
  await expect(account).toContainText('•••• 7890');
  await expectAccessible(page, 'withdrawal');

  const form = page.getByRole('region', { name: 'Withdraw', exact: true });
  await form.getByLabel('Amount').fill('200');
  await expect(form.getByLabel('What you get')).toContainText('To your bank accountR 200.00');
  await form.getByLabel('Your password').fill('demo1234');
  await form.getByRole('button', { name: 'Send code' }).click();
  await expect(form.getByText('The code is on its way to')).toBeVisible();
  const { list } = await ask(request, 'GET /api/demo/outbox', { to: 'bigcustomer@demo.test' });
  const code = list.find(({ subject }) => /^\d{6} is your/.test(subject))?.body.slice(0, 6) ?? '';
  await form.getByLabel('Code').fill(code);
  await form.getByRole('button', { name: 'Withdraw' }).click();
  await expect(form.getByText(/WD\d{8} is on its way/)).toBeVisible();
  const rows = page.getByRole('list', { name: 'Withdrawals' }).getByRole('listitem');
  await expect(rows.first()).toContainText('Submitted');
  await rows
    .first()
    .getByRole('button', { name: /^Take back/ })
    .click();
  await expect(rows.first()).toContainText('Cancelled');
  await page.getByLabel('Status').selectOption('Paid');
  await expect(page.getByText('Nothing of this type in this period')).toBeVisible();
});
