import type { Person } from '@sgb/contract/policy.ts';
import { expect, test } from 'vitest';
import { cutAtNumbers, placeOfNumber } from './number-place.ts';

const as = (staffrole: Person['staffrole']): Person => ({
  usertype: 1,
  isleader: 0,
  customertype: 0,
  customeridentity: 1,
  staffrole,
});

test.each([
  ['SO00000012', 'buyer', '/orders/12'],
  ['SO00000012', 'marketing', null],
  ['CO00000007', 'finance', '/orders?checkout=7'],
  ['PC00000012', 'warehouse', '/parcels/12'],
  ['PO0000012', 'buyer', '/purchases/12'],
  ['PO0000012', 'service', null],
  ['WO00000012', 'service', '/cases/12'],
  ['WO00000012', 'warehouse', null],
  ['RC2026111500001', 'finance', '/recharges?q=RC2026111500001&open=RC2026111500001'],
  ['SO12', 'admin', null],
  ['a mug', 'admin', null],
] as const)('%s leads %s to %s', (number, role, place) => expect(placeOfNumber(number, as(role))).toBe(place));

test('a text is cut at its numbers', () => {
  expect(cutAtNumbers('SO00000012, in PC00000003.')).toEqual(['', 'SO00000012', ', in ', 'PC00000003', '.']);
  expect(cutAtNumbers('ISO000000123 has none')).toEqual(['ISO000000123 has none']);
});
