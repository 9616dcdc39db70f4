import { sortOptions } from './catalogue.ts';
import { edition } from './editions.ts';
import { endpoint } from './endpoint.ts';
import { oneOf, ownPage, pageFields, productId, whole } from './fields.ts';
import { pageSize } from './paging.ts';
import { line } from './written.ts';
import * as z from './zod.ts';

/** Showcases: their heads, what was picked for them by hand, and the rule that fills the rest each night. */

const desk = { auth: 'staff', right: 'marketing', limit: 'browse' } as const;
const slug = z.string().regex(/^[a-z0-9-]{2,40}$/, { error: 'Use 2 to 40 small letters, digits and hyphens.' });
const tone = z.enum(['light', 'dark'], { error: 'must be light or dark' });
const rule = z.object({
  /** Departments and groups by number. */
  categories: z.array(whole(1, 2_147_483_647)).min(1, { error: 'Name a category.' }).max(60),
  /** How many of each. */
  each: whole(1, 100),
  sort: oneOf(...sortOptions.map(({ code }) => code)),
  /** Ratings of suppliers in hundredths, 440 for 4.4; left out: all. */
  minRating: whole(0, 500).optional(),
});

export const listDeskShowcases = endpoint({
  ...desk,
  method: 'GET',
  path: '/api/staff/showcase/list',
  summary: `All showcases by name, ${pageSize} a page, with what was picked by hand and how much each shows`,
  queries: 5,
  input: z.strictObject({ page: ownPage }),
  output: z.object({
    items: z.array(
      z.object({
        slug: z.string(),
        title: z.string(),
        text: z.string(),
        picture: z.string(),
        tone,
        /** Null: its goods are what they are, as the local stock. */
        rule: rule.nullable(),
        picked: z.array(z.object({ id: z.string(), title: z.string() })),
        goods: z.int(),
      }),
    ),
    ...pageFields,
  }),
});

export const saveShowcase = endpoint({
  ...desk,
  method: 'POST',
  path: '/api/staff/showcase/save',
  summary: 'Make a showcase or change one: its head, its rule, and what is picked by hand; it is filled at once',
  decides: 'nothing',
  // One list of goods for each category of its rule.
  queries: 92,
  input: z.strictObject({
    slug,
    /** 1: there is none of that name yet. */
    fresh: oneOf(0, 1).default(0),
    edition,
    title: line(3, 80, 'Use 3 to 80 characters.'),
    text: line(0, 160, 'Use at most 160 characters.').default(''),
    tone,
    /** An uploaded file; left out, an old one keeps its own. */
    picture: z.uuid({ error: 'must be the name of an uploaded file' }).optional(),
    rule: rule.nullable(),
    /** In this order before the rest. */
    picked: z.array(productId).max(200, { error: 'Pick at most 200 goods.' }),
  }),
  output: z.object({ goods: z.int() }),
});
