import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../testing/axe.ts';
import { openPage } from '../../testing/open.tsx';

const tiers = [
  { vipgradeid: 0, vipname: 'None', basisPoints: 700, freightBasisPoints: 0, scoinPercent: 100, answerHours: 24 },
  { vipgradeid: 3, vipname: 'Silver', basisPoints: 600, freightBasisPoints: 200, scoinPercent: 110, answerHours: 12 },
  { vipgradeid: 2, vipname: 'Golden', basisPoints: 500, freightBasisPoints: 400, scoinPercent: 125, answerHours: 4 },
  { vipgradeid: 1, vipname: 'Platinum', basisPoints: 400, freightBasisPoints: 700, scoinPercent: 150, answerHours: 1 },
] as const;
const plans = tiers.slice(1).map(({ vipgradeid, vipname }) => ({
  vipgradepriceid: 100 * (vipgradeid || 3) + 1,
  vipgradeid: vipgradeid || 3,
  vipname,
  months: 1,
  price: 4_900,
  perMonth: 4_900,
})) as { vipgradeid: 1 | 2 | 3; months: 1 }[];

test('a guest compares the tiers, sees what they save and is asked to log in', async () => {
  const { address } = await openPage('/membership/index', {
    'GET /api/membership/priority': {
      list: tiers.map((tier) => ({ ...tier, aboveBasisPoints: tier.basisPoints, upToCents: 500_000 })),
      cancelDays: 7,
      free: { vipgradeid: 3, vipname: 'Silver', months: 1, goodsCents: 500_000, days: 90 },
    },
    'GET /api/membership/priceinfo': { list: plans },
  });
  const compared = page.getByRole('table', { name: 'What each tier gives' });
  const cells = compared.getByRole('row', { name: /Off your freight/ }).getByRole('cell');
  await expect.element(cells).toHaveLength(4);
  expect(cells.elements().map(({ textContent }) => textContent)).toEqual(['–', '2\u00a0%', '4\u00a0%', '7\u00a0%']);
  await expect.element(compared.getByRole('row', { name: /First answer of support/ })).toMatchTextContent('1 hour');
  const saved = page.getByRole('region', { name: 'What would it save you?' });
  const platinum = saved.getByRole('row', { name: /^Platinum/ });
  const before = platinum.element().textContent ?? '';
  await saved.getByRole('slider', { name: 'Goods a month' }).fill('1000');
  await expect.element(platinum).not.toHaveTextContent(before);
  await expectAccessible('membership');
  await page.getByRole('link', { name: 'Choose Golden' }).click();
  await expect.poll(() => address()).toMatch(/^\/login\?origUrl=.*membership%2Fcheckout/);
});
