import { expect, test } from 'vitest';
import { nulField, wellFormed } from './sent-characters.ts';

test.each([
  [{ remark: 'red, please' }, undefined],
  [{ remark: 'a\0b' }, 'remark'],
  [{ goods: [{ note: 'x\0' }] }, 'goods'],
  [{ 'a\0': 1 }, 'a\0'],
  [{ file: Buffer.from('\0') }, undefined],
  [null, undefined],
])('%j has a NUL in %j', (sent, field) => {
  expect(nulField(sent)).toBe(field);
});

test('a half of a pair becomes the character for what cannot be read, at every depth', () => {
  const sent = { remark: 'a\ud800', goods: [{ note: '\udc00b', count: 2 }], 'x\ud800': true, none: null };
  expect(wellFormed(sent)).toEqual({
    remark: 'a\ufffd',
    goods: [{ note: '\ufffdb', count: 2 }],
    'x\ufffd': true,
    none: null,
  });
});

test('what is well formed is not copied', () => {
  const sent = { remark: '🦒', file: Buffer.from('x') };
  expect(wellFormed(sent)).toBe(sent);
});
