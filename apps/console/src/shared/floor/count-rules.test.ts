import { expect, test } from 'vitest';
import { countedOf, differencesOf } from './count-rules.ts';

const line = (id: string, quantity: number, place = '') => ({
  id,
  number: id,
  title: 'Mug',
  options: [],
  quantity,
  place,
});
const lines = [line('700001', 12), line('700002', 5, 'J2-04-2')];

test('what was typed is what is sent, and differences are told', () => {
  const values = { '700001 fit': '9', '700001 damaged': '1', '700001 place': 'J2-04-1', '700002 fit': '6' };
  const counted = countedOf(lines, values);
  expect(counted).toEqual([
    { skuid: '700001', sellable: 9, damaged: 1, place: 'J2-04-1' },
    { skuid: '700002', sellable: 6, damaged: 0, place: 'J2-04-2' },
  ]);
  expect(differencesOf(lines, counted as Exclude<typeof counted, string>)).toEqual([
    '2 of 700001 lack',
    '1 of 700002 too many',
  ]);
});

test.each([
  [{}, /how many there are of 700001/],
  [{ '700001 fit': 'ten' }, /how many there are of 700001/],
  [{ '700001 fit': '12' }, /where 700001 lies/],
])('of %j it says what lacks', (values, words) => expect(countedOf(lines, values)).toMatch(words));
