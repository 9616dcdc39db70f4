import { expect, test } from 'vitest';
import { pageWeights } from '../testing/page-weight.ts';

const kilobyte = 1024;
const mostOfHome = 150;
const mostOfOtherStyles = 7.5;
const mostOfPage = 25;

const { home, stylesOfOthers, pages } = pageWeights();

test(`scripts and styles of home weigh at most ${mostOfHome} KB`, () => {
  expect(home / kilobyte).toBeLessThanOrEqual(mostOfHome);
});

test(`the styles that all pages have but home weigh at most ${mostOfOtherStyles} KB`, () => {
  expect(stylesOfOthers).toBeGreaterThan(0);
  expect(stylesOfOthers / kilobyte).toBeLessThanOrEqual(mostOfOtherStyles);
});

test(`what a page needs beyond what all others have weighs at most ${mostOfPage} KB`, () => {
  expect(pages.length).toBeGreaterThan(70);
  const tooHeavy = pages.filter(({ bytes }) => bytes / kilobyte > mostOfPage);
  expect(tooHeavy).toEqual([]);
});
