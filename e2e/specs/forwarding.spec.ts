import { expect, test } from '../fixtures/test.ts';
import { expectAccessible } from '../support/axe.ts';
import { openSession } from '../support/session.ts';

test('a parcel from elsewhere is declared and becomes an order when it is here @phone', async ({
  page,
  request,
  visit,
  logIn,
}) => {
  test.slow();
  // A second try finds the first one's parcel there.
  const number = `SF${Date.now()}`;
  await logIn('forwarder');
  await visit('/othershop/index');
  await expect(page.getByRole('heading', { name: 'Our warehouse in China' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy your code' })).toBeVisible();
  await page.getByRole('button', { name: 'Declare a parcel' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Declare' }).click();
  await expect(sheet.getByText('Choose the courier.')).toBeVisible();
  await sheet.getByLabel('Tracking number').fill(` ${number.toLowerCase()} `);
  await sheet.getByLabel('Courier').selectOption('SF Express');
  await sheet.getByLabel('What is in it?').fill('Vape pens');
  await sheet.getByLabel('Pieces').fill('3');
  await sheet.getByLabel('Total value').fill('450');
  await sheet.getByRole('button', { name: 'Declare' }).click();
  await expect(sheet.getByRole('alert')).toContainText('We cannot forward');
  await expectAccessible(page, 'declaring');
  await sheet.getByLabel('What is in it?').fill('Cotton T-shirts');
  await sheet.getByRole('button', { name: 'Declare' }).click();

  const row = page.getByRole('region', { name: 'Your parcels' }).getByRole('listitem').filter({ hasText: number });
  await expect(row).toContainText('Cotton T-shirts × 3');

  const { ticket } = await openSession(request, 'warehouse');
  const scanned = await request.post(`/api/staff/warehouse/scan?ticket=${ticket}`, {
    data: { code: number },
  });
  expect(await scanned.json()).toMatchObject({ status: 0, data: { unknown: false } });
  await visit('/othershop/index');
  await expect(row).toContainText('Arrived');
  // The demo's packer may have weighed it already.
  await row.getByRole('link', { name: 'See order' }).click();
  await expect(page.getByRole('region', { name: 'Goods' })).toContainText('3 pieces, declared at R 450.00');
  await expect(page.getByRole('region', { name: 'Status' })).toContainText(
    /Arriv(ing|ed) at (our|the) China warehouse/,
  );
});
