import { themes } from './catalogue.ts';
import { edition } from './editions.ts';
import { endpoint } from './endpoint.ts';
import { oneOf, ownPage, pageFields, whole } from './fields.ts';
import { helpBlock } from './help.ts';
import { pageSize } from './paging.ts';
import { line } from './written.ts';
import * as z from './zod.ts';

/** What marketing puts on the pages: banners, the heads of themed activities, and help. */

const desk = { auth: 'staff', right: 'marketing', limit: 'browse' } as const;
const change = { ...desk, method: 'POST', decides: 'nothing' } as const;
const id = whole(1, 2_147_483_647);
const moment = z.iso.datetime({ offset: true, error: 'must be a moment such as 2026-11-17T08:00:00Z' });
const file = z.uuid({ error: 'must be the name of an uploaded file' });
const href = z
  .string()
  .max(300)
  .regex(/^\/(?!\/)\S*$/, { error: 'must be a page of the shop, such as /localstock/index' });
const tone = z.enum(['light', 'dark'], { error: 'must be light or dark' });

const words = {
  title: line(3, 80, 'Use 3 to 80 characters.'),
  text: line(0, 160, 'Use at most 160 characters.').default(''),
};

export const listDeskBanners = endpoint({
  ...desk,
  method: 'GET',
  path: '/api/staff/banner/list',
  summary: `All banners by slot and place, ${pageSize} a page, those that ran and those to come, too`,
  queries: 4,
  input: z.strictObject({ page: ownPage }),
  output: z.object({
    items: z.array(
      z.object({
        id: z.int(),
        slot: z.string(),
        position: z.int(),
        title: z.string(),
        text: z.string(),
        action: z.string(),
        href: z.string(),
        picture: z.string(),
        tone,
        from: z.string(),
        /** '' until somebody ends it. */
        until: z.string(),
        state: z.literal(['planned', 'running', 'over']),
      }),
    ),
    ...pageFields,
  }),
});

export const saveBanner = endpoint({
  ...change,
  path: '/api/staff/banner/save',
  summary: 'Make a banner or an ad, or change one; it shows at once in all processes',
  queries: 12,
  input: z
    .strictObject({
      /** Left out: a new one. */
      id: id.optional(),
      edition,
      slot: z.string().regex(/^[a-z0-9_-]{2,40}$/i, { error: 'must be home, or the code of an ad slot' }),
      position: whole(0, 1000).default(0),
      ...words,
      action: line(2, 40, 'Name what it leads to, in 2 to 40 characters.'),
      href,
      /** An uploaded file; left out, an old one keeps its own. */
      picture: file.optional(),
      tone,
      from: moment,
      until: moment.optional(),
    })
    .refine(({ from, until }) => until === undefined || Date.parse(from) < Date.parse(until), {
      path: ['until'],
      error: 'It must end after it begins.',
    }),
  output: z.object({ id: z.int() }),
});

export const listDeskActivities = endpoint({
  ...desk,
  method: 'GET',
  path: '/api/staff/activity/list',
  summary: 'The heads of the themed pages',
  queries: 3,
  input: z.strictObject({ page: ownPage }),
  output: z.object({
    items: z.array(z.object({ theme: z.enum(themes), title: z.string(), text: z.string(), picture: z.string(), tone })),
    ...pageFields,
  }),
});

export const saveActivity = endpoint({
  ...change,
  path: '/api/staff/activity/save',
  summary: 'Change the words, and with a file the picture, of a themed page',
  queries: 10,
  input: z.strictObject({
    theme: z.enum(themes, { error: `must be one of ${themes.join(', ')}` }),
    ...words,
    picture: file.optional(),
    tone,
    edition,
  }),
  output: z.object({}),
});

const article = z.object({
  type: z.string(),
  section: z.string(),
  title: z.string(),
  summary: z.string(),
  related: z.array(z.string()),
  position: z.int(),
  body: z.array(helpBlock),
  updatedAt: z.string(),
});

export const listDeskHelp = endpoint({
  ...desk,
  method: 'GET',
  path: '/api/staff/help/list',
  summary: 'All help articles as they are written, with the names of settings in place of their values',
  queries: 3,
  input: z.strictObject({ page: ownPage }),
  output: z.object({ items: z.array(article), ...pageFields }),
});

export const listHelpVersions = endpoint({
  ...desk,
  method: 'GET',
  path: '/api/staff/help/versions',
  summary: `How an article was before, the newest first, ${pageSize} a page`,
  queries: 4,
  input: z.strictObject({ type: z.string().min(1).max(40), page: ownPage }),
  output: z.object({
    items: z.array(article.omit({ updatedAt: true }).extend({ id: z.int(), writtenAt: z.string(), by: z.string() })),
    ...pageFields,
  }),
});

export const previewHelp = endpoint({
  ...change,
  path: '/api/staff/help/preview',
  summary: 'An article as shoppers would read it, with today’s prices and limits; names nobody knows are told',
  queries: 2,
  input: z.strictObject({ body: z.array(helpBlock).max(200) }),
  output: z.object({ body: z.array(helpBlock), unknown: z.array(z.string()) }),
});

export const saveHelp = endpoint({
  ...change,
  path: '/api/staff/help/save',
  summary: 'Write an article anew; refused when somebody else changed it since it was read',
  queries: 12,
  input: z.strictObject({
    type: z.string().regex(/^[a-zA-Z][a-zA-Z0-9]{1,39}$/, { error: 'Use 2 to 40 letters and digits.' }),
    section: line(2, 40, 'Use 2 to 40 characters.'),
    title: line(3, 80, 'Use 3 to 80 characters.'),
    summary: line(3, 300, 'Use 3 to 300 characters.'),
    related: z.array(z.string().max(40)).max(10, { error: 'At most 10 articles.' }),
    position: whole(0, 10_000),
    body: z.array(helpBlock).min(1, { error: 'Write something.' }).max(200),
    /** 1: there is none of that name yet. */
    fresh: oneOf(0, 1).default(0),
    edition,
  }),
  output: z.object({ updatedAt: z.string() }),
});
