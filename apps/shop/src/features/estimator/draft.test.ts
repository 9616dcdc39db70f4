import { readEstimateGoods, writeEstimateGoods } from '@sgb/contract/estimate-goods.ts';
import { describe, expect, test } from 'vitest';
import { type Draft, draftOf, example, readDraft } from './draft.ts';

const [shirts] = example;
if (!shirts) throw new Error('there is no example');
const draft = draftOf(shirts, 1);

test('goods are typed, sent in an address and read again as they were', () => {
  expect(draft).toMatchObject({ pieces: '2', kilograms: '0.25', length: '30', height: '3', rand: '99.00' });
  for (const goods of example) expect(readDraft(draftOf(goods, 1))).toEqual({ goods });
  expect(readEstimateGoods(writeEstimateGoods(example))).toEqual(example);
});

describe('what somebody types', () => {
  test.each<[keyof Draft, string, object]>([
    ['kilograms', '0,45', { grams: 450 }],
    ['kilograms', '1.2', { grams: 1_200 }],
    ['length', '12.5', { lengthMm: 125 }],
    ['rand', '1,250.50', { cents: 125_050 }],
    ['rand', '0', { cents: 0 }],
    ['pieces', '9999', { quantity: 9_999 }],
  ])('%s %s', (field, text, goods) => {
    expect(readDraft({ ...draft, [field]: text })).toMatchObject({ goods });
  });

  test.each<[keyof Draft, string]>([
    ['pieces', '0'],
    ['pieces', '1.5'],
    ['pieces', '-2'],
    ['kilograms', ''],
    ['kilograms', '0'],
    ['kilograms', '0.0004'],
    ['length', '0'],
    ['width', '-5'],
    ['height', '1000'],
    ['rand', 'free'],
  ])('%s may not be %s', (field, text) => {
    expect(readDraft({ ...draft, [field]: text })).toEqual({ faults: { [field]: expect.any(String) } });
  });
});

test.each([
  '',
  'nonsense',
  '0-250-300-250-30-0-clothing-9900',
  '1-250-300-250-0-0-clothing-9900',
  '1-250-300-250-30-3-clothing-9900',
  '1-250-300-250-30-0-weapons-9900',
  Array(11).fill('1-250-300-250-30-0-clothing-9900').join('_'),
])('no goods are read from %s', (text) => expect(readEstimateGoods(text)).toBeUndefined());
