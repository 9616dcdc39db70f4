import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../../shared/testing/show.tsx';
import { PopupForm } from './popup-form.tsx';

let close = () => {};
afterEach(() => close());

const make = () => page.getByRole('button', { name: 'Make it' });
const count = () => page.getByRole('button', { name: 'Count the people' });

async function open(people: number) {
  const shown = show(<PopupForm onDone={() => undefined} />, {
    'POST /api/staff/popup/preview': { people, of: 2_000, words: `${people} people` },
    'POST /api/staff/popup/make': { id: 1 },
  });
  close = shown.close;
  await userEvent.fill(page.getByLabelText('Title'), 'Closed on Monday');
  await userEvent.fill(page.getByLabelText('What it says'), 'It is Heritage Day.');
  await userEvent.fill(page.getByLabelText('Until'), '2026-11-30T18:00');
  await userEvent.fill(page.getByLabelText('Which'), 'silver');
  return shown;
}
const sentOf = (shown: { sent: readonly { call: string; input: unknown }[] }) =>
  shown.sent.filter(({ call }) => call.endsWith('/make')).map(({ input }) => input);

test('who is meant is counted first, and counted again when somebody else is', async () => {
  const shown = await open(12);
  await expect.element(make()).toBeDisabled();
  await count().click();
  await expect.element(make()).toBeEnabled();
  await userEvent.fill(page.getByLabelText('Which'), 'golden');
  await expect.element(make()).toBeDisabled();
  await count().click();
  await make().click();
  await expect.poll(() => sentOf(shown)).toMatchObject([{ audience: { kind: 'tier', of: ['golden'] }, sure: 0 }]);
});

test.each([
  ['nobody', 0, 'I mean it: nobody yet'],
  ['everybody', 2_000, 'I mean it: everybody'],
])('%s is asked about twice', async (_who, people, words) => {
  const shown = await open(people);
  await count().click();
  await expect.element(page.getByText(`${people} people`)).toBeVisible();
  await expect.element(make()).toBeDisabled();
  await page.getByRole('button', { name: words }).click();
  await make().click();
  await expect.poll(() => sentOf(shown)).toMatchObject([{ sure: 1 }]);
});
