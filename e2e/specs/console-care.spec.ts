import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { ambassadorStateNames } from '@sgb/contract/group-states.ts';
import { expect, test } from '../fixtures/test.ts';
import { ask } from '../support/api.ts';
import { expectAccessible } from '../support/axe.ts';
import { applyAsAmbassador, enterConsole, openPage, register } from '../support/console.ts';
import { openSession } from '../support/session.ts';

/** An order about whose money a case can be opened; what an earlier try left open is taken back. */
async function orderToReport(request: APIRequestContext, ticket: string): Promise<number> {
  const { items } = await ask(request, 'GET /api/shoporder/list', {}, ticket);
  for (const { id: shoporderid } of items) {
    const look = () => ask(request, 'GET /api/shoporder/workorder/detail', { shoporderid }, ticket);
    for (const { id, state, type } of (await look()).cases)
      if (state < 40 && type === 8) await ask(request, 'POST /api/user/workorder/withdraw', { id }, ticket);
    if ((await look()).offers.some(({ type, may }) => type === 8 && may)) return shoporderid;
  }
  throw new Error('the demo has an order whose money can be asked about');
}

/** Somebody whom that consultant does not look after: nobody decides about a person of their own. */
async function registerAway(request: APIRequestContext, consultant: number): Promise<{ ticket: string }> {
  const made = await register(request);
  const { person } = await ask(request, 'GET /api/contact/person', {}, made.ticket);
  // New people go to the consultant with the fewest.
  return person?.id === consultant ? registerAway(request, consultant) : made;
}

/** Working days of service and marketing in the console. */

test('service answers a chat, settles a case that two people wanted, and approves an ambassador @desktop', async ({
  page,
  request,
}) => {
  test.slow();
  const mark = String(Date.now());
  const [admin, service, member, shopper] = await Promise.all([
    openSession(request, 'admin'),
    openSession(request, 'service'),
    openSession(request, 'member'),
    openSession(request, 'shopper'),
  ]);
  await enterConsole(page, 'service');

  await test.step('a chat is taken, answered with words that were written before, and let go', async () => {
    const title = `On its way ${mark}`;
    const text = 'Hello {name}, your parcel is on its way.';
    await ask(request, 'POST /api/staff/chat/savecanned', { title, text }, admin.ticket);
    const first = await ask(
      request,
      'POST /api/chat/send',
      { conversation: 0, key: randomUUID(), text: `Good day ${mark}` },
      shopper.ticket,
    );
    const id = first.conversation;
    // From an earlier try somebody may have it.
    await ask(request, 'POST /api/staff/chat/take', { id, over: 1 }, admin.ticket);
    await page.goto(`/console/chats/${id}`);
    await expect(page.getByText('demo_admin has this chat in hand')).toBeVisible();
    await page.getByRole('button', { name: 'Take it over from demo_admin' }).click();
    const asked = { conversation: id, key: randomUUID(), text: `Where is my parcel ${mark}?` };
    await ask(request, 'POST /api/chat/send', asked, shopper.ticket);
    // It comes by itself, over the live line.
    await expect(page.getByRole('region', { name: 'Messages' })).toContainText(asked.text);
    await page.getByRole('combobox', { name: 'Written already' }).selectOption({ label: title });
    await expect(page.getByRole('textbox', { name: 'Answer' })).toHaveValue(/^Hello \w+, your parcel/);
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText('Answered')).toBeVisible();
    await expectAccessible(page, 'a chat', 'main');
    await page.getByRole('button', { name: 'Hand over' }).click();
    await expect(page.getByRole('button', { name: 'Take it', exact: true })).toBeVisible();
  });

  await test.step('a case is taken by somebody else meanwhile, and settled with a look at what happens', async () => {
    const order = await orderToReport(request, member.ticket);
    const made = await ask(
      request,
      'POST /api/user/workorder/save',
      { shoporderid: order, type: 8, content: `The fee was taken twice ${mark}.` },
      member.ticket,
    );
    await page.keyboard.press('Control+k');
    await page.getByLabel('What to find').fill(made.number);
    await page.getByRole('button', { name: `Case ${made.number}` }).click();
    await expect(page.getByText(`The fee was taken twice ${mark}.`)).toBeVisible();
    await page.getByLabel('What the shopper reads').fill('Here it is.');
    await ask(request, 'POST /api/staff/workorder/take', { id: made.id }, admin.ticket);
    await expect(page.getByRole('button', { name: 'Take it over from demo_admin' })).toBeVisible();
    // What was written is still there.
    await expect(page.getByLabel('What the shopper reads')).toHaveValue('Here it is.');
    await page.getByRole('button', { name: 'Take it over from demo_admin' }).click();
    await expect(page.getByText('The case is yours')).toBeVisible();
    await page.getByRole('combobox', { name: 'Outcome' }).selectOption('none');
    await page.getByRole('button', { name: 'See what happens' }).click();
    await expect(page.getByText('No money moves')).toBeVisible();
    await page.getByRole('button', { name: 'Decide' }).click();
    await expect(page.getByText('Decided', { exact: true })).toBeVisible();
  });

  await test.step('somebody who applied becomes an ambassador, and is found as one', async () => {
    const candidate = await registerAway(request, service.user.userId);
    await applyAsAmbassador(request, candidate.ticket);
    await openPage(page, /^Ambassadors/);
    await page.getByRole('row').filter({ hasText: 'Zanele' }).last().getByRole('button').click();
    await expect(page.getByText('I know everybody in my street.')).toBeVisible();
    await page.getByRole('button', { name: 'Approve, the document is right' }).click();
    await expect(page.getByText('Decided; they are told')).toBeVisible();
    // Those who lead already have a group.
    await page.getByRole('combobox', { name: 'State' }).selectOption({ label: ambassadorStateNames[50] });
    await page.getByRole('row').nth(1).getByRole('button').click();
    await expect(page.getByRole('table', { name: /^The group, [1-9]/ })).toBeVisible();
  });
});

