import { type APIRequestContext, expect as expectSoon, type Page } from '@playwright/test';
import { caseTypes } from '@sgb/contract/workorder-states.ts';
import { formatRand } from '@sgb/money/format.ts';
import { visit } from '../fixtures/test.ts';
import { ask } from './api.ts';
import { choose } from './choose.ts';
import { tinyPng } from './samples.ts';
import { demoPassword, openSession } from './session.ts';
import type { Shopper, Stage } from './story.ts';

/** The second half of the story: from the shelf in China to the shopper's hands, and what happens when something is wrong. */

const expect = expectSoon.configure({ timeout: 45_000 });

/** The same button is in the bar of a phone and in the column of a desktop. */
const visible = (page: Page, role: 'button' | 'link', name: string | RegExp) =>
  page.getByRole('main').getByRole(role, { name }).filter({ visible: true });

interface Parcel {
  readonly id: number;
  readonly number: string;
}

/** A friend sends the money for the freight, and another device writes down who receives it. */
export async function prepareToShip({ request }: Stage, shopper: Shopper): Promise<void> {
  const [username = ''] = shopper.email.split('@');
  const { ticket: friend } = await openSession(request, 'shipper');
  const wish = { to: username, amountCents: 45_000, password: demoPassword, key: crypto.randomUUID() };
  await ask(request, 'POST /api/user/rechargetransfer', wish, friend);
  const receiver = {
    type: 1,
    firstName: 'Thandi',
    lastName: 'Nkosi',
    mobile: '825551234',
    countryId: 1,
    province: 'Gauteng',
    city: 'Johannesburg',
    suburb: 'Rosebank',
    postcode: '2196',
    street: '12 Oxford Road',
    idType: 1,
    idNumber: '8001015009087',
    isDefault: true,
  } as const;
  await ask(request, 'POST /api/user/address/edit', receiver, shopper.ticket);
}

/** All that lies on the shelf in one parcel, the way that is proposed, paid from balance. */
export async function shipTogether({ page, request }: Stage, shopper: Shopper, orders: number): Promise<Parcel> {
  await visit(page, '/deliveryorder/combine');
  await page.getByRole('checkbox', { name: 'Select all' }).check();
  await expect(page.getByText(`${orders} of 30`)).toBeVisible();
  await visible(page, 'link', 'Receiver').last().click();
  await expect(page.getByRole('radio', { name: /Thandi Nkosi/ })).toBeChecked();
  await visible(page, 'link', 'Way').last().click();
  await page.getByRole('radio', { name: /Air economy, door or locker/ }).check();
  const proposal = page.getByRole('region', { name: 'A cheaper way' });
  await expect(proposal).toContainText(/save R/);
  await proposal.getByRole('button', { name: 'Apply' }).click();
  await expect(proposal).toBeHidden();
  await page.getByRole('checkbox', { name: /^Insure it/ }).check();
  await visible(page, 'link', 'Review').last().click();
  await page.getByRole('checkbox', { name: /^I confirm/ }).check();
  await visible(page, 'button', /^Pay R/).click();
  const title = page.getByRole('heading', { level: 1, name: /^PC\d{8}$/ });
  await expect(title).toBeVisible();
  const { items } = await ask(request, 'GET /api/deliveryorder/list', {}, shopper.ticket);
  const [parcel] = items;
  if (!parcel) throw new Error('no parcel was made');
  await expect(title).toHaveText(parcel.number);
  return parcel;
}

/** The demo's packers and carriers bring it as far as this. */
async function bring(request: APIRequestContext, { ticket }: Shopper, parcelId: number, to: number): Promise<void> {
  await expect
    .poll(
      async () => {
        const { status } = await ask(request, 'GET /api/deliveryorder/tracking', { expressid: parcelId }, ticket);
        if (status < to) await request.post(`/api/demo/parcelstep?ticket=${ticket}`, { data: { parcelId } });
        return status;
      },
      { timeout: 90_000, intervals: [50] },
    )
    .toBeGreaterThanOrEqual(to);
}

