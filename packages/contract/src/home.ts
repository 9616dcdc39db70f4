import { endpoint } from './endpoint.ts';
import { line, reason } from './written.ts';
import * as z from './zod.ts';

/** What lies below the banners of the home page, row by row, as marketing arranges it. */

export const homeRowKinds = [
  'hotsale',
  'localstock',
  'ads',
  'groupbuy',
  'howitworks',
  'new',
  'invogue',
  'shopwindow',
  'suppliers',
  'recent',
  'recommended',
] as const;
export type HomeRowKind = (typeof homeRowKinds)[number];

/** Rows that say themselves what they are. */
const wordless: readonly HomeRowKind[] = ['ads', 'groupbuy', 'howitworks', 'recent'];
export const hasWords = (row: HomeRowKind): boolean => !wordless.includes(row);

const row = z.object({
  row: z.enum(homeRowKinds, { error: 'must be a row that the home page knows' }),
  title: line(0, 40, 'Use at most 40 characters.'),
  note: line(0, 100, 'Use at most 100 characters.'),
});
export type HomeRow = z.output<typeof row>;

export const homeRowList = z
  .array(row)
  .min(1, { error: 'Leave at least one row.' })
  .max(homeRowKinds.length)
  .refine((rows) => new Set(rows.map((each) => each.row)).size === rows.length, { error: 'Each row comes once.' })
  .refine((rows) => rows.every((each) => !hasWords(each.row) || each.title.length >= 2), {
    error: 'A row of goods needs a title.',
  });

export const getHomeRows = endpoint({
  method: 'GET',
  path: '/api/shoppingmall/homerows',
  summary: 'What lies below the banners of the home page, from top to bottom',
  auth: 'guest',
  limit: 'browse',
  queries: 0,
  input: z.strictObject({}),
  output: z.object({ rows: z.array(row) }),
});

const desk = { auth: 'staff', right: 'marketing', limit: 'browse' } as const;
const moment = z.iso.datetime({ offset: true, error: 'must be a moment such as 2026-11-17T08:00:00Z' });

export const getDeskHome = endpoint({
  ...desk,
  method: 'GET',
  path: '/api/staff/home/detail',
  summary: 'The rows of the home page: as they are, as they were and as they are planned, the newest first',
  queries: 2,
  input: z.strictObject({}),
  output: z.object({
    rows: z.array(row),
    /** The moment of the newest arrangement: whoever saves says what they have seen. */
    seen: z.string(),
    history: z.array(
      z.object({
        rows: z.array(row),
        /** Null: since the first start. */
        from: z.string().nullable(),
        by: z.string(),
        state: z.literal(['planned', 'shown', 'over']),
      }),
    ),
  }),
});

export const saveHome = endpoint({
  ...desk,
  method: 'POST',
  path: '/api/staff/home/save',
  summary: 'Arrange the rows of the home page anew, at once or from a moment on',
  decides: 'nothing',
  queries: 8,
  input: z.strictObject({
    rows: homeRowList,
    /** Left out or over: at once. */
    from: moment.optional(),
    reason,
    seen: z.string().max(40),
  }),
  output: z.object({ from: z.string() }),
});
