import { codes } from '@sgb/contract/codes.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../testing/axe.ts';
import { Refusal } from '../../testing/fake-shop.ts';
import { openPage } from '../../testing/open.tsx';

const content = 'Please show the free days of each order.';
const list = { items: [], total: 0, page: 1, pages: 1 };

test('telling us: faults are said at the field, what was typed stays, and an order is named by its number', async () => {
  let refused = true;
  const { shop, address } = await openPage(
    '/questionFeedback/feedback',
    {
      'POST /api/questionfeedback/save': () => (refused ? new Refusal('notFound') : { id: 4 }),
      'GET /api/questionfeedback/index': list,
      'GET /api/questionfeedback/detail': { id: 4, content, kind: 2, state: 10 },
    },
    { as: {} },
  );
  const text = page.getByLabelText('What do you want to tell us?');
  const send = page.getByRole('button', { name: 'Send' });
  await text.fill('Too bad');
  await send.click();
  await expect.element(page.getByText('Write 10 to 500 characters.')).toBeVisible();
  await expect.element(page.getByText('Please choose what it is.')).toBeVisible();
  await text.fill(content);
  await page.getByRole('radio', { name: 'Idea' }).click();
  const number = page.getByLabelText('Order or parcel number');
  await number.fill('12');
  await expect.element(page.getByText('A number looks like SO00000012 or PC00000012.')).toBeVisible();
  await number.fill('SO00000012');
  await expectAccessible('telling us something');
  await send.click();
  await expect.element(page.getByText(codes.notFound.message)).toBeVisible();
  await expect.element(text).toHaveValue(content);
  refused = false;
  // The button takes no second press within a second.
  text.element().closest('form')?.requestSubmit();
  await expect.poll(address).toBe('/questionFeedback/index?id=4');
  expect(shop.inputs('POST /api/questionfeedback/save').at(-1)).toMatchObject({
    kind: 2,
    content,
    orderid: 12,
    answer: 1,
  });
});

test('an answer is judged, and opened again once with words', async () => {
  let reopened = false;
  const answer = { id: 4, content, kind: 2, answer: 'It is built.', wantsAnswer: true } as const;
  const { shop } = await openPage(
    '/questionFeedback/index?id=4',
    {
      'GET /api/questionfeedback/index': { ...list, items: [{ ...answer, state: 30 }], total: 1 },
      'GET /api/questionfeedback/detail': () =>
        reopened ? { ...answer, answer: '', state: 20 } : { ...answer, state: 30, mayReopen: true },
      'POST /api/questionfeedback/helpful': { helpful: false },
      'POST /api/questionfeedback/reopen': () => {
        reopened = true;
        return { state: 20 };
      },
    },
    { as: {} },
  );
  const sheet = page.getByRole('dialog', { name: 'Your feedback' });
  await sheet.getByRole('button', { name: 'No', exact: true }).click();
  await expect.element(sheet.getByRole('button', { name: 'No', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await sheet.getByRole('button', { name: 'It is not settled' }).click();
  await sheet.getByRole('button', { name: 'Send' }).click();
  await expect.element(sheet.getByText('Write 10 to 500 characters.')).toBeVisible();
  await sheet.getByLabelText('What is missing?').fill('Not on my desk, only on the phone.');
  await sheet.getByRole('button', { name: 'Send' }).click();
  await expect.element(sheet.getByText('We answer here.')).toBeVisible();
  expect(shop.inputs('POST /api/questionfeedback/reopen')).toHaveLength(1);
});
