import { expect, test } from 'vitest';
import { pageWeights } from '../testing/page-weight.ts';

const kilobyte = 1024;
const mostOfHome = 160;
const mostOfPage = 25;

/** Pages that weigh more, and how much they may: whoever makes one lighter takes the line down, nobody takes one up. */
const heavier: Readonly<Record<string, number>> = {
  'catalog/product-page.tsx': 33,
  'account/info-page.tsx': 27.5,
  'account/register/register-pages.tsx': 26.5,
};

const { home, pages } = pageWeights();

test(`scripts and styles of home weigh at most ${mostOfHome} KB`, () => {
  expect(home / kilobyte).toBeLessThanOrEqual(mostOfHome);
});

test(`what a page needs beyond what every page has weighs at most ${mostOfPage} KB`, () => {
  expect(pages.length).toBeGreaterThan(70);
  const most = (name: string) => heavier[name] ?? mostOfPage;
  const tooHeavy = pages.filter(({ name, bytes }) => bytes / kilobyte > most(name));
  expect(tooHeavy).toEqual([]);
});

test('no page is let weigh more than it does', () => {
  const weights = new Map(pages.map(({ name, bytes }) => [name, bytes / kilobyte]));
  const slack = Object.entries(heavier).filter(
    ([name, most]) => (weights.get(name) ?? 0) < Math.max(mostOfPage, most - 2),
  );
  expect(slack).toEqual([]);
});
