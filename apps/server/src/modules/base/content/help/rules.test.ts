import type { HelpBlock } from '@sgb/contract/help.ts';
import { describe, expect, test } from 'vitest';
import { settings } from '../../../../app.ts';
import { helpFacts } from '../../../../help-facts.ts';
import { firstSettings } from '../../../../platform/settings/first.fixture.ts';
import { filledBody, fillerOf } from './fill.ts';
import { type Article, checkedBody, findArticle, questionsOf, relatedTo } from './rules.ts';
import { firstArticles } from './texts/all.ts';

const fill = fillerOf({ settings, facts: helpFacts });
const filled = (text: string) => fill(text, firstSettings);

const article = (type: string, related: string[] = []): Article => ({
  type,
  section: 'Buying',
  title: `About ${type}`,
  summary: 'x',
  body: [],
  related,
});

const sizes = (...rows: [from: number, to: number, ...cells: string[]][]) => ({
  kind: 'sizes',
  caption: 'Shoes',
  measure: 'Foot length',
  unit: 'cm',
  columns: ['EU'],
  rows: rows.map(([from, to, ...cells]) => ({ from, to, cells })),
});

describe('a body', () => {
  test.each<[string, unknown[]]>([
    ['no blocks', []],
    ['a text', [{ kind: 'paragraph', text: 'You pay in rand.' }]],
    ['a table', [{ kind: 'table', caption: 'Fees', columns: ['a', 'b'], rows: [['1', '2']] }]],
    ['sizes without a gap', [sizes([22, 22.5, '35'], [22.5, 23, '36'])]],
  ])('may be %s', (_what, body) => expect(checkedBody(body)).toEqual(body));

  test.each<[string, unknown]>([
    ['not a list', { kind: 'paragraph', text: 'x' }],
    ['an unknown block', [{ kind: 'html', text: '<b>x</b>' }]],
    ['an empty text', [{ kind: 'paragraph', text: '' }]],
    ['a row with a cell too few', [{ kind: 'table', caption: 'x', columns: ['a', 'b'], rows: [['1']] }]],
    ['a size with a cell too many', [sizes([22, 22.5, '35', 'x'])]],
    ['sizes with a gap', [sizes([22, 22.5, '35'], [23, 23.5, '37'])]],
    ['a size that ends before it begins', [sizes([22.5, 22, '35'])]],
    ['no sizes', [sizes()]],
  ])('may not be %s', (_what, body) => expect(() => checkedBody(body)).toThrow());

  test('loses what its blocks do not have', () => {
    expect(checkedBody([{ kind: 'heading', text: 'Fees', html: '<script>' }])).toEqual([
      { kind: 'heading', text: 'Fees' },
    ]);
  });
});

test('the questions of a body are found in their order', () => {
  const body: HelpBlock[] = [
    { kind: 'question', question: 'First?', answer: 'x' },
    { kind: 'heading', text: 'x' },
    { kind: 'question', question: 'Second?', answer: 'x' },
  ];
  expect(questionsOf(body)).toEqual(['First?', 'Second?']);
});

test.each([
  ['faq', 'faq'],
  ['FAQ', 'faq'],
  ['aboutus', 'aboutUs'],
  ['fa', undefined],
  ['', undefined],
])('%j leads to %j', (asked, type) => {
  expect(findArticle([article('faq'), article('aboutUs')], asked)?.type).toBe(type);
});

test('related articles are those that exist, without the article itself', () => {
  const fees = article('fees', ['payment', 'gone', 'FEES', 'faq']);
  expect(relatedTo([fees, article('faq'), article('payment')], fees)).toEqual([
    { type: 'payment', title: 'About payment' },
    { type: 'faq', title: 'About faq' },
  ]);
});

describe('a value of the settings in a text', () => {
  test.each([
    ['{fees.service.minimumCents}', 'R\u00a05.00'],
    ['{fees.service.aboveBasisPoints} of it', '5\u00a0% of it'],
    ['{freight.china.firstFen}', '¥8'],
    ['{freight.lines.A3.nextCents}, {freight.lines.A3.days} days', 'R\u00a080.00, 12 to 22 days'],
    ['{freight.lines.S1.minLitres}', '0.05 m³'],
    ['{freight.lines.A1.maxSideMm}', '120 cm'],
    ['{freight.lines.A1.stepGrams}', '0.5 kg'],
    ['{freight.lines.A1.volumetricDivisor}', '6,000'],
    ['{checkout.terms.reminderHours.1:hour}', '60 hours'],
    ['{membership.tiers.1.answerHours:hour}', '1 hour'],
    ['{warehouse.terms.extension.most:word}', 'three'],
    ['{shop.workingTime.saturday}', '08:00 to 13:00'],
    ['{tracking.keepDays}', '90'],
    // Nothing of ours: as somebody wrote it.
    [
      '{smile} {shop.nosuch} {fees.service.nosuch} {freight.lines.Z9.days}',
      '{smile} {shop.nosuch} {fees.service.nosuch} {freight.lines.Z9.days}',
    ],
  ])('%s is %s', (text, words) => expect(filled(text)).toBe(words));
});

describe('the first articles', () => {
  test('name only settings that there are', () => {
    for (const { summary, body } of firstArticles) {
      const texts = [filled(summary), filledBody(body, filled)];
      expect(JSON.stringify(texts)).not.toMatch(/\{\w+\.\w+/);
    }
  });

  test.each(firstArticles.map((first) => [first.type, first] as const))('%s is sound', (_type, first) => {
    expect(() => checkedBody(first.body)).not.toThrow();
    expect(relatedTo(firstArticles, first)).toHaveLength(first.related.length);
    const questions = questionsOf(first.body);
    expect(new Set(questions).size).toBe(questions.length);
  });

  test('lead to articles that exist', () => {
    const links = [...JSON.stringify(firstArticles).matchAll(/\]\(\/helpcenter\/(?:index\/)?(\w+)\)/g)];
    expect(links.length).toBeGreaterThan(5);
    for (const [, type = ''] of links) expect(findArticle(firstArticles, type)?.type).toBe(type);
  });
});
