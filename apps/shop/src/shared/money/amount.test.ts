import { expect, test } from 'vitest';
import { amountFault } from './amount.ts';

const limits = { min: 5_000, max: 200_000 };

test.each([
  ['', 'Enter an amount.'],
  ['ten', 'Enter an amount in rand, such as 500 or 1,250.50.'],
  ['-60', 'Enter an amount in rand, such as 500 or 1,250.50.'],
  ['49.99', 'The smallest amount is R\u00a050.00.'],
  ['50', ''],
  ['2000', ''],
  ['2000.01', 'You can use R\u00a02,000.00 now.'],
])('%j: %j', (text, fault) => expect(amountFault(text, limits)).toBe(fault));
