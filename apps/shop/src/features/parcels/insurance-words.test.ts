import { transportWays } from '@sgb/contract/shipping.ts';
import { expect, test } from 'vitest';
import { insuranceWords } from './insurance-words.ts';

test('the sentence says the terms that it is given', () => {
  const freight = { delayDays: 45, delayBasisPoints: 1_250 };
  const terms = { ...freight, lostCentsPerKilogram: 12_345, lostMostCents: 60_000, claimHours: 48 };
  const rest =
    'Tell us within 48 hours of the delivery. Without it a lost parcel is worth R\u00a0123.45 a kilogram, R\u00a0600.00 at most.';
  expect(insuranceWords(terms, transportWays.air)).toBe(
    `Covers loss, damage, missing goods and seizure, and gives 12.5\u00a0% of the freight back when it takes more than 45 days. ${rest}`,
  );
  expect(insuranceWords(terms, transportWays.sea)).toBe(`Covers loss, damage, missing goods and seizure. ${rest}`);
});
