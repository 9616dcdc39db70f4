import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../../shared/testing/show.tsx';
import { CouponForm } from './coupon-form.tsx';

let close = () => {};
afterEach(() => close());

test('a part needs an amount that it never passes; what is typed in rand goes out in cents', async () => {
  const shown = show(<CouponForm onDone={() => undefined} />, { 'POST /api/staff/coupon/save': {} });
  close = shown.close;
  const save = page.getByRole('button', { name: 'Save' });
  await userEvent.fill(page.getByLabelText('Name'), 'Easter freight');
  await userEvent.fill(page.getByLabelText('Key'), 'easter.freight');
  await expect.element(save).toBeDisabled();
  await userEvent.fill(page.getByLabelText('Amount (R)'), '49.999');
  await expect.element(save).toBeDisabled();
  await userEvent.selectOptions(page.getByLabelText('Takes off'), 'A part, up to an amount');
  await userEvent.fill(page.getByLabelText('Part (%)'), '120');
  await userEvent.fill(page.getByLabelText('At most (R)'), '75.50');
  await expect.element(save).toBeDisabled();
  await userEvent.fill(page.getByLabelText('Part (%)'), '12,5');
  await userEvent.fill(page.getByLabelText('From a sum of (R)'), '300');
  await save.click();
  await expect
    .poll(() => shown.sent)
    .toEqual([
      {
        call: 'POST /api/staff/coupon/save',
        input: {
          key: 'easter.freight',
          name: 'Easter freight',
          type: 1,
          amountcents: 0,
          basispoints: 1_250,
          capcents: 7_550,
          minimumcents: 30_000,
          lifedays: 30,
          edition: 0,
        },
      },
    ]);
});
