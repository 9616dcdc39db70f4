import { describe, expect, test } from 'vitest';
import { parseInline, plainText } from './inline.ts';

const text = (words: string) => ({ kind: 'text', text: words });

describe('marks inside a text', () => {
  test('are bold words and links inside the shop, in their order', () => {
    expect(parseInline('You pay **now** and see [Fees](/helpcenter/index/fees).')).toEqual([
      text('You pay '),
      { kind: 'bold', text: 'now' },
      text(' and see '),
      { kind: 'link', text: 'Fees', href: '/helpcenter/index/fees' },
      text('.'),
    ]);
  });

  test.each([
    ['nothing', 'Just words, 2 * 3 = 6.'],
    ['half a mark', '**open and [words](no end'],
    ['another site', '[x](https://evil.example/)'],
    ['another site without its scheme', '[x](//evil.example)'],
    ['another site behind a backslash', '[x](/\\evil.example)'],
    ['a script', '[x](javascript:alert(1))'],
    ['HTML', '<img src=x onerror=alert(1)> <b>bold</b>'],
  ])('are not found in %s, which stays text', (_what, raw) => expect(parseInline(raw)).toEqual([text(raw)]));

  test('of an empty text are none', () => expect(parseInline('')).toEqual([]));
});

test('search engines get the words alone', () => {
  expect(plainText('**Now**: see [Fees](/helpcenter/index/fees).')).toBe('Now: see Fees.');
});
