import { randomInt, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Page } from '@playwright/test';
import { dayMs } from '@sgb/contract/time.ts';
import { expect, test } from '../fixtures/test.ts';
import { ask } from '../support/api.ts';
import { expectAccessible } from '../support/axe.ts';
import { enterConsole, openPage } from '../support/console.ts';
import { demoPassword, openSession } from '../support/session.ts';

/** A working day of finance, and one of an administrator. */

/** Somebody wants R 60 in their bank account; at a second try perhaps still from the first. */
async function withdrawal(request: APIRequestContext): Promise<string> {
  const { ticket } = await openSession(request, 'stocker');
  const { items } = await ask(request, 'GET /api/user/withdraw/list', { status: 10 }, ticket);
  if (items[0]) return items[0].number;
  const account = { bank: 'Capitec', branchCode: '470010', number: '1234567890', kind: 2 } as const;
  await ask(request, 'POST /api/user/withdraw/account', { ...account, password: demoPassword }, ticket);
  // A code of the first try may be less than a minute old.
  await expect(() => ask(request, 'GET /api/user/sendmoneycode', {}, ticket)).toPass({ timeout: 70_000 });
  const { list } = await ask(request, 'GET /api/demo/outbox', { to: 'stocker@demo.test' });
  const code = list.find(({ subject }) => /^\d{6} is your/.test(subject))?.body.slice(0, 6) ?? '';
  const wish = { amountCents: 6_000, password: demoPassword, code, key: randomUUID() };
  return (await ask(request, 'POST /api/user/withdraw/save', wish, ticket)).number;
}

