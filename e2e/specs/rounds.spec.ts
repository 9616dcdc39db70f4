import { expect, test, visit as visitWith } from '../fixtures/test.ts';
import { ask } from '../support/api.ts';
import { expectAccessible } from '../support/axe.ts';
import { openSession } from '../support/session.ts';

test('a leader’s page follows what a member does @phone', async ({ page, visit, logIn, browser, request, baseURL }) => {
  // Two browsers.
  test.slow();
  await logIn('ambassador');
  const { ticket, user } = await openSession(request, 'member');
  const mine = (await ask(request, 'GET /api/groupship/rounds', {}, ticket)).items;
  const open = mine.find(({ state }) => state === 10);
  const other = await browser.newContext({ ...(baseURL && { baseURL }) });
  const url = baseURL ?? '';
  await other.addCookies([
    { name: 'ticket', value: ticket, url },
    { name: 'userid', value: String(user.userId), url },
  ]);
  const theirs = await other.newPage();

  await visit(`/groupship/round/${open?.id}`);
  const curve = page.getByRole('region', { name: 'Price curve' });
  await expect(curve.getByText('Live')).toBeVisible();
  const before = await curve.getByRole('img').getAttribute('aria-label');
  await expectAccessible(page, 'a round of its leader');
  await visitWith(theirs, `/groupship/round/${open?.id}`);
  const part = theirs.getByRole('region', { name: 'My part' });
  await part
    .getByRole('button', { name: /^Take out/ })
    .first()
    .click();
  await expect(curve.getByRole('img')).not.toHaveAttribute('aria-label', before ?? '');
  await part.getByRole('button', { name: /^Put (my orders|more) in/ }).click();
  const sheet = theirs.getByRole('dialog');
  await sheet.getByRole('checkbox').first().check();
  await sheet.getByRole('button', { name: /^Put in for/ }).click();
  await expect(sheet).toBeHidden();
  await other.close();
});