/** On the sea, then in the shopper's hands, who signs with the code. */
export async function followAndSign({ page, request }: Stage, shopper: Shopper, { id, number }: Parcel): Promise<void> {
  await bring(request, shopper, id, 40);
  await visit(page, `/deliveryorder/detail/${id}`);
  await expect(page.getByRole('img', { name: /^On its way by sea/ })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Every step, the newest first' })).toContainText('Left China');
  await expect(page.getByRole('main')).toContainText('On our scales');
  await bring(request, shopper, id, 73);
  await visit(page, `/deliveryorder/detail/${id}`);
  const shown = page.getByRole('region', { name: 'Delivery code' }).getByText(/^\d{4}$/);
  const code = (await shown.textContent()) ?? '';
  await page.getByRole('button', { name: `I have it: ${number}` }).click();
  const sheet = page.getByRole('dialog', { name: `Sign for ${number}` });
  await sheet.getByLabel('Delivery code').fill(code === '0000' ? '1111' : '0000');
  await sheet.getByRole('button', { name: 'I have it' }).click();
  await expect(sheet.getByRole('alert')).toBeVisible();
  await sheet.getByLabel('Delivery code').fill(code);
  // Whoever presses twice within a second means it once.
  await expect(async () => {
    if (await sheet.isVisible()) await sheet.getByRole('button', { name: 'I have it' }).click({ timeout: 1_000 });
    await expect(sheet).toBeHidden({ timeout: 2_000 });
  }).toPass();
  await expect(page.getByRole('region', { name: 'Status' })).toContainText('Signed for.');
}

/** How it was: one product disappoints, and a picture shows why. */
export async function rate({ page }: Stage, { number }: Parcel): Promise<void> {
  await page.getByRole('button', { name: `Rate it: ${number}` }).click();
  const survey = page.getByRole('dialog', { name: 'How was your delivery?' });
  for (const name of ['Client service', 'International logistics']) {
    const stars = survey.getByRole('group', { name });
    await choose(stars.getByRole('radio', { name: 'Great Satisfaction', exact: true }));
  }
  await survey.getByText('Unsatisfied', { exact: true }).first().click();
  const chooser = page.waitForEvent('filechooser');
  await survey.getByRole('button', { name: 'Add files' }).first().click();
  await (await chooser).setFiles({ name: 'broken.png', mimeType: 'image/png', buffer: tinyPng });
  await expect(survey.getByText('1 uploaded')).toBeAttached();
  await survey.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Evaluation is successful !')).toBeVisible();
  await expect(survey).toBeHidden();
}

/** A case about one order of the parcel; customer service decides, and the money is back. */
export async function getRefund({ page, request }: Stage, shopper: Shopper, parcel: Parcel): Promise<void> {
  await visit(page, `/deliveryorder/detail/${parcel.id}`);
  await page.getByRole('button', { name: 'Get help' }).click();
  await page.getByRole('dialog', { name: 'What is it about?' }).getByRole('link').first().click();
  await page.getByRole('radio', { name: /^Damaged/ }).check();
  await page.getByLabel('What happened?').fill('The zip was torn when it arrived.');
  const pictures = page.getByRole('group', { name: /^Pictures/ }).locator('input[type=file]');
  await pictures.first().setInputFiles({ name: 'zip.png', mimeType: 'image/png', buffer: tinyPng });
  await expect(page.getByText('1 uploaded')).toBeAttached();
  await page.getByRole('button', { name: 'Send' }).click();
  const found = page.getByRole('region', { name: 'Damaged' }).first();
  await expect(found.getByText(/^First answer by/)).toBeVisible();
  const address = page.url();

  const { items } = await ask(request, 'GET /api/user/workorder/list', {}, shopper.ticket);
  const opened = items.find(({ type }) => type === caseTypes.damaged);
  if (!opened) throw new Error('no case was opened');
  const { ticket: staff } = await openSession(request, 'admin');
  const outcome = { kind: 'refund', basisPoints: 5_000 } as const;
  const decision = { id: opened.id, outcome, answer: 'We are sorry. Half of it is back in your balance.' };
  const { backCents } = await ask(request, 'POST /api/staff/workorder/decide', decision, staff);
  expect(backCents).toBeGreaterThan(0);
  await page.goto(address);
  await expect(found).toContainText(`Money back to your balance${formatRand(backCents)}`);
}
