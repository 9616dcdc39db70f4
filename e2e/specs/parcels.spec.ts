import type { APIRequestContext, Page } from '@playwright/test';
import { formatRand } from '@sgb/money/format.ts';
import { expect, test } from '../fixtures/test.ts';
import { ask } from '../support/api.ts';
import { expectAccessible } from '../support/axe.ts';

/** The same button is in the bar of a phone and in the column of a desktop. */
const visible = (page: Page, role: 'button' | 'link', name: string | RegExp) =>
  page.getByRole('main').getByRole(role, { name }).filter({ visible: true });

/** The same as somebody who is logged in asks it. */
const of = <Input extends object>(ticket: string, input: Input): Input => ({ ...input, ticket });

async function post(request: APIRequestContext, ticket: string, path: string, data: object) {
  const answer = await (await request.post(`/api/deliveryorder/${path}?ticket=${ticket}`, { data })).json();
  if (answer.status !== 0) throw new Error(`${path} answered ${answer.status}: ${answer.message}`);
  return answer.data;
}

/** The orders on the shelf whose titles say so; a test that is tried again takes them out of its parcels first. */
async function shelved(request: APIRequestContext, ticket: string, ...words: string[]): Promise<number[]> {
  const parcels = await ask(request, 'GET /api/deliveryorder/list', of(ticket, {}));
  for (const { id, goods, actions } of parcels.items) {
    const mine = goods.some(({ title }) => words.some((word) => title.includes(word)));
    if (!mine || !actions.includes('cancel')) continue;
    const { backCents } = await ask(request, 'GET /api/deliveryorder/canceltransit/show', of(ticket, { id }));
    await post(request, ticket, 'canceltransit', { id, backcents: backCents });
  }
  const { items } = await ask(request, 'GET /api/deliveryorder/combine', of(ticket, {}));
  return words.map((word) => {
    const found = items.find(({ title }) => title.includes(word));
    if (!found) throw new Error(`nothing on the shelf is called ${word}`);
    return found.id;
  });
}

test('orders are combined step by step, the choice is there again after a reload, and the parcel is paid @phone', async ({
  page,
  visit,
  logIn,
  request,
}) => {
  test.slow();
  const { ticket } = await logIn('shipper');
  const [coat, shirt] = await shelved(request, ticket, 'Padded Coat', 'Polo Shirt');
  await visit(`/shoporder/2/index?tagIndex=4&type=0`);
  await page.locator(`a[href$="/deliveryorder/combine?orders=${coat}"]`).click();
  await expect(page.getByRole('checkbox', { name: /Padded Coat/ })).toBeChecked();
  await page.getByRole('checkbox', { name: /Polo Shirt/ }).check();
  await expect(page.getByText('2 of 30')).toBeVisible();
  // Another device goes on with it.
  await expect
    .poll(async () => (await ask(request, 'GET /api/deliveryorder/combine', of(ticket, {}))).draft?.orderids.length)
    .toBe(2);
  await page.reload();
  await expect(page.getByRole('checkbox', { name: /Polo Shirt/ })).toBeChecked();

  await visible(page, 'link', 'Receiver').last().click();
  await page.getByRole('radio', { name: /Naledi Khumalo/ }).check();
  await expect(page.getByText('Customs need an ID or passport number')).toBeVisible();
  await page.getByRole('radio', { name: /Sipho Dlamini/ }).check();
  await visible(page, 'link', 'Way').last().click();
  await page.getByRole('radio', { name: /Air economy, door or locker/ }).check();
  await expect(page.getByRole('radio', { name: /Air special/ })).toBeDisabled();
  // By sea it would be cheaper; what is proposed can be taken, and taken back.
  const proposal = page.getByRole('region', { name: 'A cheaper way' });
  await expect(proposal).toContainText(/Ship by Sea, pickup and save R/);
  await proposal.getByRole('button', { name: 'Apply' }).click();
  await expect(proposal).toBeHidden();
  await expect(page.getByRole('radio', { name: /Sea, pickup/ })).toBeChecked();
  await page.getByRole('radio', { name: /Air economy, door or locker/ }).check();
  await page.getByRole('checkbox', { name: /^Insure it/ }).check();
  await expectAccessible(page, 'how it travels');
  await visible(page, 'link', 'Review').last().click();

  const quote = page.getByRole('region', { name: 'What it costs' });
  await expect(quote).toContainText('Insurance');
  await quote.getByText('Air freight').click();
  await expect(quote.getByText(/^Billed as/)).toBeVisible();
  await expect(visible(page, 'button', /^Pay R/)).toBeDisabled();
  await page.getByRole('checkbox', { name: /^I confirm/ }).check();
  await expectAccessible(page, 'the review of a parcel');
  const { items: receivers } = await ask(request, 'GET /api/user/address/list', of(ticket, {}));
  const { totalCents } = await post(request, ticket, 'shippreview', {
    orderids: [coat, shirt],
    rid: receivers.find(({ firstName }) => firstName === 'Sipho')?.id,
    line: 'A2',
    insured: 1,
  });
  await visible(page, 'button', `Pay ${formatRand(totalCents)}`).click();
  await expect(page.getByRole('heading', { level: 1, name: /^PC\d{8}$/ })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('region', { name: 'Status' })).toContainText('In our warehouse');
  await expect(page.getByRole('main')).toContainText(`Set aside from your balance${formatRand(totalCents)}`);
  await visit('/deliveryorder/combine');
  await expect(page.getByRole('checkbox', { name: 'Select all' })).not.toBeChecked();
  await expect(page.getByRole('checkbox', { name: /Padded Coat/ })).toHaveCount(0);
});
