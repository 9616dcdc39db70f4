import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../testing/axe.ts';
import { openPage } from '../../testing/open.tsx';

const refused = {
  number: 'RC2026110100001',
  method: 'eft',
  status: 30,
  amount: 64_000,
  reason: 'unreadable',
  reasonText: 'We could not read the proof.',
  note: 'The date is cut off.',
  bank: 'Capitec',
  paidOn: '2026-11-01',
  payer: 'L Mokoena',
} as const;

test('what was not approved says why and can be sent again', async () => {
  await openPage(
    '/paymentvoucher/index?status=30',
    {
      'GET /api/recharge/list': { items: [refused], total: 1, page: 1, pages: 1 },
      'GET /api/recharge/detail': refused,
      'GET /api/recharge/info': {
        methods: ['eft'],
        banks: ['Capitec', 'FNB'],
        limits: { min: 5_000, max: 5_000_000, day: 5_000_000, leftToday: 5_000_000, claimDays: 30 },
      },
    },
    { as: {}, size: 'desk' },
  );
  const card = page.getByRole('main').getByRole('listitem').filter({ hasText: 'R 640.00' });
  const field = (name: string) => page.getByRole('textbox', { name });
  await expect.element(card).toMatchTextContent('We could not read the proof.');
  await expect.element(card).toMatchTextContent('The date is cut off.');
  await card.getByRole('link', { name: 'Send it again' }).click();
  await expect.element(field('Amount')).toHaveValue('640');
  await expect.element(field('Name of the payer')).toHaveValue('L Mokoena');
  await page.getByLabelText('Date of the payment').fill('2099-01-01');
  await expect.element(page.getByText('This day is still to come.')).toBeVisible();
  await page.getByLabelText('Date of the payment').fill('2026-11-01');
  await expect.element(page.getByText('This day is still to come.')).not.toBeInTheDocument();
  await field('Name of the payer').fill('');
  await page.getByRole('button', { name: 'Send for review' }).click();
  await expect.element(page.getByText('Enter the name of the payer, 2 to 60 characters.')).toBeVisible();
  await expect.element(page.getByText('Add the proof of payment.')).toBeVisible();
  await expectAccessible('form with faults');
});
