import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../../shared/testing/show.tsx';
import { ReceiverForm } from './receiver-form.tsx';

let close = () => {};
afterEach(() => close());

const call = 'POST /api/staff/parcel/receiver';
const known = {
  ...{ changeable: true, mendable: true, address: '12 Long Street, Cape Town, 8001' },
  receivers: [
    { id: 1, name: 'Thandi', address: '12 Long Street', current: true },
    { id: 2, name: 'Naledi', address: '3 Short Street', current: false },
  ],
};
const correct = () => page.getByRole('button', { name: 'Correct it' });

test('either another receiver or other words for the address go out, with a reason', async () => {
  const shown = show(<ReceiverForm id={5} onDone={() => undefined} />, { 'GET /api/staff/parcel/receivers': known });
  close = shown.close;
  await userEvent.fill(page.getByLabelText('Why'), 'They wrote the street wrong');
  // Nothing is other than it was.
  await expect.element(correct()).toBeDisabled();
  await userEvent.fill(page.getByLabelText('Address'), '14 Long Street, Cape Town, 8001');
  await expect.element(correct()).toBeEnabled();
  await userEvent.selectOptions(page.getByLabelText('Receiver', { exact: true }), '2');
  await correct().click();
  await expect.poll(() => shown.sent[0]?.input).toMatchObject({ id: 5, rid: 2 });
  expect(shown.sent[0]?.input).not.toHaveProperty('address');
});

test('what was typed stays when a colleague was quicker', async () => {
  const no = { status: 3000422, message: 'ann changed this on 18 Nov 2026, 09:42. Nothing was saved.', data: null };
  const answers = { 'GET /api/staff/parcel/receivers': known };
  close = show(<ReceiverForm id={6} onDone={() => undefined} />, answers, { [call]: no }).close;
  await userEvent.fill(page.getByLabelText('Address'), '14 Long Street, Cape Town, 8001');
  await userEvent.fill(page.getByLabelText('Why'), 'They wrote the street wrong');
  await correct().click();
  await expect.element(page.getByText(/ann changed this on 18 Nov 2026, 09:42/).first()).toBeVisible();
  await expect.element(page.getByLabelText('Address')).toHaveValue('14 Long Street, Cape Town, 8001');
});