test('marketing makes a coupon, counts its audience, gives it out, sees it snatched, and what else is its @desktop', async ({
  page,
  request,
}) => {
  test.slow();
  const mark = String(Date.now());
  const name = `Spring ${mark}`;
  const key = `spring.${mark}`;
  await enterConsole(page, 'marketing');
  await openPage(page, /^Coupons/);
  await page.getByRole('button', { name: 'Make a coupon' }).click();
  const sheet = page.getByRole('dialog', { name: 'Make a coupon' });
  await sheet.getByLabel('Name').fill(name);
  await sheet.getByLabel('Key').fill(key);
  await sheet.getByLabel('Amount (R)').fill('25');
  await sheet.getByLabel('From a sum of (R)').fill('100');
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('row').filter({ hasText: name })).toContainText(key);

  await openPage(page, /^Pop-ups/);
  await page.getByRole('button', { name: 'Make a pop-up' }).click();
  const popup = page.getByRole('dialog', { name: 'Make a pop-up' });
  await popup.getByRole('combobox', { name: 'Kind' }).selectOption({ label: 'Coupon' });
  await popup.getByLabel('Coupons').fill(key);
  await popup.getByLabel('Until').fill('2099-01-01T08:00');
  await popup.getByRole('combobox', { name: 'For' }).selectOption('everybody');
  await popup.getByRole('button', { name: 'Count the people' }).click();
  // Everybody has to be meant.
  await expect(popup.getByRole('button', { name: 'Make it' })).toBeDisabled();
  await popup.getByRole('combobox', { name: 'For' }).selectOption('accounts');
  await popup.getByLabel('Which').fill('demo_vip');
  await popup.getByRole('button', { name: 'Count the people' }).click();
  await expect(popup.getByText(/^1 of /)).toBeVisible();
  await popup.getByRole('button', { name: 'Make it' }).click();
  const made = page.getByRole('row').filter({ hasText: key });
  await expect(made).toContainText('running');
  await made.getByRole('button').click();
  await page.getByRole('button', { name: 'Stop it' }).click();
  await expect(made).toContainText('stopped');

  await openPage(page, /^Snatch/);
  await page.getByRole('button', { name: 'Give out a coupon' }).click();
  const offer = page.getByRole('dialog', { name: 'Give out a coupon' });
  // The hour that runs in Johannesburg, so that it is open at once.
  const hour = String((new Date().getUTCHours() + 2) % 24);
  await offer.getByRole('combobox', { name: 'Coupon' }).selectOption(key);
  await offer.getByRole('combobox', { name: 'Every day at' }).selectOption(hour);
  await offer.getByLabel('How many a day').fill('3');
  await offer.getByRole('button', { name: 'Save' }).click();
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row).toContainText('3');

  const { ticket } = await register(request);
  const { rounds } = await ask(request, 'GET /api/activity/snatchcoupon/index', {}, ticket);
  const mine = rounds.flatMap(({ open, coupons }) => (open ? coupons : [])).find((each) => each.name === name);
  await ask(request, 'POST /api/activity/snatchcoupon', { id: mine?.id ?? 0 }, ticket);
  await page.reload();
  await expect(row).toContainText('1 of 3');
  await expectAccessible(page, 'what is given out', 'main');
  await row.getByRole('button').click();
  await page.getByRole('button', { name: 'Stop it' }).click();
  await expect(row).toContainText('stopped');

  await test.step('what it cost, and how people came', async () => {
    await openPage(page, /^What campaigns cost/);
    await page.getByRole('row').filter({ hasText: key }).getByRole('button').click();
    await expect(page.getByRole('table', { name: `${name}, day by day` })).toContainText('1');
    await openPage(page, /^From visitor to buyer/);
    await page.getByRole('row').nth(1).getByRole('button').click();
    await expect(page.getByText(/% of those who/).first()).toBeVisible();
    await expectAccessible(page, 'the funnel', 'main');
  });

  await test.step('a piece on clearance gets cheaper, and teams of a product have a day', async () => {
    await openPage(page, /^Clearance/);
    await page.getByRole('combobox', { name: 'State' }).selectOption({ label: 'On sale' });
    await page.getByRole('row').nth(1).getByRole('button').click();
    const price = page.getByLabel('Price (R)');
    await price.fill(String(Number(await price.inputValue()) - 0.5));
    await page.getByLabel('Why you change it').fill('It lies here for long');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Last changed')).toBeVisible();
    await openPage(page, /^Goods/);
    await page.getByLabel('Number or words').fill('mug');
    await page.getByLabel('Number or words').press('Enter');
    await page.getByRole('row').nth(1).getByRole('button').click();
    await page.getByRole('button', { name: 'Give new teams the short time' }).click();
    await expect(page.getByRole('row').nth(1)).toContainText('Flash teams');
    await page.getByRole('combobox', { name: 'Which' }).selectOption({ label: 'With flash teams' });
    await page.getByRole('row').nth(1).getByRole('button').click();
    await page.getByRole('button', { name: 'Give new teams the usual time' }).click();
    await expect(page.getByText('New teams have the usual time')).toBeVisible();
  });
});
