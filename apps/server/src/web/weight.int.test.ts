import { expect, test } from 'vitest';
import { pageWeights } from '../testing/page-weight.ts';

const kilobyte = 1024;
const mostOfHome = 155;
const mostOfPage = 25;

const { home, pages } = pageWeights();

test(`scripts and styles of home weigh at most ${mostOfHome} KB`, () => {
  expect(home / kilobyte).toBeLessThanOrEqual(mostOfHome);
});

test(`what a page needs beyond what every page has weighs at most ${mostOfPage} KB`, () => {
  expect(pages.length).toBeGreaterThan(70);
  const tooHeavy = pages.filter(({ bytes }) => bytes / kilobyte > mostOfPage);
  expect(tooHeavy).toEqual([]);
});
