import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../testing/axe.ts';
import { openPage } from '../../testing/open.tsx';

const team = {
  productId: '610000000050',
  title: 'Enamel mug',
  unit: 10,
  threshold: 50,
  unitCents: 8_500,
  endsAt: '2026-11-15T20:00:00.000Z',
} as const;
const mine = { quantity: 2, totalCents: 19_150, orderId: 0 };

test('my teams say where each is and what became of the money', async () => {
  await openPage(
    '/team/index',
    {
      'GET /api/team/list': {
        at: '2026-11-15T08:00:00.000Z',
        total: 22,
        page: 1,
        pages: 2,
        items: [
          { ...team, id: 9, state: 10, pieces: 20, missing: 30, mine: { ...mine, state: 10 } },
          { ...team, id: 8, state: 30, pieces: 60, missing: 0, mine: { ...mine, state: 20, orderId: 12 } },
          { ...team, id: 7, state: 90, pieces: 12, missing: 38, mine: { ...mine, state: 40 } },
        ],
      },
    },
    { as: {} },
  );
  const cards = page.getByRole('article', { name: 'Enamel mug' });
  await expect.element(cards.nth(0)).toMatchTextContent('30 pieces missing');
  await expect.element(cards.nth(0)).toMatchTextContent('R 191.50 set aside');
  await expect.element(cards.nth(0).getByRole('timer')).toMatchTextContent(/^11:59|^12:00/);
  await expect
    .element(cards.nth(1).getByRole('link', { name: 'See the order' }))
    .toHaveAttribute('href', expect.stringContaining('/shoporder/2/detail/12'));
  await expect.element(cards.nth(2)).toMatchTextContent('R 191.50 is back in your balance');
  await expect.element(page.getByRole('navigation', { name: /page/i })).toBeVisible();
  await expectAccessible('my teams');
});

test('who is in no team is told what one is', async () => {
  await openPage('/team/index', { 'GET /api/team/list': { total: 0, page: 1, pages: 0, items: [] } }, { as: {} });
  await expect.element(page.getByText('You are in no team yet')).toBeVisible();
});
