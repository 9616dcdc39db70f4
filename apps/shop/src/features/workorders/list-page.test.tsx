import { caseStates, caseTypes } from '@sgb/contract/workorder-states.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../testing/axe.ts';
import { openPage } from '../../testing/open.tsx';

const solved = {
  id: 1,
  number: 'WO1',
  type: caseTypes.damaged,
  state: caseStates.solved,
  backCents: 5_000,
  lastText: 'Half of it is back.',
  order: { id: 3, number: 'SO3', title: 'Picnic mat', quantity: 1 },
};

test('the list has tabs for every state, and finds nothing where there is nothing', async () => {
  await openPage(
    '/workorder/index',
    {
      'GET /api/user/workorder/list': ({ state, type }) => {
        const fits = (state === 0 || state === solved.state) && (type === undefined || type === solved.type);
        const items = fits ? [solved] : [];
        return { items, counts: [{ state: solved.state, count: 1 }], total: items.length, page: 1, pages: 1 };
      },
    },
    { as: {} },
  );
  const tabs = page.getByRole('navigation', { name: 'Cases by state' });
  await expect.element(page.getByRole('article')).toHaveLength(1);
  const names = tabs
    .getByRole('link')
    .elements()
    .map(({ textContent }) => textContent?.replace(/\d+$/, ''));
  expect(names).toEqual(['All', 'Open', 'In progress', 'Waiting for you', 'Solved', 'Closed']);
  await expectAccessible('the list of cases');
  const tab = tabs.getByRole('link', { name: /^Solved/ });
  await tab.click();
  // The form below belongs to the tab that is open.
  await expect.element(tab).toHaveAttribute('aria-current', 'page');
  await expect.element(page.getByRole('article', { name: 'Damaged' })).toMatchTextContent('came back');
  await page.getByLabelText('About').selectOptions('Late');
  await expect.element(page.getByText('No case found')).toBeVisible();
});

test('whoever has no case is asked which order it is about', async () => {
  await openPage(
    '/workorder/index',
    { 'GET /api/user/workorder/list': { page: 1, pages: 1 }, 'GET /api/shoporder/list': { page: 1, pages: 1 } },
    { as: {} },
  );
  await page.getByRole('button', { name: 'Open a case' }).click();
  const sheet = page.getByRole('dialog', { name: 'Which order is it about?' });
  await expect.element(sheet.getByText('No order found.')).toBeVisible();
});
