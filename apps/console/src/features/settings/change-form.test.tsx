import { ToastOutlet } from '@sgb/ui/toast-outlet.tsx';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../../shared/testing/show.tsx';
import { ChangeForm } from './change-form.tsx';

let close = () => {};
afterEach(() => close());

const setting = {
  name: 'exchange.rate',
  value: '26000',
  from: null,
  by: 'first start',
  schema: JSON.stringify({ type: 'integer', minimum: 5000 }),
  first: '26000',
  money: true,
  seen: '1970-01-01T00:00:00.000Z',
  history: [],
};

test('a value that is unusual is saved only by who means it, says why, and names what they have seen', async () => {
  const preview = {
    changes: [{ path: '', before: '26000', after: '260000' }],
    unusual: ['It becomes ten times as much'],
    examples: [],
  };
  const shown = show(<ChangeForm setting={setting} />, {
    'POST /api/staff/setting/preview': preview,
    'POST /api/staff/setting/change': { from: '2026-11-18T08:00:00.000Z' },
  });
  close = shown.close;
  const value = page.getByRole('form', { name: 'Value' }).getByRole('textbox').or(page.getByRole('spinbutton'));
  await userEvent.fill(value, '260000');
  await page.getByRole('button', { name: 'See what it changes' }).click();
  const save = page.getByRole('button', { name: 'Ask a second person' });
  await expect.element(save).toBeDisabled();
  await userEvent.fill(page.getByLabelText('Why'), 'The yuan rose');
  await expect.element(save).toBeDisabled();
  await page.getByLabelText('It is unusual, and I mean it').click();
  await save.click();
  await expect
    .poll(() => shown.sent[1]?.input)
    .toMatchObject({
      name: 'exchange.rate',
      value: '260000',
      reason: 'The yuan rose',
      seen: setting.seen,
      sure: 1,
    });
});

test('why a value is refused is said once, beside its form', async () => {
  const message = 'The shop was started without OZOW_API_KEY, and would not start again with this.';
  const refused = { status: 3000410, message, data: { field: 'value' } };
  const shown = show(
    <>
      <ChangeForm setting={setting} />
      <ToastOutlet />
    </>,
    {},
    { 'POST /api/staff/setting/preview': refused },
  );
  close = shown.close;
  await page.getByRole('button', { name: 'See what it changes' }).click();
  await expect.element(page.getByText(message).first()).toBeVisible();
  expect(page.getByText(message).elements()).toHaveLength(1);
});
