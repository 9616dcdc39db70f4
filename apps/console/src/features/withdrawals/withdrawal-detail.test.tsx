import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../../shared/testing/show.tsx';
import type { Withdrawal } from './withdrawal.ts';
import { WithdrawalDetail } from './withdrawal-detail.tsx';

let close = () => {};
afterEach(() => close());

const one = {
  id: 7,
  number: 'WD0000007',
  status: 10,
  username: 'thandi',
  holder: 'Thandi Molefe',
  bank: 'FNB',
  branchCode: '250655',
  account: '…4567',
  kind: 1,
  amountCents: 50_000,
  feeCents: 1_500,
  accountVerified: false,
  late: false,
  reason: '',
  reference: '',
  createdAt: '2026-11-17T08:00:00.000Z',
  changedAt: '2026-11-17T08:00:00.000Z',
  dueAt: '2026-11-19T08:00:00.000Z',
} as Withdrawal;

test('nothing is paid before somebody says whose account it is, and the whole number needs a reason', async () => {
  const shown = show(<WithdrawalDetail one={one} />, {
    'POST /api/staff/withdraw/reveal': { accountNumber: '62001234567' },
    'POST /api/staff/withdraw/process': {},
  });
  close = shown.close;
  await expect.element(page.getByText('R 485.00')).toBeVisible();
  const begin = page.getByRole('button', { name: 'Begin to pay' });
  await expect.element(begin).toBeDisabled();
  await page.getByRole('button', { name: 'Show the account number' }).click();
  const reveal = page.getByRole('button', { name: 'Show it' });
  await expect.element(reveal).toBeDisabled();
  await userEvent.fill(page.getByLabelText('In your own words'), 'The bank asked');
  await reveal.click();
  await expect.element(page.getByText('62001234567')).toBeVisible();
  await page.getByLabelText('The bank account is the shopper’s own').click();
  await begin.click();
  await expect
    .poll(() => shown.sent)
    .toEqual([
      { call: 'POST /api/staff/withdraw/reveal', input: { id: 7, reason: 'The bank asked' } },
      { call: 'POST /api/staff/withdraw/process', input: { id: 7, accountVerified: true } },
    ]);
});
