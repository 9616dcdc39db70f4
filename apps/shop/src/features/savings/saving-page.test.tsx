import type { Jar } from '@sgb/contract/savings.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../testing/axe.ts';
import type { Answers } from '../../testing/fake-shop.ts';
import { openPage } from '../../testing/open.tsx';

const months = Array.from({ length: 12 }, (_, place) => ({
  month: `2026-${String(place + 1).padStart(2, '0')}`,
  saved: { membership: 1_000 * place, coupon: 500 },
  savedCents: 1_000 * place + 500,
  paidCents: place === 2 ? 179_900 : 0,
}));

/** R 500.00 to use, R 1,799.00 paid for membership, and no jar yet. */
function account(): Answers {
  let jar: Jar | null = null;
  const state = () => ({
    jar,
    availableCents: 50_000 - (jar?.heldCents ?? 0),
    minCents: 100,
    maxTargetCents: 5_000_000,
  });
  return {
    'GET /api/user/saving': {
      months,
      lifetime: { saved: { membership: 66_000 }, savedCents: 66_000, paidCents: 179_900 },
    },
    'GET /api/user/jar': state,
    'POST /api/user/jar/save': ({ name, targetCents }) => {
      jar = { id: 1, name, targetCents, heldCents: 0 };
      return state();
    },
    'POST /api/user/jar/move': ({ amountCents }) => {
      if (jar) jar = { ...jar, heldCents: jar.heldCents + amountCents };
      return state();
    },
    'POST /api/user/jar/close': () => {
      const movedCents = jar?.heldCents ?? 0;
      jar = null;
      return { movedCents };
    },
  };
}

test('what was saved is shown by time and as a table, and a jar is begun, filled and closed', async () => {
  const { shop } = await openPage('/account/saving', account(), { as: {} });
  const saved = page.getByRole('region', { name: 'What you saved' });
  await expect.element(saved).toMatchTextContent('R 1,799.00 for membership');
  await expect
    .element(saved.getByRole('img', { name: /^What you saved in the last twelve months; most in/ }))
    .toBeVisible();
  await saved.getByText('Show it as a table').click();
  await expect.element(saved.getByRole('row')).toHaveLength(13);
  expect(
    saved
      .getByRole('columnheader')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual('Month,Membership,Freight,Coupons,S Coin,Group ship,Saved,Fee paid'.split(','));
  await expectAccessible('saving');

  const jar = page.getByRole('region', { name: 'Goal jar' });
  await jar.getByRole('button', { name: 'Start a jar' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Begin' }).click();
  await expect.element(sheet.getByText('Give your goal a name.')).toBeVisible();
  await sheet.getByLabelText('What is it for?').fill('<b>School</b>');
  await sheet.getByLabelText('Goal').fill('500');
  await sheet.getByRole('button', { name: 'Begin' }).click();
  await expect.element(jar.getByRole('heading', { name: '<b>School</b>' })).toBeVisible();
  await jar.getByRole('button', { name: 'Put in' }).click();
  await sheet.getByLabelText('Amount').fill('9999999');
  await sheet.getByRole('button', { name: 'Put in' }).click();
  await expect.element(sheet.getByText(/^You can use R/)).toBeVisible();
  await sheet.getByLabelText('Amount').fill('125.50');
  await sheet.getByRole('button', { name: 'Put in' }).click();
  await expect.element(jar.getByText('R 374.50 to go (25%)')).toBeVisible();
  expect(shop.inputs('POST /api/user/jar/move')).toMatchObject([{ way: 'in', amountCents: 12_550 }]);
  await jar.getByRole('button', { name: 'Close jar' }).click();
  await expect.element(sheet).toMatchTextContent('R 125.50 go back to your balance at once.');
  await expectAccessible('closing a jar');
  await sheet.getByRole('button', { name: 'Close jar' }).click();
  await expect.element(jar.getByRole('button', { name: 'Start a jar' })).toBeVisible();
});
