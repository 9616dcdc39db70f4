import { categoryId, productPage, sort } from './catalog.ts';
import { themes } from './catalogue.ts';
import { endpoint } from './endpoint.ts';
import { page } from './fields.ts';
import { pageSize } from './paging.ts';
import * as z from './zod.ts';

const theme = z.enum(themes, { error: `must be one of ${themes.join(', ')}` });

export const getActivity = endpoint({
  method: 'GET',
  path: '/api/thematicactivities/info',
  summary: 'The head of a themed page: its words and its picture',
  auth: 'guest',
  limit: 'browse',
  queries: 1,
  input: z.strictObject({ theme }),
  output: z.object({
    theme: z.enum(themes),
    title: z.string(),
    text: z.string(),
    picture: z.string(),
    /** Whether the picture is light or dark where the words stand. */
    tone: z.enum(['light', 'dark']),
  }),
});

export const listActivityGoods = endpoint({
  method: 'GET',
  path: '/api/thematicactivities/list',
  summary: `The products of a themed activity, in a category or in all, ${pageSize} a page`,
  auth: 'guest',
  limit: 'browse',
  queries: 2,
  input: z.strictObject({ theme, categoryId: categoryId.optional(), page, sort }),
  output: productPage.extend({
    /** Where the activity has products at all, whichever category was asked for. */
    departments: z.array(z.object({ id: z.int(), name: z.string(), productCount: z.int() })),
  }),
});
