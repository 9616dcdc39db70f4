import { expect, test } from 'vitest';
import { amountFault, quoteOf } from './quote.ts';

const terms = {
  limits: { min: 5_000, max: 5_000_000, day: 20_000_000, leftToday: 300_000, claimDays: 30 },
  fee: { freeUpTo: 500_000, basisPoints: 100 },
  bonus: { from: 100_000, bonus: 1_000 },
};

test.each([
  ['', 'Enter an amount.'],
  ['lots', 'Enter an amount in rand, such as 500 or 1,250.50.'],
  ['49.99', 'The smallest recharge is R\u00a050.00.'],
  ['50000.01', 'The largest recharge is R\u00a050,000.00.'],
  ['3000.01', 'You can still recharge R\u00a03,000.00 today.'],
  ['R\u00a03,000', ''],
])('%j: %j', (text, fault) => {
  expect(amountFault(text, terms)).toBe(fault);
});

test.each([
  [50_000, true, { fee: 0, bonus: 0, toPay: 50_000, toBalance: 50_000 }],
  [100_000, true, { fee: 0, bonus: 1_000, toPay: 100_000, toBalance: 101_000 }],
  [600_000, true, { fee: 1_000, bonus: 1_000, toPay: 601_000, toBalance: 601_000 }],
  [600_000, false, { fee: 0, bonus: 1_000, toPay: 600_000, toBalance: 601_000 }],
])('%i cents, at a gateway %j', (amount, atGateway, quote) => {
  expect(quoteOf(amount, atGateway, terms)).toEqual(quote);
});
