import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../../shared/testing/show.tsx';
import type { Piece } from './piece.ts';
import { PieceForm } from './piece-form.tsx';

let close = () => {};
afterEach(() => close());

const piece = {
  id: 7,
  originalCents: 20_000,
  priceCents: 12_000,
  condition: 2,
  special: 0,
  note: 'A scratch',
} as Piece;

test('a price lies between R 1 and what it cost when new, and goes out in cents with a reason', async () => {
  const shown = show(<PieceForm one={piece} />, { 'POST /api/staff/clearance/save': {} });
  close = shown.close;
  const save = page.getByRole('button', { name: 'Save' });
  const price = page.getByLabelText('Price (R)');
  await expect.element(page.getByText(/40.+less than when new/)).toBeVisible();
  await userEvent.fill(page.getByLabelText('Why you change it'), 'Nobody bought it');
  for (const wrong of ['200.01', '0.99', 'free', '']) {
    await userEvent.fill(price, wrong);
    await expect.element(page.getByText(/From R.1 to R.200/)).toBeVisible();
    await expect.element(save).toBeDisabled();
  }
  await userEvent.fill(price, '99,5');
  await userEvent.fill(page.getByLabelText('What is wrong with it'), 'No');
  await expect.element(save).toBeDisabled();
  await userEvent.fill(page.getByLabelText('What is wrong with it'), 'The lid is missing');
  await save.click();
  await expect
    .poll(() => shown.sent)
    .toMatchObject([
      { input: { id: 7, pricecents: 9_950, condition: 2, special: 0, note: 'The lid is missing', edition: 0 } },
    ]);
});
