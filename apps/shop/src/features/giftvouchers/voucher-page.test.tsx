import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../testing/axe.ts';
import { openPage } from '../../testing/open.tsx';

const info = {
  availableCents: 100_000,
  minCents: 5_000,
  maxCents: 500_000,
  leftTodayCents: 1_000_000,
  codeAboveCents: 50_000,
  years: 3,
  takeBackDays: 14,
  blocked: '',
};
const voucher = {
  id: 7,
  number: 'GV00000007',
  amountCents: 25_000,
  state: 10,
  receiver: 'Naledi',
  email: '',
  note: 'Happy birthday',
  code: '0123-4567-89AB-CDEF',
  boughtAt: '2026-11-15T08:00:00.000Z',
  until: '2029-11-15T22:00:00.000Z',
  endedAt: null,
  mayTakeBack: true,
} as const;
const button = (name: string | RegExp) => page.getByRole('button', { name });
const field = (name: string | RegExp) => page.getByRole('textbox', { name });

test('a voucher is bought after what is wrong was said, seen with its code, and taken back', async () => {
  const { shop } = await openPage(
    '/giftvoucher/index',
    {
      'GET /api/giftvoucher/info': info,
      'GET /api/giftvoucher/list': { items: [voucher], total: 1, page: 1, pages: 1 },
      'POST /api/giftvoucher/buy': {
        number: 'GV00000008',
        code: 'WXYZ-0123-4567-89AB',
        amountCents: 10_000,
        until: voucher.until,
        availableCents: 90_000,
      },
      'POST /api/giftvoucher/takeback': { amountCents: 25_000 },
    },
    { as: {} },
  );
  await field(/^Worth/).fill('20');
  await field(/^Their e-mail/).fill('nobody');
  await button('Continue').click();
  await expect.element(page.getByText('Enter an e-mail address like thandi@example.com.')).toBeVisible();
  await expect.element(field(/^Worth/)).toHaveAttribute('aria-invalid', 'true');
  await button('R 100.00').click();
  await field(/^Their e-mail/).fill('naledi@example.com');
  await expectAccessible('the page of gift vouchers');
  await button('Continue').click();
  await page.getByLabelText(/^Your password/).fill('demo1234');
  await button('Pay R 100.00').click();
  await expect.element(page.getByText('WXYZ-0123-4567-89AB')).toBeVisible();
  expect(shop.inputs('POST /api/giftvoucher/buy')).toMatchObject([
    { amountCents: 10_000, email: 'naledi@example.com', receiver: '', password: 'demo1234' },
  ]);
  const card = page.getByRole('article', { name: 'Voucher GV00000007' });
  await expect.element(card.getByText('0123-4567-89AB-CDEF')).toBeVisible();
  await card.getByRole('button', { name: 'Take it back' }).click();
  await button('Take back R 250.00').click();
  await expect.element(page.getByText('R 250.00 is back in your balance.')).toBeVisible();
  expect(shop.inputs('POST /api/giftvoucher/takeback')).toEqual([{ id: 7 }]);
});

test('a code is redeemed, and a wrong one is named', async () => {
  await openPage(
    '/giftvoucher/index',
    {
      'GET /api/giftvoucher/info': {
        ...info,
        blocked: 'Accounts can buy vouchers from 3 days after they were opened.',
      },
      'GET /api/giftvoucher/list': { items: [], total: 0, page: 1, pages: 0 },
      'GET /api/user/basicinfo': {},
      'POST /api/giftvoucher/redeem': { amountCents: 20_000, note: 'Enjoy', bonusCents: 21_000 },
    },
    { as: {} },
  );
  await expect.element(button('Continue')).toBeDisabled();
  await button('I have a gift voucher').click();
  await field(/^Code of the gift voucher/).fill('ABC');
  await button('Redeem').click();
  await expect.element(page.getByText('A voucher code has 16 letters and digits.')).toBeVisible();
  await field(/^Code of the gift voucher/).fill('0123 4567 89ab cdef');
  await button('Redeem').click();
  await expect.element(page.getByText(/200.00 is in your balance/)).toBeVisible();
});
