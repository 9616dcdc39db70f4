import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../../shared/testing/show.tsx';
import type { Rates } from './rate.ts';
import { SetForm } from './set-form.tsx';

let close = () => {};
afterEach(() => close());

const set = 'POST /api/staff/exchange/set';
const rates = {
  now: { rate: 26_000, from: null, by: 'first start' },
  market: { rate: 25_000, from: null, by: 'first start' },
  marginBasisPoints: 400,
  mostChangeBasisPoints: 300,
  seen: { rate: '2026-11-17T07:00:00.000Z', market: '2026-11-16T07:00:00.000Z' },
} as Rates;
const ask = () => page.getByRole('button', { name: 'Ask a second person' });

async function fill(rate: string) {
  await userEvent.fill(page.getByLabelText('Rand for one yuan'), rate);
  await userEvent.fill(page.getByLabelText('Where it is from'), 'SARB, 15 November, 10:00');
}

test('a rate that leaps is asked for only by who means it, in ten-thousandths, over what was seen', async () => {
  const shown = show(<SetForm rates={rates} onDone={() => undefined} />, {});
  close = shown.close;
  await fill('0.26');
  await expect.element(page.getByText('Between 0.5 and 10, with four places at most.')).toBeVisible();
  await expect.element(ask()).toBeDisabled();
  await fill('2,8');
  await expect.element(page.getByText(/R 2\.6000 → R 2\.8000 \(\+7\.69/)).toBeVisible();
  await expect.element(ask()).toBeDisabled();
  await page.getByLabelText(/It moves by more than/).click();
  await ask().click();
  await expect
    .poll(() => shown.sent[0]?.input)
    .toMatchObject({ of: 'rate', rate: 28_000, sure: 1, seen: rates.seen.rate });
});

test.each([
  ['stays open with all that was typed when it is refused', 3000412, 0],
  ['closes when it waits for a second person', 3000271, 1],
])('the form %s', async (_what, status, closed) => {
  let done = 0;
  const no = { status, message: 'ann changed this after you opened it. Nothing was saved.', data: null };
  const shown = show(<SetForm rates={rates} onDone={() => done++} />, {}, { [set]: no });
  close = shown.close;
  await fill('2.61');
  await ask().click();
  await expect.poll(() => shown.sent).toHaveLength(1);
  await expect.element(ask()).not.toHaveAttribute('aria-busy');
  expect(done).toBe(closed);
  await expect.element(page.getByLabelText('Rand for one yuan')).toHaveValue('2.61');
});
