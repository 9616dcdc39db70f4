import { starsMissing } from '@sgb/contract/survey-rules.ts';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../testing/axe.ts';
import { openPage } from '../../testing/open.tsx';

const item = { satisfied: 1, imageList: [], reviewable: true, stars: 0, fit: 0, story: '', show: 0 } as const;

test('others see only what the shopper ticks, once it has stars; the size is asked where there is one', async () => {
  const { shop } = await openPage(
    '/deliveryorder/detail/1',
    {
      'GET /api/deliveryorder/tracking': { id: 1, number: 'PC1', timeline: [{ text: 'Packed' }] },
      'GET /api/deliveryorder/detail': { id: 1, number: 'PC1', status: 90, actions: ['evaluate'] },
      'GET /api/deliveryorder/evaluation': {
        sent: false,
        evaluation: {
          finishtime: '2026-11-10T08:00:00.000Z',
          expressnumber: 'PC1',
          totalnum: 2,
          score1: 5,
          score2: 5,
          evaluateambassador: false,
          showname: 'Thandi M.',
          orderevaluationVoList: [
            { ...item, shoporderid: 1, title: 'Shoe', size: '42' },
            { ...item, shoporderid: 2, title: 'Mug', size: '' },
          ],
        },
      },
      'POST /api/deliveryorder/evaluationdraft': {},
      'POST /api/deliveryorder/evaluate': { scoin: 50 },
    },
    { as: {} },
  );
  await page.getByRole('button', { name: 'Rate it: PC1' }).click();
  const sheet = page.getByRole('dialog');
  const shoe = sheet.getByRole('listitem').filter({ hasText: 'Shoe' });
  const mug = sheet.getByRole('listitem').filter({ hasText: 'Mug' });
  const tick = shoe.getByRole('checkbox', { name: 'Show my rating and pictures to others as “Thandi M.”' });
  await expect.element(tick).not.toBeChecked();
  await expect.element(mug.getByText('Was the size right?')).not.toBeInTheDocument();
  await expect.element(shoe.getByRole('textbox', { name: 'Your review' })).not.toBeInTheDocument();
  await shoe.getByText('Too small').click();
  await tick.click();
  await shoe.getByRole('textbox', { name: 'Your review' }).fill('One up.');
  await sheet.getByRole('button', { name: 'Confirm' }).click();
  await expect.element(sheet.getByText(starsMissing)).toBeVisible();
  (shoe.getByRole('radio', { name: 'Dissatisfied', exact: true }).element() as HTMLElement).focus();
  await userEvent.keyboard(' ');
  await expectAccessible('a survey with a review');
  await sheet.getByRole('button', { name: 'Confirm' }).click();
  await expect.element(sheet).not.toBeInTheDocument();
  const kept = shop.inputs('POST /api/deliveryorder/evaluationdraft').map((each) => each.item);
  for (const change of [{ fit: 1 }, { show: 1 }, { story: 'One up.' }, { stars: 2 }]) {
    expect(kept).toContainEqual({ shoporderid: 1, ...change });
  }
  expect(kept.some((each) => each?.shoporderid === 2)).toBe(false);
});
