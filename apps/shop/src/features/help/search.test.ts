import type { HelpEntry } from '@sgb/contract/help.ts';
import { describe, expect, test } from 'vitest';
import { searchHelp } from './search.ts';

const entry = (type: string, title: string, summary: string, questions: string[] = []): HelpEntry => ({
  type,
  section: 'Buying',
  title,
  summary,
  questions,
});

const entries = [
  entry('faq', 'FAQ', 'Short answers.', ['Why do I pay twice?', 'What is the refund?', 'Do coupons expire?']),
  entry('fees', 'Fees explained', 'What you pay now and later.'),
  entry('aftersale', 'Returns and refunds', 'What you get back.'),
  entry('sizeguide', 'Size guide', 'Measure yourself.'),
];
const found = (asked: string) => searchHelp(entries, asked).map(({ href }) => href);

describe('search within help', () => {
  test.each([
    ['a title', 'fees', ['/helpcenter/index/fees']],
    ['any case and order', 'EXPLAINED fees', ['/helpcenter/index/fees']],
    ['a part of a word', 'measur', ['/helpcenter/sizeguide']],
    [
      'a title before a question',
      'refund',
      ['/helpcenter/index/aftersale', '/helpcenter/index/faq#what-is-the-refund'],
    ],
    ['more than one', 'refunds', ['/helpcenter/index/aftersale', '/helpcenter/index/faq#what-is-the-refund']],
    ['a question before a summary', 'pay', ['/helpcenter/index/faq#why-do-i-pay-twice', '/helpcenter/index/fees']],
    ['all words in one place only', 'pay refund', []],
    ['nothing', 'zebra', []],
    ['a sign', '%', []],
    ['an empty field', '  ', []],
    ['one letter', 'a', []],
    ['signs of a pattern', '(.*)+[', []],
  ])('finds %s', (_what, asked, hrefs) => expect(found(asked)).toEqual(hrefs));

  test('says of a question in which article it is answered', () => {
    expect(searchHelp(entries, 'coupons')).toEqual([
      { href: '/helpcenter/index/faq#do-coupons-expire', title: 'Do coupons expire?', note: 'FAQ' },
    ]);
  });

  test('stops at eight', () => {
    const many = [
      entry(
        'faq',
        'x',
        'y',
        Array.from({ length: 20 }, (_, i) => `Question ${i}?`),
      ),
    ];
    expect(searchHelp(many, 'question')).toHaveLength(8);
  });
});
