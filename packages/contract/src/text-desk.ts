import { endpoint } from './endpoint.ts';
import { ownPage, pageFields } from './fields.ts';
import { pageSize } from './paging.ts';
import { line, lines, reason } from './written.ts';
import * as z from './zod.ts';

/** What the shop writes to people by letter, message and text message, as marketing words it. */

const desk = { auth: 'staff', right: 'marketing', limit: 'browse' } as const;
const moment = z.iso.datetime({ offset: true, error: 'must be a moment such as 2026-11-17T08:00:00Z' });
const name = z.string().min(3).max(80);

const text = z.object({
  name: z.string(),
  /** When it is sent. */
  when: z.string(),
  title: z.string(),
  text: z.string(),
  /** Since the first start: null. */
  from: z.string().nullable(),
  by: z.string(),
  /** When other words begin, where some are planned. */
  planned: z.string().nullable(),
});

export const listTexts = endpoint({
  ...desk,
  method: 'GET',
  path: '/api/staff/text/list',
  summary: `What the shop writes to people, by name, ${pageSize} a page: the words in force, since when and by whom`,
  queries: 2,
  input: z.strictObject({
    q: z.string().trim().max(100).default(''),
    only: z.literal(['all', 'changed', 'planned']).default('all'),
    page: ownPage,
  }),
  output: z.object({ items: z.array(text), ...pageFields }),
});

export const getText = endpoint({
  ...desk,
  method: 'GET',
  path: '/api/staff/text/detail',
  summary: 'One text: its words, what is put in, how the shop came with it, and all that it was and will be',
  queries: 2,
  input: z.strictObject({ name }),
  output: text.extend({
    first: z.object({ title: z.string(), text: z.string() }),
    /** What stands in braces and is put in when it is sent; the kept ones may not be left out. */
    holes: z.array(z.object({ name: z.string(), kept: z.boolean() })),
    /** The moment of the newest words: whoever saves says what they have seen. */
    seen: z.string(),
    history: z.array(
      z.object({ title: z.string(), text: z.string(), from: z.string(), by: z.string(), why: z.string() }),
    ),
  }),
});

export const saveText = endpoint({
  ...desk,
  method: 'POST',
  path: '/api/staff/text/save',
  summary: 'Write a text in other words, at once or from a moment on; refused when somebody else did so meanwhile',
  decides: 'nothing',
  queries: 6,
  input: z.strictObject({
    name,
    title: line(0, 120, 'Use at most 120 characters.'),
    text: lines(1, 2000, 'Use 1 to 2,000 characters.'),
    /** Left out or over: at once. */
    from: moment.optional(),
    reason,
    seen: z.string().max(40),
  }),
  output: z.object({ from: z.string() }),
});
