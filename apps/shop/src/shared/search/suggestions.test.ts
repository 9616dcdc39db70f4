import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { activeAfter, matchParts } from './suggestions.ts';

describe('activeAfter', () => {
  test.each([
    ['ArrowDown', -1, 3, 0],
    ['ArrowDown', 1, 3, 2],
    ['ArrowDown', 2, 3, -1],
    ['ArrowUp', -1, 3, 2],
    ['ArrowUp', 2, 3, 1],
    ['ArrowUp', 0, 3, -1],
    ['ArrowDown', -1, 0, undefined],
    ['ArrowUp', -1, 0, undefined],
    ['Enter', 1, 3, undefined],
    ['a', 1, 3, undefined],
  ])('%s at %i of %i', (key, active, count, expected) => expect(activeAfter(key, active, count)).toBe(expected));

  test('going down as often as there are places ends where it began', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10 }), (count) => {
        let active = -1;
        for (let presses = 0; presses <= count; presses++) active = activeAfter('ArrowDown', active, count) ?? -9;
        expect(active).toBe(-1);
      }),
    );
  });
});

const marked = (suggestion: string, typed: string) =>
  matchParts(suggestion, typed)
    .map((part) => (part.typed ? `[${part.text}]` : part.text))
    .join('');

describe('matchParts', () => {
  test.each([
    ['running shoes', 'sho', 'running [sho]es'],
    ['Running Shoes', 'running s', '[Running] [S]hoes'],
    ['shower curtain', 'how', 'shower curtain'],
    ['enamel mug', '', 'enamel mug'],
    ['usb-c cable', 'c', 'usb-[c] [c]able'],
    ['50% off (new)', '(n', '50% off [(n]ew)'],
    ['连衣裙', '连衣', '[连衣]裙'],
    ['a.b', '.', 'a.b'],
    ['é clair', 'É', '[é] clair'],
  ])('%s as %s is typed', (suggestion, typed, expected) => expect(marked(suggestion, typed)).toBe(expected));

  test('nothing of the suggestion is lost, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (suggestion, typed) => {
        expect(
          matchParts(suggestion, typed)
            .map(({ text }) => text)
            .join(''),
        ).toBe(suggestion);
      }),
    );
  });
});
