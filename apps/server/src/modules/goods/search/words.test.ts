import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formsOf, hanTermsOf, hanWordsOf, phrasesOf, plain, spellingsOf, wordsOf } from './words.ts';

describe('words', () => {
  test.each([
    ["Women's Floral Dress", ['women', 'floral', 'dress']],
    ['Attaché  case', ['attache', 'case']],
    ['T-Shirt, 100% cotton', ['t', 'shirt', '100', 'cotton']],
    ['ＵＳＢ－Ｃ cable', ['usb', 'c', 'cable']],
    ['跨境热卖 USB 充电器', ['usb']],
    ['<script>alert("x")</script>', ['script', 'alert', 'x', 'script']],
    ['50% _off_ \\ \'quote"', ['50', 'off', 'quote']],
    ['حذاء رياضي', ['حذاء', 'رياضي']],
    ['👟🔥', []],
    ['', []],
  ])('of %j', (text, words) => expect(wordsOf(text)).toEqual(words));

  test('never hold a space or a sign that a query could stumble over', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        for (const word of wordsOf(text)) expect(word).toMatch(/^[\p{L}\p{N}]+$/u);
      }),
    );
  });
});

describe('spellings that differ in a gap', () => {
  test.each([
    ['T-Shirt', ['tshirt']],
    ['Wi-Fi/LAN adapter', ['wifilan']],
    ['20000 mAh power bank', ['20000mah']],
    ['20000mAh', ['20000', 'mah']],
    ['plain words', []],
  ])('%j', (text, spellings) => expect(spellingsOf(text)).toEqual(spellings));
});

describe('Chinese', () => {
  test('every two neighbours are a word, and the last sign stands alone', () => {
    expect(hanWordsOf('连衣裙 A字 女')).toEqual(['连衣', '衣裙', '裙', '字', '女']);
  });

  test('a keyword asks for all pairs, a single sign for every pair that begins with it', () => {
    expect(hanTermsOf('连衣裙')).toEqual([
      { text: '连衣', prefix: false },
      { text: '衣裙', prefix: false },
    ]);
    expect(hanTermsOf('鞋')).toEqual([{ text: '鞋', prefix: true }]);
  });

  test('whatever is written in a title is found by any part of it', () => {
    const signs = fc.string({ unit: fc.constantFrom(...'鞋裙衣女男童新款'), minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(signs, fc.nat(7), fc.integer({ min: 1, max: 8 }), (title, from, length) => {
        const part = [...title].slice(from, from + length).join('');
        const listed = hanWordsOf(title);
        for (const term of hanTermsOf(part)) {
          expect(listed.some((word) => (term.prefix ? word.startsWith(term.text) : word === term.text))).toBe(true);
        }
      }),
    );
  });
});

test('two words one slip apart share a form', () => {
  const slips: [string, string][] = [
    ['sneakers', 'sneekers'],
    ['dress', 'drss'],
    ['dress', 'dresss'],
    ['dress', 'derss'],
  ];
  for (const [right, wrong] of slips) {
    const forms = new Set(formsOf(right));
    expect(formsOf(wrong).some((form) => forms.has(form))).toBe(true);
  }
});

test.each([
  ["Men's Striped Knit Jersey, Round Neck", ['jersey', 'knit jersey', 'striped knit jersey']],
  ['Barbecue Grill for Garden Parties', ['grill', 'barbecue grill']],
  ['A5', []],
])('what %j is about', (title, phrases) => expect(phrasesOf(title)).toEqual(phrases));

test('accents and width do not matter', () => expect(plain('ＣＡＦÉ')).toBe('cafe'));
