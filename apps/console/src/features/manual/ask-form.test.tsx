import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../../shared/testing/show.tsx';
import { AskForm } from './ask-form.tsx';

let close = () => {};
afterEach(() => close());

test('an entry needs two places, an amount and a reason; a day is asked for only between places of ours', async () => {
  let done = 0;
  const shown = show(<AskForm onDone={() => done++} />, {
    'POST /api/staff/ledger/manual': { number: 'ME0000001', entryid: 1 },
  });
  close = shown.close;
  const ask = page.getByRole('button', { name: 'Ask for it' });
  await userEvent.fill(page.getByLabelText('Amount (R)'), '45,5');
  await userEvent.fill(page.getByLabelText('Why'), 'The courier asked for it');
  // Whose balance it is, is not said yet.
  await expect.element(ask).toBeDisabled();
  await userEvent.fill(page.getByLabelText('To: whose'), 'thandi');
  await expect.element(page.getByText(/R.45\.50 from Corrections to Balance of thandi/)).toBeVisible();
  await expect.element(page.getByLabelText('Day')).not.toBeInTheDocument();
  await userEvent.selectOptions(page.getByLabelText('To', { exact: true }), 'corrections');
  await expect.element(page.getByText('Both sides are the same place.')).toBeVisible();
  await expect.element(ask).toBeDisabled();
  await userEvent.selectOptions(page.getByLabelText('To', { exact: true }), 'fees.gateway');
  await expect.element(page.getByLabelText('Day')).toBeVisible();
  await ask.click();
  await expect.poll(() => done).toBe(1);
  expect(shown.sent).toMatchObject([
    {
      call: 'POST /api/staff/ledger/manual',
      input: { cents: 4_550, from: { book: 'corrections' }, to: { username: '', book: 'fees.gateway' } },
    },
  ]);
});
