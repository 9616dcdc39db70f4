import { endpoint } from './endpoint.ts';
import { whole } from './fields.ts';
import { noteKinds } from './notes.ts';
import { sortedBy, sortedPage } from './sorting.ts';
import * as z from './zod.ts';

/** What staff did. */

const day = z.iso.date({ error: 'must be a day such as 2026-11-15' });
const words = z.string().trim().max(100).default('');

export const auditSorts = ['at'] as const;

export const listAudit = endpoint({
  method: 'GET',
  path: '/api/staff/audit/list',
  summary:
    'What staff did, the newest first unless sorted: by whom, with which call, about what or whom, from and until a day',
  auth: 'staff',
  right: 'accounts',
  limit: 'browse',
  queries: 5,
  input: z.strictObject({
    /** The username of whoever did it. */
    who: words,
    /** A part of the call's name. */
    call: words,
    /** What it was about, or the username of whom. */
    subject: words,
    from: day.optional(),
    until: day.optional(),
    ...sortedBy(auditSorts),
  }),
  output: sortedPage(
    z.object({
      id: z.int(),
      at: z.string(),
      by: z.string(),
      role: z.string(),
      call: z.string(),
      summary: z.string(),
      subject: z.string(),
      usernames: z.array(z.string()),
      /** What it was given, without secrets; what it was before and after, where that is known: as JSON. */
      input: z.string(),
      before: z.string(),
      after: z.string(),
      why: z.string(),
      outcome: z.string(),
      ip: z.string(),
      requestId: z.string(),
    }),
  ),
});

/** The calls that hand out a file of what we know: all rows of a list, all of a person, payments for the bank, a report. */
export const exportCalls = {
  'GET /console/export': 'list',
  'POST /api/staff/privacy/copy': 'person',
  'POST /api/staff/withdraw/batch': 'bank',
  'POST /api/staff/withdraw/batchfile': 'bank',
  'POST /api/staff/ledger/paper': 'report',
} as const;
export const exportKinds = ['list', 'person', 'bank', 'report'] as const;

export const listExports = endpoint({
  method: 'GET',
  path: '/api/staff/audit/exports',
  summary: 'Files that staff took out, the newest first: who, when, what, why and how many rows',
  auth: 'staff',
  right: 'accounts',
  limit: 'browse',
  queries: 5,
  input: z.strictObject({
    /** The username of whoever took it. */
    who: words,
    kind: z.literal(['', ...exportKinds], { error: `must be one of ${exportKinds.join(', ')}` }).default(''),
    from: day.optional(),
    until: day.optional(),
    ...sortedBy(auditSorts),
  }),
  output: sortedPage(
    z.object({
      id: z.int(),
      at: z.string(),
      by: z.string(),
      role: z.string(),
      kind: z.literal([...exportKinds]),
      subject: z.string(),
      /** What the list is, of a list. */
      summary: z.string(),
      /** What it was asked for with, as JSON. */
      input: z.string(),
      usernames: z.array(z.string()),
      why: z.string(),
      ip: z.string(),
      /** Null: not said; it may still be coming. */
      rows: z.int().nullable(),
      /** False: it broke off after so many. */
      whole: z.boolean(),
    }),
  ),
});

export const listDone = endpoint({
  method: 'GET',
  path: '/api/staff/audit/about',
  summary: 'What staff did with one thing or person, the oldest first, the newest 200; for whoever may open it',
  auth: 'staff',
  right: 'staff',
  limit: 'browse',
  queries: 3,
  input: z.strictObject({ kind: z.literal([...noteKinds]), id: whole(1, 2_147_483_647) }),
  output: z.object({
    items: z.array(
      z.object({
        id: z.int(),
        at: z.string(),
        by: z.string(),
        role: z.string(),
        what: z.string(),
        why: z.string(),
        /** False: asked for, and refused or waiting for a second person. */
        done: z.boolean(),
      }),
    ),
  }),
});
