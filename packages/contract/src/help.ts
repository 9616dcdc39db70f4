import { endpoint } from './endpoint.ts';
import * as z from './zod.ts';

/**
 * A help text is a list of blocks, never HTML. Inside texts, `**bold**` and `[words](/address)` are the only marks;
 * addresses lead inside the shop.
 */
const words = z.string().min(1);

/** Rows are found by a measure of the body: the first row whose `to` is not below it. */
const sizeRow = z.object({ from: z.number(), to: z.number(), cells: z.array(z.string()) });

export const helpBlock = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('heading'), text: words }),
  z.object({ kind: z.literal('paragraph'), text: words }),
  z.object({ kind: z.literal('list'), items: z.array(words) }),
  z.object({ kind: z.literal('steps'), items: z.array(z.object({ title: words, text: words })) }),
  z.object({
    kind: z.literal('table'),
    caption: words,
    columns: z.array(z.string()),
    rows: z.array(z.array(z.string())),
  }),
  z.object({ kind: z.literal('question'), question: words, answer: words }),
  z.object({
    kind: z.literal('sizes'),
    caption: words,
    measure: words,
    unit: z.enum(['cm', 'mm']),
    columns: z.array(z.string()),
    rows: z.array(sizeRow).min(1),
  }),
]);
export type HelpBlock = z.output<typeof helpBlock>;
export type SizeTable = Extract<HelpBlock, { kind: 'sizes' }>;

const articleHead = z.object({
  type: z.string(),
  /** The heading that the article stands under in lists. */
  section: z.string(),
  title: z.string(),
  summary: z.string(),
});

export const listHelp = endpoint({
  method: 'GET',
  path: '/api/helpcenter/list',
  summary: 'All help articles in their order, with the questions that they answer',
  auth: 'guest',
  limit: 'browse',
  queries: 1,
  input: z.strictObject({}),
  output: z.object({ articles: z.array(articleHead.extend({ questions: z.array(z.string()) })) }),
});
export type HelpEntry = z.output<typeof listHelp.output>['articles'][number];

export const getHelpArticle = endpoint({
  method: 'GET',
  path: '/api/helpcenter/article',
  summary: 'One help article; its type is found whatever its capital letters',
  auth: 'guest',
  limit: 'browse',
  queries: 1,
  input: z.strictObject({ type: z.string().min(1).max(40) }),
  output: articleHead.extend({
    body: z.array(helpBlock),
    related: z.array(z.object({ type: z.string(), title: z.string() })),
    updatedAt: z.string(),
  }),
});
export type HelpArticle = z.output<typeof getHelpArticle.output>;
