import { expect, test, visit as visitWith } from '../fixtures/test.ts';
import { expectAccessible } from '../support/axe.ts';
import { openSession } from '../support/session.ts';

const chat = '/contact/chat';
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

test('a member and the ambassador talk to each other, live, each in a browser of their own @desktop', async ({
  page,
  visit,
  logIn,
  browser,
  request,
  baseURL,
}) => {
  // Two browsers, and axe looks at both.
  test.slow();
  await logIn('member');
  const other = await browser.newContext({ ...(baseURL && { baseURL }) });
  const { ticket, user } = await openSession(request, 'ambassador');
  const url = baseURL ?? '';
  await other.addCookies([
    { name: 'ticket', value: ticket, url },
    { name: 'userid', value: String(user.userId), url },
  ]);
  const theirs = await other.newPage();
  await visitWith(theirs, chat);
  await theirs.getByRole('link', { name: /Busi Z/ }).click();
  const theirLog = theirs.getByRole('log');
  await expect(theirLog).toContainText('when does the next group parcel leave?');

  await visit('/localstock/index');
  const corner = page.getByRole('complementary', { name: 'Shortcuts and contact' });
  await corner.getByRole('button', { name: /Chat/ }).click();
  const panel = page.getByRole('region', { name: 'Chat with Naledi K.' });
  const text = `<img src=x onerror=alert(1)> & "quotes"`;
  await panel.getByRole('textbox', { name: 'Message to Naledi K.' }).fill(text);
  await page.keyboard.press('Enter');
  await expect(theirLog).toContainText(text);
  await expect(panel.getByRole('log').getByText('Read')).toBeVisible();

  await theirs.locator('input[type=file]').setInputFiles({ name: 'box.png', mimeType: 'image/png', buffer: picture });
  await expect(theirs.getByRole('button', { name: 'Remove box.png' })).toBeVisible();
  await theirs.getByRole('textbox', { name: /^Message to/ }).fill('It looks like this');
  await theirs.getByRole('button', { name: 'Send' }).click();
  await expect(panel.getByRole('img', { name: 'Their picture, 1 of 1' })).toBeVisible();
  await expect(panel.getByRole('log')).toContainText('It looks like this');
  await expectAccessible(page, 'chat panel');
  await expectAccessible(theirs, 'talks of an ambassador');

  // Who looks elsewhere sees a number instead.
  await page.keyboard.press('Escape');
  await theirs.getByRole('textbox', { name: /^Message to/ }).fill('Are you there?');
  await theirs.getByRole('button', { name: 'Send' }).click();
  await expect(corner.getByRole('button', { name: /Chat/ })).toContainText('1');
  await other.close();
});

test('the consultant of the demo answers; a message that found no line is sent again @phone', async ({
  page,
  visit,
  logIn,
  allow,
  context,
}) => {
  allow(/ERR_INTERNET_DISCONNECTED/);
  await logIn('vip');
  await visit(chat);
  const talk = page.getByRole('region', { name: 'Chat with Sipho D.' });
  await expect(talk.getByText(/^Your consultant\. (At work now|Back on)/)).toBeVisible();
  await expectAccessible(page, 'chat without messages');
  const write = talk.getByRole('textbox', { name: 'Message to Sipho D.' });
  await write.fill('How do I pay?');
  await talk.getByRole('button', { name: 'Send' }).click();
  const log = talk.getByRole('log');
  await expect(log).toContainText('You pay from your balance.', { timeout: 15_000 });
  await expectAccessible(page, 'chat');

  await context.setOffline(true);
  await write.fill('Thank you');
  await talk.getByRole('button', { name: 'Send' }).click();
  await expect(talk.getByRole('alert')).toContainText('We could not reach the shop');
  await context.setOffline(false);
  await talk.getByRole('button', { name: 'Send again' }).click();
  await expect(log).toContainText('With pleasure.', { timeout: 20_000 });
  await expect(log.getByRole('listitem').filter({ hasText: 'Thank you' })).toHaveCount(1);
});
