import type { EarningLine, Earnings } from '@sgb/contract/earnings.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../testing/axe.ts';
import type { Answers } from '../../testing/fake-shop.ts';
import { openPage } from '../../testing/open.tsx';

const line = (id: number, changes: Partial<EarningLine>): EarningLine => ({
  id,
  kind: 1,
  ref: `SO0000000${id}`,
  at: '2026-10-12T08:00:00.000Z',
  baseCents: 100_000,
  rateBasisPoints: 300,
  amountCents: 3_000,
  reversedCents: 0,
  state: 'ready',
  readyAt: '2026-10-19T08:00:00.000Z',
  ...changes,
});

const months = Array.from({ length: 12 }, (_, place) => ({
  month: `${place === 0 ? 2025 : 2026}-${String(place === 0 ? 12 : place).padStart(2, '0')}`,
  cents: place === 10 ? 4_700 : 0,
}));

const october: Earnings = {
  month: '2026-10',
  items: [
    line(1, { state: 'pending' }),
    line(2, { amountCents: 3_000, reversedCents: 2_100 }),
    line(3, { kind: 4, ref: 'PC00000003', baseCents: 0, rateBasisPoints: 0, amountCents: 800, state: 'paid' }),
    line(4, { state: 'reversed', reversedCents: 3_000 }),
  ],
  total: 4,
  page: 1,
  pages: 1,
  totals: {
    earnedCents: 4_700,
    pendingCents: 3_000,
    readyCents: 900,
    paidCents: 800,
    reversedCents: 5_100,
    kinds: [
      { kind: 1, count: 3, cents: 3_900 },
      { kind: 4, count: 1, cents: 800 },
    ],
  },
  months,
  purse: { cents: 123_456, pendingCents: 3_000, pendingDays: 7 },
  tiers: {
    goodsCents: 400_000,
    rateBasisPoints: 300,
    closed: false,
    steps: [
      { fromCents: 0, rateBasisPoints: 300 },
      { fromCents: 1_000_000, rateBasisPoints: 400 },
    ],
  },
};

/** A purse that moves what it is told to. */
function account(): Answers {
  let cents = october.purse.cents;
  return {
    'GET /api/groupship/billlists': ({ month }) => ({
      ...october,
      ...(month === '2026-09' && {
        month,
        items: [],
        total: 0,
        totals: { kinds: [] },
        tiers: { ...october.tiers, closed: true },
      }),
      purse: { cents, pendingCents: 3_000, pendingDays: 7 },
    }),
    'POST /api/groupship/billmove': ({ amountCents }) => {
      cents -= amountCents;
      return { movedCents: amountCents, purseCents: cents, availableCents: amountCents };
    },
    'POST /api/groupship/billexport': ({ month, format }) => ({
      fileName: `earnings-${month}.${format}`,
      mediaType: 'text/csv',
      base64: '',
    }),
  };
}

test('a statement says what each line is worth and where it is; the month, a file and the purse are at hand', async () => {
  const { shop, address } = await openPage('/groupship/earnings', account(), { as: { usertype: 1 } });
  const statement = page.getByRole('region', { name: 'Statement' });
  await expect.element(statement).toMatchTextContent('Earned in October 2026');
  await expect.element(statement).toMatchTextContent('Goods of members (3)');
  const lines = page.getByRole('list', { name: 'Lines of the statement' }).getByRole('listitem');
  await expect.element(lines).toHaveLength(4);
  await expect.element(lines.nth(0)).toMatchTextContent('3 % of R 1,000.00 · SO00000001');
  await expect.element(lines.nth(1)).toMatchTextContent('R 21.00 of R 30.00 went back with a refund');
  await expect.element(lines.nth(2)).toMatchTextContent('Paid out');
  await expect
    .element(page.getByRole('img', { name: /^What you earned in the last twelve months; most in October 2026/ }))
    .toBeVisible();
  await expect
    .element(page.getByRole('region', { name: 'Your rate' }))
    .toMatchTextContent('R 6,000.00 more, and all goods of the month earn 4 %');
  await expectAccessible('earnings');

  await statement.getByRole('button', { name: 'Download as CSV' }).click();
  await expect.poll(() => shop.inputs('POST /api/groupship/billexport')).toEqual([{ month: '2026-10', format: 'csv' }]);

  const purse = page.getByRole('region', { name: 'Your earnings' });
  await purse.getByRole('button', { name: 'Move to balance' }).click();
  const sheet = page.getByRole('dialog');
  await expect.element(sheet.getByLabelText('Amount')).toHaveValue('1234.56');
  await sheet.getByLabelText('Amount').fill('1234.57');
  await sheet.getByRole('button', { name: 'Move', exact: true }).click();
  await expect.element(sheet.getByText('You can use R 1,234.56 now.')).toBeVisible();
  expect(shop.inputs('POST /api/groupship/billmove')).toEqual([]);
  await sheet.getByLabelText('Amount').fill('1000');
  await expectAccessible('moving to the balance');
  await sheet.getByRole('button', { name: 'Move', exact: true }).click();
  await expect.element(purse.getByText('R 234.56')).toBeVisible();
  expect(shop.inputs('POST /api/groupship/billmove')).toMatchObject([{ amountCents: 100_000 }]);

  await statement.getByLabelText('Month').selectOptions('September 2026');
  await expect.element(page.getByText('Nothing earned in this month')).toBeVisible();
  await expect.element(page.getByText('The month is over: this rate holds for all its goods.')).toBeVisible();
  expect(address()).toBe('/groupship/earnings?month=2026-09');
});

test('a purse below nothing says why, and nothing can leave it', async () => {
  const owing = { ...october, purse: { cents: -1_500, pendingCents: 0, pendingDays: 7 }, tiers: null };
  await openPage('/groupship/earnings', { 'GET /api/groupship/billlists': owing }, { as: {}, size: 'desk' });
  const purse = page.getByRole('region', { name: 'Your earnings' });
  await expect.element(purse).toMatchTextContent('What you earn next fills this first.');
  for (const name of ['Move to balance', 'Withdraw'])
    await expect.element(purse.getByRole('button', { name })).toBeDisabled();
});
