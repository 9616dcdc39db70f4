import { expect, test } from 'vitest';
import { bindingFault, fewestMembers, shownName, splitNumber } from './rules.ts';

const one = (accountId: number, activeMembers: number, turn: number) => ({ accountId, activeMembers, turn });

test.each([
  ['nobody', [], undefined],
  ['the fewest active members', [one(1, 5, 0), one(2, 3, 9), one(3, 4, 0)], 2],
  ['among equals the one who waited longest', [one(1, 3, 8), one(2, 3, 5)], 2],
  ['among those who never had anybody the first', [one(7, 0, 0), one(3, 0, 0)], 3],
])('%s', (_name, candidates, chosen) => {
  expect(fewestMembers(candidates)?.accountId).toBe(chosen);
});

test.each([
  ['+27821234567', { countryCode: '27', cellphone: '821234567' }],
  ['+26658123456', { countryCode: '266', cellphone: '58123456' }],
  ['+861380000000', { countryCode: '', cellphone: '' }],
  [null, { countryCode: '', cellphone: '' }],
])('the number %s', (e164, parts) => {
  expect(splitNumber(e164)).toEqual(parts);
});

test.each([
  [{ firstName: 'Lerato', lastName: 'Mokoena', username: 'lm' }, 'Lerato M.'],
  [{ firstName: 'Lerato', lastName: '', username: 'lm' }, 'Lerato'],
  [{ firstName: '', lastName: '', username: 'demo_service' }, 'demo_service'],
])('%j is called %s', (person, name) => {
  expect(shownName(person)).toBe(name);
});

test.each([
  ['a first binding with enough money', null, false, 10_000, false, null],
  ['a first binding with too little', null, false, 9_999, false, 'rechargeNeeded'],
  ['a yes does not bring money', null, false, 0, true, 'rechargeNeeded'],
  ['a change after 90 days', '2026-08-17T08:00:00Z', false, 0, false, null],
  ['a change within 90 days', '2026-08-17T08:00:01Z', false, 0, false, 'confirmAgain'],
  ['the same, said again', '2026-08-17T08:00:01Z', false, 0, true, null],
  ['a change with parcels on their way', '2020-01-01T00:00:00Z', true, 0, false, 'confirmAgain'],
  ['the same with parcels, said again', '2020-01-01T00:00:00Z', true, 0, true, null],
] as const)('%s', (_name, since, openParcels, balanceCents, confirmed, fault) => {
  const state = { changedAt: since && new Date(since), openParcels, balanceCents, confirmed };
  const terms = { minimumCents: 10_000, settledDays: 90 };
  expect(bindingFault(state, terms, new Date('2026-11-15T08:00:00Z'))).toBe(fault);
});
