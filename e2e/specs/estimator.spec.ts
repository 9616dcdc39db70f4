import type { Page } from '@playwright/test';
import { formatRand } from '@sgb/money/format.ts';
import { expect, test } from '../fixtures/test.ts';
import { ask } from '../support/api.ts';
import { expectAccessible } from '../support/axe.ts';

const way = (page: Page, name: 'By air' | 'By sea') => page.getByRole('region', { name });

test('guests estimate what goods cost to send, and pass the address on @phone', async ({ page, visit, request }) => {
  const totalOf = async (line: string, input: { goods: string; countryid?: 8 }) => {
    const { options } = await ask(request, 'GET /api/deliveryorder/transport', input);
    const option = options.find((each) => each.line === line);
    if (option?.refusal !== null) throw new Error(`${line} is refused`);
    return formatRand(option.totalCents);
  };
  await visit('/deliveryorder/2/transport?goods=1-2000-300-300-200-0-general-35000');
  await expect(way(page, 'By air')).toContainText(await totalOf('A1', { goods: '1-2000-300-300-200-0-general-35000' }));
  await expect(way(page, 'By air')).toContainText('its size counts as 3.24 kg');

  const goods = page.getByRole('group', { name: 'Goods 1' });
  await goods.getByLabel('Pieces').fill('3');
  const three = '3-2000-300-300-200-0-general-35000';
  await expect(way(page, 'By sea')).toContainText(await totalOf('S1', { goods: three }));
  await expect(page).toHaveURL(/goods=3-2000-/);
  await way(page, 'By air').getByText('Air express courier').click();
  await expect(way(page, 'By air')).toContainText('Paid to customs when it arrives');

  await goods.getByLabel('Height').fill('0');
  await expect(goods.getByText('In cm, such as 30 or 12.5.')).toBeVisible();
  await goods.getByLabel('Height').fill('20');
  await goods.getByLabel('Special goods').selectOption('Liquid');
  await expect(way(page, 'By air')).toContainText('Liquids cannot go by air.');
  await page.getByLabel('Where to').selectOption('Botswana');
  const liquid = '3-2000-300-300-200-2-general-35000';
  await expect(way(page, 'By sea')).toContainText('from R');
  await expect(page).toHaveURL(/countryid=8/);
  await expectAccessible(page, 'estimator with a refusal');

  // Whoever gets the address sees the same.
  await page.reload();
  await expect(goods.getByLabel('Pieces')).toHaveValue('3');
  await expect(way(page, 'By sea')).toContainText(await totalOf('S1', { goods: liquid, countryid: 8 }));
  await expect(way(page, 'By air')).toContainText('Liquids cannot go by air.');
});
