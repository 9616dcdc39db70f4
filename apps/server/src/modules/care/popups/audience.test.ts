import { type AudienceKind, audienceFault } from '@sgb/contract/popup-audiences.ts';
import { describe, expect, test } from 'vitest';
import { audienceWords, isMeant, previewWords } from './audience.ts';

const now = new Date('2026-11-17T08:00:00Z');
const known = { accountId: 7, vipLevel: 3, userType: -1, customerType: 10 } as const;
const asked = { countryId: 4, suburb: ' Melville', boughtAt: new Date('2026-11-10T08:00:00Z') } as const;

describe('who is meant', () => {
  test.each<[AudienceKind, string[], boolean]>([
    ['everybody', [], true],
    ['tier', ['silver'], true],
    ['tier', ['none', 'golden'], false],
    ['accounttype', ['personal'], true],
    ['accounttype', ['influencer'], true],
    ['accounttype', ['ambassador', 'member'], false],
    ['country', ['Zambia', 'Zimbabwe'], true],
    ['country', ['South Africa'], false],
    ['suburb', ['melville'], true],
    ['suburb', ['Soweto'], false],
    ['bought', ['8'], true],
    ['bought', ['7'], false],
    ['accounts', ['17', '7'], true],
    ['accounts', ['17'], false],
  ])('%s %j: %s', (kind, of, meant) => {
    expect(isMeant({ kind, of }, known, asked, now)).toBe(meant);
  });

  test('somebody who never bought, and of whom nothing is known', () => {
    expect(isMeant({ kind: 'bought', of: ['365'] }, known, { ...asked, boughtAt: null }, now)).toBe(false);
    expect(isMeant({ kind: 'suburb', of: [''] }, known, undefined, now)).toBe(false);
  });
});

test.each<[AudienceKind, string[], string | undefined]>([
  ['everybody', ['x'], 'Everybody needs no names.'],
  ['everybody', [], undefined],
  ['tier', [], 'Name tiers: none, silver, golden, platinum.'],
  ['tier', ['gold'], 'Name tiers: none, silver, golden, platinum.'],
  ['bought', ['0'], 'Say in how many days, 1 to 365.'],
  ['bought', ['366'], 'Say in how many days, 1 to 365.'],
  ['bought', ['7', '8'], 'Say in how many days, 1 to 365.'],
  ['bought', ['30'], undefined],
  ['accounts', [], 'Name at least one account.'],
])('%s %j: %s', (kind, of, fault) => {
  expect(audienceFault({ kind, of })).toBe(fault);
});

test('nobody and everybody are said plainly', () => {
  expect(previewWords({ kind: 'tier', of: ['silver'] }, 0, 90)).toBe('Nobody: at this moment not one person fits.');
  expect(previewWords({ kind: 'tier', of: ['none'] }, 90, 90)).toBe('Everybody: all 90 people fit.');
  expect(previewWords({ kind: 'everybody', of: [] }, 2_000, 2_000)).toMatch(/^Everybody: all 2,000 people, and guests/);
  expect(previewWords({ kind: 'tier', of: ['silver'] }, 12, 2_000)).toBe('12 of 2,000 people.');
  expect(audienceWords({ kind: 'country', of: ['Zambia', 'Malawi', 'Lesotho'] })).toBe('In Zambia, Malawi and Lesotho');
  expect(audienceWords({ kind: 'accounts', of: ['1'] })).toBe('A list of 1 account');
});
