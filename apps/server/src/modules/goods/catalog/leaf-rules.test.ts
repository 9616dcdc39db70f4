import { expect, test } from 'vitest';
import { leafByWords } from './leaf-rules.ts';

const leaves = [
  { id: 1, name: 'Desk Lamps', nameZh: '台灯' },
  { id: 2, name: 'Table Lamps and Shades', nameZh: '灯罩' },
  { id: 3, name: 'Watches', nameZh: '手表' },
  { id: 4, name: 'Wrist Watch Straps', nameZh: '表带' },
  { id: 5, name: 'Dresses', nameZh: '连衣裙' },
];

test.each([
  ['LED Desk Lamp for Students', '', 1],
  ['Factory direct desk lamps', '', 1],
  ['Vintage lamp', '', 1],
  ['Anything at all', '复古台灯护眼', 1],
  ['Leather watch strap for men', '', 4],
  ['Sport watches', '', 3],
  ['Summer dress', '', 5],
  ['Lamp shades', '灯罩', 2],
  ['Garden hose', '水管', null],
  ['desk', '', null],
  ['', '', null],
])('%j / %j belongs to %j', (title, titleZh, leaf) => {
  expect(leafByWords(leaves, title, titleZh)).toBe(leaf);
});
