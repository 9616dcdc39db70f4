import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { whole } from './fields.ts';
import { noteKinds } from './notes.ts';
import { sortedBy, sortedPage } from './sorting.ts';

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
