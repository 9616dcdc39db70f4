import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../../shared/testing/show.tsx';
import { ContactForm } from './contact-form.tsx';

let close = () => {};
afterEach(() => close());

const call = 'POST /api/staff/account/contact';
const change = () => page.getByRole('button', { name: 'Change how they log in' });

test('an address or a number, and one’s own password: what is empty stays as it is', async () => {
  const shown = show(<ContactForm username="thandi" onDone={() => undefined} />, { [call]: {} });
  close = shown.close;
  await userEvent.fill(page.getByLabelText('Your own password'), 'demo1234');
  await expect.element(change()).toBeDisabled();
  await userEvent.fill(page.getByLabelText('New mobile number'), ' 082 555 0199 ');
  await change().click();
  await expect
    .poll(() => shown.sent)
    .toEqual([{ call, input: { username: 'thandi', password: 'demo1234', mobile: '082 555 0199' } }]);
});

test('a number that is none is said at its field, and the form stays open', async () => {
  let done = 0;
  const no = { status: 3000001, message: 'mobile: That is no mobile number.', data: { field: 'mobile' } };
  close = show(<ContactForm username="thandi" onDone={() => done++} />, {}, { [call]: no }).close;
  await userEvent.fill(page.getByLabelText('Your own password'), 'demo1234');
  await userEvent.fill(page.getByLabelText('New mobile number'), '12');
  await change().click();
  await expect.element(page.getByText('That is no mobile number.')).toBeVisible();
  expect(done).toBe(0);
});
