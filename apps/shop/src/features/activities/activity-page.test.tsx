import { sortOptions } from '@sgb/contract/catalogue.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../testing/axe.ts';
import { type Answers, Refusal } from '../../testing/fake-shop.ts';
import { pageOf } from '../../testing/goods.ts';
import { openPage } from '../../testing/open.tsx';

const path = '/thematicactivities/hotsale/index';
const titles = page.getByRole('main').getByRole('heading', { level: 3 });
const departments = [
  { id: 3, name: 'Fashion', productCount: 41 },
  { id: 4, name: 'Home', productCount: 4 },
];

/** Goods that are called by what they were asked for. */
const hotSale: Answers = {
  'GET /api/thematicactivities/info': ({ theme }) => ({ theme, title: 'Hot sale', text: 'What everybody buys.' }),
  'GET /api/thematicactivities/list': ({ page: number, sort, categoryId = 0 }) => ({
    ...pageOf(`Goods of ${categoryId}, order ${sort}, page ${number},`, categoryId === 3 ? 41 : 45),
    ...(number > 3 && { items: [] }),
    page: number,
    departments,
  }),
};
const first = (categoryId: number, sort: number, number: number) =>
  `Goods of ${categoryId}, order ${sort}, page ${number}, 1`;

test('each of the five orders is asked for and kept in the address', async () => {
  const { address } = await openPage(path, hotSale, { size: 'desk' });
  for (const { code, label } of [...sortOptions.slice(1), sortOptions[0]]) {
    await page.getByRole('combobox', { name: 'Sort by' }).selectOptions(label);
    await expect.element(titles.first()).toHaveTextContent(first(0, code, 1));
    expect(new URLSearchParams(address().split('?')[1]).get('sort')).toBe(code === 1 ? null : String(code));
  }
});

test('a department narrows the list, keeps its order, and the back button undoes it', async () => {
  const { goBack } = await openPage(`${path}?sort=2`, hotSale);
  const chips = page.getByRole('navigation', { name: 'Departments' });
  await expect.element(chips.getByRole('link', { name: 'All 45' })).toHaveAttribute('aria-current', 'true');
  const chip = chips.getByRole('link', { name: 'Fashion 41' });
  await chip.click();
  await expect.element(chip).toHaveAttribute('aria-current', 'true');
  await expect.element(page.getByText('41 products', { exact: true })).toBeVisible();
  await expect.element(titles.first()).toHaveTextContent(first(3, 2, 1));
  await goBack();
  await expect.element(page.getByText('45 products', { exact: true })).toBeVisible();
});

test('pages turn, and past the end there is a way back', async () => {
  const { close } = await openPage(`${path}?sort=2`, hotSale, { size: 'desk' });
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect.element(titles.first()).toHaveTextContent(first(0, 2, 2));
  close();
  const { address } = await openPage(`${path}?page=99`, hotSale, { size: 'desk' });
  await page.getByRole('link', { name: 'Go to the first page' }).click();
  await expect.element(titles).toHaveLength(20);
  await expect.poll(() => address()).toBe(path);
});

test('a list that fails can be asked again', async () => {
  let broken = false;
  await openPage(path, {
    ...hotSale,
    'GET /api/thematicactivities/list': () => (broken ? new Refusal('fault') : { ...pageOf('Goods'), departments }),
  });
  await expect.element(titles).toHaveLength(20);
  broken = true;
  await page.getByRole('combobox', { name: 'Sort by' }).selectOptions('NEW');
  const again = page.getByRole('button', { name: 'Try again' });
  await expect.element(again).toBeVisible();
  broken = false;
  await again.click();
  await expect.element(titles).toHaveLength(20);
});

test.for(['phone', 'desk'] as const)('has no serious finding on a %s', async (size) => {
  await openPage(path, hotSale, { size });
  await expect.element(titles).toHaveLength(20);
  await expectAccessible('hot sale');
});
