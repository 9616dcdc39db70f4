import type { Page } from '@playwright/test';
import { formatRand } from '@sgb/money/format.ts';
import { expect, test } from '../fixtures/test.ts';
import { ask } from '../support/api.ts';
import { findProduct, productPath } from '../support/samples.ts';

const box = (page: Page) => page.getByRole('region', { name: 'What it costs landed' });
const way = (page: Page, name: 'By air' | 'By sea') => box(page).getByRole('button', { name: new RegExp(`^${name}`) });

test('the landed cost follows quantity, country and delivery @phone', async ({ page, visit, request }) => {
  const product = await findProduct(
    request,
    ({ special, stockType, batch, skus }) =>
      special === 0 && stockType === 0 && batch === 1 && (skus[0]?.stock ?? 0) > 99,
  );
  const productid = product.id;
  const [sku] = product.skus;
  const costOf = async (more: { skus?: string; countryId?: 1 | 4 }) => {
    const { ways } = await ask(request, 'GET /api/product/landedcost', { productid, ...more });
    return ways.map(({ options }) => options.map(({ totalCents }) => formatRand(totalCents)));
  };
  await visit(productPath(productid));
  const [air, sea] = await costOf({});
  await expect(way(page, 'By air')).toContainText(air?.[0] ?? '');
  await expect(way(page, 'By sea')).toContainText(sea?.[0] ?? '');
  await expect(box(page)).toContainText('the smallest order');

  const quantity = page.getByRole('spinbutton', { name: `Quantity of ${sku?.options.join(', ')}`, exact: true });
  await quantity.fill('60');
  await quantity.press('Enter');
  const [airFor60, seaFor60] = await costOf({ skus: `${sku?.id}:60` });
  expect(airFor60).not.toEqual(air);
  await expect(way(page, 'By air')).toContainText(airFor60?.[0] ?? '');
  await expect(way(page, 'By sea')).toContainText(seaFor60?.[0] ?? '');
  await box(page).getByRole('button', { name: 'To your door' }).click();
  await expect(way(page, 'By air')).toContainText(airFor60?.[1] ?? '');

  await box(page).getByRole('combobox', { name: 'Destination country' }).selectOption('Zimbabwe');
  const [airToZimbabwe] = await costOf({ skus: `${sku?.id}:60`, countryId: 4 });
  await expect(way(page, 'By air')).toContainText(airToZimbabwe?.[0] ?? '');
  await way(page, 'By sea').click();
  await expect(box(page)).toContainText('You collect it in Johannesburg');

  // The country is remembered, the choice is not.
  await page.reload();
  await expect(box(page).getByRole('combobox')).toHaveValue('4');
  await expect(box(page)).toContainText('the smallest order');
});

test('every line explains itself, and express is not duty-free @desktop', async ({ page, visit, request }) => {
  const product = await findProduct(request, ({ special, stockType }) => special === 0 && stockType === 0);
  const cost = await ask(request, 'GET /api/product/landedcost', { productid: product.id });
  const express = cost.ways[0]?.options.find(({ delivery }) => delivery === 'express');
  await visit(productPath(product.id));
  await box(page).getByText('Duty and VAT').click();
  await expect(box(page).getByText('Included in the freight: we pay it for you.')).toBeVisible();

  await box(page).getByRole('button', { name: 'Express' }).click();
  await expect(way(page, 'By sea')).toBeDisabled();
  await expect(box(page)).toContainText(`Total landed${formatRand(express?.totalCents ?? 0)}`);
  await box(page).getByText('Air freight').click();
  await expect(box(page).getByText(/^R\s260\.00 first 0\.5 kg/)).toBeVisible();
  await expect(box(page).getByText('An estimate: you pay it to customs when it arrives.')).toBeVisible();
});
