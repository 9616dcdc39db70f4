import type { Site, Thing } from '@sgb/contract/floor.ts';
import { expect, test } from 'vitest';
import { codeOf, faultOf, offered, sayOf } from './code-rules.ts';
import { walkOf } from './walk-rules.ts';

const thing = (more: Partial<Thing>): Thing => ({
  kind: 'order',
  id: 1,
  number: 'SO00000001',
  title: 'Enamel mug',
  state: 'Arriving',
  site: 'guangzhou',
  steps: [],
  facts: [],
  lines: [],
  grams: 0,
  freight: '',
  ...more,
});

test('blanks and small letters are no part of a code', () => expect(codeOf(' so 00000012\t')).toBe('SO00000012'));

test.each([
  ['', /Nothing was read/],
  ['SO0000', /not whole/],
  ['PC', /not whole/],
  ['SF1', /too short/],
  ['S\uFFFD1234567', /smudged/],
  ['A'.repeat(41), /too long/],
])('%j is said to be unreadable', (code, words) => expect(faultOf(code)).toMatch(words));

test.each(['SO00000012', 'SB0000000123', 'SF1234567890', 'A1-02-3', '610000000001', 'YT-12345'])(
  '%s is asked about',
  (code) => expect(faultOf(code)).toBeNull(),
);

test.each<[string, Site, Thing[], RegExp]>([
  ['SO00000099', 'guangzhou', [], /There is no order SO00000099/],
  ['SF1234567890', 'guangzhou', [], /Take it in/],
  ['SF1234567890', 'johannesburg', [], /come in at Guangzhou/],
  ['SO00000001', 'johannesburg', [thing({})], /warehouse in Guangzhou. You are in Johannesburg/],
  ['SO00000001', 'guangzhou', [thing({ state: 'Finished' })], /nothing to do with it here/],
  ['SO00000001', 'guangzhou', [thing({ steps: ['weigh'] })], /^Enamel mug$/],
])('of %s in %s it says so', (code, site, things, words) => expect(sayOf(code, site, things).say).toMatch(words));

test('a sea parcel is its batch, goods lead to their parcel, and elsewhere nothing can be done', () => {
  const parcel = thing({ kind: 'parcel', steps: ['pack'] });
  expect(offered([thing({ kind: 'batch', site: 'johannesburg' }), parcel], 'johannesburg')).toMatchObject([
    { kind: 'batch' },
  ]);
  expect(offered([thing({}), parcel], 'guangzhou')).toEqual([parcel]);
  expect(offered([parcel], 'johannesburg')).toMatchObject([{ steps: [] }]);
});

test('a walk goes along the shelves, and to what has none at the end', () => {
  const line = (place: string) => ({ id: place, number: place, title: '', options: [], quantity: 1, place });
  const things = [thing({ lines: [line('A10-1-1'), line('')] }), thing({ lines: [line('A2-1-1'), line('A2-1-10')] })];
  expect(walkOf(things).map(({ place }) => place)).toEqual(['A2-1-1', 'A2-1-10', 'A10-1-1', '']);
});
