import { expect, test } from 'vitest';
import { readSettlement } from './file-rules.ts';
import { faultOf } from './match-rules.ts';

const head = 'Date,Type,M Payment ID,PF Payment ID,Gross,Fee,Net';
const line = (id: string, gross: string, fee: string, net: string) =>
  `2026-11-16 10:00:00,Funds Received,rc2026111600001,${id},${gross},${fee},${net}`;
const total = (gross: string, fee: string, net: string) => `Total,,,,${gross},${fee},${net}`;
const file = (...lines: string[]) => [head, ...lines, ''].join('\n');

test('a whole file is read, with what stands above its headings', () => {
  const whole = `Merchant 10000100\n${file(line('1', '"1,234.50"', '-28.39', '1206.11'), line('2', '-100.00', '0', '-100.00'), total('1134.50', '-28.39', '1106.11'))}`;
  expect(readSettlement('payfast', whole)).toEqual({
    payments: [
      { payment: '1', reference: 'RC2026111600001', paidOn: '2026-11-16', gross: 123_450, fee: 2_839, net: 120_611 },
      { payment: '2', reference: 'RC2026111600001', paidOn: '2026-11-16', gross: -10_000, fee: 0, net: -10_000 },
    ],
    from: '2026-11-16',
    until: '2026-11-16',
    gross: 113_450,
    fee: 2_839,
    net: 110_611,
  });
});

const good = line('1', '100.00', '2.30', '97.70');
test.each([
  [
    'of another gateway',
    'ozow' as const,
    file(good, total('100.00', '2.30', '97.70')),
    'a file of PayFast, not of Ozow',
  ],
  ['of no gateway', 'payfast' as const, 'a,b\n1,2\n', 'is no settlement file of PayFast'],
  ['cut off between lines', 'payfast' as const, file(good), 'ends without its totals'],
  ['cut off in a line', 'payfast' as const, file(good.slice(0, 60), total('1', '0', '1')), 'is not whole'],
  ['cut off within quotes', 'payfast' as const, `${head}\n"2026-11-16`, 'no whole CSV'],
  ['whose lines were lost', 'payfast' as const, file(good, total('200.00', '4.60', '195.40')), 'totals are not those'],
  [
    'that does not add up',
    'payfast' as const,
    file(line('1', '100', '2', '99'), total('100', '2', '99')),
    'Line 2: what is left',
  ],
  [
    'with the same payment twice',
    'payfast' as const,
    file(good, good, total('200.00', '4.60', '195.40')),
    'stands there twice',
  ],
  ['without a payment', 'payfast' as const, file(total('0', '0', '0')), 'no payments'],
  [
    'with words for an amount',
    'payfast' as const,
    file(line('1', 'much', '0', '0'), total('0', '0', '0')),
    "'much' is no amount",
  ],
])('a file %s is refused', (_what, gateway, text, words) => {
  expect(() => readSettlement(gateway, text)).toThrow(words);
});

const ours = { number: 'RC1', cents: 10_000, payment: '1' };
test.each([
  ['the same', { payment: '1', gross: 10_000 }, ours, ''],
  ['another amount', { payment: '1', gross: 9_999 }, ours, 'amount'],
  ['paid a second time', { payment: '2', gross: 10_000 }, ours, 'otherPayment'],
  ['never credited', { payment: '1', gross: 10_000 }, { ...ours, payment: null }, 'uncredited'],
  ['none of ours', { payment: '1', gross: 10_000 }, undefined, 'unknown'],
  ['taken back', { payment: '3', gross: -10_000 }, ours, 'takenBack'],
] as const)('a payment that is %s', (_what, theirs, known, fault) => expect(faultOf(theirs, known)).toBe(fault));
