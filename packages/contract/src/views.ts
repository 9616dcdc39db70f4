import { endpoint } from './endpoint.ts';
import { line } from './written.ts';
import * as z from './zod.ts';

/** What somebody of staff wants to see again in a table: its filters, order and columns under a name. */

const staff = { auth: 'staff', right: 'staff', limit: 'browse' } as const;
const page = z.string().regex(/^\/[a-z0-9/-]{1,119}$/i, { error: 'must be a page of the console' });
const name = line(1, 40, 'Use 1 to 40 characters.');
export const mostViews = 50;

const views = z.object({ items: z.array(z.object({ name: z.string(), search: z.string() })) });

export const listViews = endpoint({
  ...staff,
  method: 'GET',
  path: '/api/staff/view/list',
  summary: 'What I have saved of one table, by name',
  queries: 2,
  input: z.strictObject({ page }),
  output: views,
});

export const saveView = endpoint({
  ...staff,
  method: 'POST',
  path: '/api/staff/view/save',
  summary: `Save what a table shows under a name, ${mostViews} for each table; one of the same name gives way`,
  decides: 'nothing',
  queries: 5,
  input: z.strictObject({ page, name, search: z.string().max(2000) }),
  output: views,
});

export const forgetView = endpoint({
  ...staff,
  method: 'POST',
  path: '/api/staff/view/forget',
  summary: 'Forget what was saved under this name',
  decides: 'nothing',
  queries: 4,
  input: z.strictObject({ page, name }),
  output: views,
});
