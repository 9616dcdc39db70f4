import { endpoint } from './endpoint.ts';
import { oneOf, ownPage, pageFields } from './fields.ts';
import * as z from './zod.ts';

/** The numbers and texts of the business, as an administrator changes them. Values travel as JSON text. */

const desk = { auth: 'staff', right: 'accounts', limit: 'browse' } as const;
const name = z.string().min(3).max(100);
const value = z.string().min(1, { error: 'Enter a value.' }).max(200_000);
const moment = z.iso.datetime({ error: 'must be a moment such as 2026-11-20T08:00:00Z' });

const held = z.object({
  value: z.string(),
  /** Since the first start: null. */
  from: z.string().nullable(),
  by: z.string(),
});

export const listSettings = endpoint({
  ...desk,
  method: 'GET',
  path: '/api/staff/setting/list',
  summary: 'All settings by name: what is in force, since when, by whom, and what is planned',
  queries: 3,
  input: z.strictObject({
    q: z.string().trim().max(100).default(''),
    /** Only those that concern money; only those that were ever changed; only those with something planned. */
    only: z.literal(['all', 'money', 'changed', 'planned']).default('all'),
    page: ownPage,
  }),
  output: z.object({
    items: z.array(held.extend({ name, money: z.boolean(), planned: z.string().nullable() })),
    ...pageFields,
  }),
});

export const getSetting = endpoint({
  ...desk,
  method: 'GET',
  path: '/api/staff/setting/detail',
  summary: 'One setting: its form as JSON schema, what is in force, and all that it was and will be',
  queries: 3,
  input: z.strictObject({ name }),
  output: held.extend({
    name,
    schema: z.string(),
    first: z.string(),
    money: z.boolean(),
    /** The moment of the newest row: whoever saves says what they have seen. */
    seen: z.string().nullable(),
    history: z.array(held),
  }),
});

const change = z.object({ path: z.string(), before: z.string(), after: z.string() });

export const previewSetting = endpoint({
  ...desk,
  method: 'POST',
  path: '/api/staff/setting/preview',
  summary: 'What a new value would change: field by field, and on examples where a price depends on it',
  decides: 'nothing',
  queries: 3,
  input: z.strictObject({ name, value }),
  output: z.object({
    changes: z.array(change),
    /** What is unusual about it, in words; saving asks twice. */
    unusual: z.array(z.string()),
    /** 'Service fee on an order of R 500.00' before and after, in cents. */
    examples: z.array(z.object({ label: z.string(), before: z.int(), after: z.int() })),
  }),
});

export const changeSetting = endpoint({
  ...desk,
  method: 'POST',
  path: '/api/staff/setting/change',
  summary: 'Set a value from a moment on; one that concerns money waits for a second person',
  decides: 'company',
  queries: 12,
  input: z.strictObject({
    name,
    value,
    /** Left out or over: at once. */
    from: moment.optional(),
    reason: z.string().trim().min(5, { error: 'Say why.' }).max(200),
    seen: moment.nullable(),
    /** 1: unusual as it is, it is meant. */
    sure: oneOf(0, 1).default(0),
  }),
  output: z.object({ from: z.string() }),
});