test('finance brings a statement, credits a line, pays a file and closes a month @desktop', async ({
  page,
  request,
}) => {
  test.slow();
  const shopper = await openSession(request, 'shopper');
  const { reference } = await ask(request, 'GET /api/recharge/info', {}, shopper.ticket);
  const number = await withdrawal(request);
  const finance = await openSession(request, 'finance');
  await enterConsole(page, 'finance');

  await openPage(page, /Bank statements/);
  const text = `${reference} rent ${randomInt(1e9)}`;
  const day = new Date(Date.now() - 2 * dayMs).toISOString().slice(0, 10);
  const csv = `Date,Description,Amount\n${day},${text},${randomInt(100, 999)}.50\n${day},Fee,-5.00`;
  await page
    .getByLabel('Bring a statement')
    .setInputFiles({ name: 'november.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await expect(page.getByText(/1 new lines/)).toBeVisible();
  await page.getByRole('button', { name: text }).click();
  await page.getByRole('button', { name: /^Credit (demo_shopper|RC)/ }).click();
  await expect(page.getByRole('button', { name: text })).toHaveCount(0);

  await openPage(page, /Withdrawals/);
  await page.getByRole('button', { name: number }).click();
  const sure = page.getByRole('checkbox', { name: 'The bank account is the shopper’s own' });
  const begin = page.getByRole('button', { name: 'Begin to pay' });
  // Both come with the details; until then nothing is to be seen of either.
  await expect(begin).toBeVisible();
  if (await sure.isVisible()) await sure.check();
  await begin.click();
  await expect(page.getByRole('button', { name: number })).toHaveCount(0);
  await page.getByRole('combobox', { name: 'State' }).selectOption({ label: 'Processing' });
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Make a file for the bank' }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  expect(file).toContain(`1234567890,Savings,60.00,SGB ${number}`);
  await page.getByRole('link', { name: 'All files' }).click();
  await page.getByRole('button', { name: /^WB/ }).first().click();
  await expectAccessible(page, 'a file for the bank', 'main');
  await page.getByRole('checkbox', { name: `Tick ${number}` }).check();
  await page.getByRole('button', { name: 'The bank has paid' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'The bank has paid' }).click();
  await expect(sheet.getByText('Done')).toBeVisible();
  await sheet.getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByRole('list', { name: 'Lines of the file' })).toContainText('Paid');

  await openPage(page, /Do the books agree/);
  const checks = async () => (await ask(request, 'GET /api/staff/ledger/checks', {}, finance.ticket)).items[0]?.id ?? 0;
  const before = await checks();
  await page.getByRole('button', { name: 'Look now' }).click();
  await expect.poll(checks).toBeGreaterThan(before);
  await openPage(page, /Months/);
  const next = page.getByRole('row').filter({ hasText: 'To close next' });
  const month = (await next.getByRole('button').textContent()) ?? '';
  await next.getByRole('button').click();
  await page.getByRole('checkbox', { name: /it cannot be opened again/ }).check();
  await page.getByRole('button', { name: `Close ${month}` }).click();
  await expect(page.getByRole('row').filter({ hasText: month })).toContainText('Closed');
});

/** Finance asks for an entry by hand and for another rate from tomorrow; answers why, as it stands in the list. */
async function askForMoney(page: Page, tomorrow: string, rate: string): Promise<string> {
  const why = `The courier was paid twice ${randomInt(1e9)}`;
  await openPage(page, /Booked by hand/);
  await page.getByRole('button', { name: 'Ask for an entry' }).click();
  const entry = page.getByRole('dialog', { name: 'Ask for an entry' });
  await entry.getByLabel('To: whose').fill('demo_shopper');
  await entry.getByLabel('Amount (R)').fill('12.50');
  await entry.getByLabel('Why').fill(why);
  await entry.getByRole('button', { name: 'Ask for it' }).click();
  const row = page.getByRole('row').filter({ hasText: why });
  await expect(row).toContainText('Waits for a second person');
  await row.getByRole('button').click();
  // Whoever asked cannot agree.
  await expect(page.getByRole('button', { name: 'Take it back' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Agree' })).toHaveCount(0);

  await openPage(page, /Exchange rate/);
  await page.getByRole('button', { name: 'Set a rate' }).click();
  const form = page.getByRole('dialog', { name: 'Set a rate' });
  await form.getByLabel('Rand for one yuan').fill(rate);
  await form.getByLabel('From when').fill(`${tomorrow}T12:00`);
  await form.getByLabel('Where it is from').fill('SARB, this morning');
  await expect(form.getByRole('region', { name: 'What it changes' })).toContainText(rate);
  await form.getByRole('button', { name: 'Ask a second person' }).click();
  await expect(page.getByText(/^This needs a second person/)).toBeVisible();

  await openPage(page, /^Figures/);
  const sales = page.getByRole('region', { name: 'Sales' });
  await sales.getByText('The same as a table').click();
  await expect(sales.getByRole('table')).toContainText('Goods');
  await expectAccessible(page, 'figures', 'main');
  return why;
}

test('an administrator changes a fee from tomorrow, finance agrees and asks for money, which the administrator agrees to @desktop', async ({
  page,
  request,
}) => {
  test.slow();
  const { ticket } = await openSession(request, 'admin');
  // What a first try left waiting is taken back.
  const { items } = await ask(request, 'GET /api/staff/decision/list', {}, ticket);
  for (const { id, subject } of items) {
    const wish = { id, reason: 'Asked again' };
    if (/^setting (fees.service|exchange.rate|membership.banner)$/.test(subject))
      await ask(request, 'POST /api/staff/decision/refuse', wish, ticket);
  }
  const points = randomInt(1010, 1090);
  await enterConsole(page, 'admin');
  await openPage(page, /Settings/);
  await page.getByLabel('Name').fill('fees.service');
  await page.getByLabel('Name').press('Enter');
  await page.getByRole('button', { name: 'fees.service' }).click();
  await page.getByLabel('Share').fill('much');
  await page.getByRole('button', { name: 'See what it changes' }).click();
  await expect(page.getByRole('main').getByText(/basisPoints: .*expected number/)).toBeVisible();
  await page.getByLabel('Share').fill(String(points / 100));
  await page.getByRole('button', { name: 'See what it changes' }).click();
  const rand = `R\u00a0${((50_000 * points) / 1_000_000).toFixed(2)}`;
  await expect(page.getByRole('list', { name: 'Examples' })).toContainText(
    `Service fee on an order of R\u00a0500.00: R\u00a050.00 → ${rand}`,
  );
  const day = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  await page.getByLabel('From when').fill(`${day}T08:00`);
  await page.getByLabel('Why').fill('The board decided so');
  await expectAccessible(page, 'a setting', 'main');
  await page.getByRole('button', { name: 'Ask a second person' }).click();
  await expect(page.getByText(/needs a second person/)).toBeVisible();
  await page.getByRole('button', { name: 'Log out' }).click();

  await expect(page.getByLabel('Password')).toBeVisible();
  await enterConsole(page, 'finance');
  await openPage(page, /Second person/);
  await page.getByRole('button', { name: 'setting fees.service' }).click();
  await page.getByRole('button', { name: 'Agree' }).click();
  await expect(page.getByRole('button', { name: 'setting fees.service' })).toHaveCount(0);
  const rate = `2.6${randomInt(101, 199)}`;
  const why = await askForMoney(page, day, rate);
  await page.getByRole('button', { name: 'Log out' }).click();

  await expect(page.getByLabel('Password')).toBeVisible();
  await enterConsole(page, 'admin');
  await page.goto('/console/settings?only=planned');
  await expect(page.getByRole('row').filter({ hasText: 'fees.service' })).toContainText('08:00');
  await page.goto('/console/audit?subject=setting%20fees.service');
  await expect(page.getByRole('row').nth(1)).toContainText('demo_finance');

  await openPage(page, /Booked by hand/);
  const entry = page.getByRole('row').filter({ hasText: why });
  await entry.getByRole('button').click();
  await page.getByRole('button', { name: 'Agree' }).click();
  await expect(entry).toContainText('Booked');
  await page.getByRole('link', { name: /^#\d+$/ }).click();
  await expect(page).toHaveURL(/\/console\/ledger\/\d+$/);
  await openPage(page, /Second person/);
  await page.getByRole('button', { name: 'setting exchange.rate' }).click();
  await page.getByRole('button', { name: 'Agree' }).click();
  await expect(page.getByRole('button', { name: 'setting exchange.rate' })).toHaveCount(0);
  await openPage(page, /Exchange rate/);
  await expect(page.getByRole('row').filter({ hasText: rate })).toContainText('Planned');

  await openPage(page, /Switches/);
  const banner = page.getByRole('row').filter({ hasText: 'Invitation to a membership' });
  await banner.getByRole('button').click();
  await page.getByLabel('From when').fill(`${day}T08:00`);
  await page.getByLabel('Why').fill('Tried out for a day');
  await page.getByRole('button', { name: 'Ask a second person to turn it off' }).click();
  await expect(page.getByText(/needs a second person/)).toBeVisible();
  await expect(banner).toContainText('On');
  await expectAccessible(page, 'switches', 'main');
});
