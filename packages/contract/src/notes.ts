import { endpoint } from './endpoint.ts';
import { whole } from './fields.ts';
import type { Right } from './policy.ts';
import { lines } from './written.ts';
import * as z from './zod.ts';

/** What staff write to one another about a thing; its shopper does not see it in the shop. */

export const noteKinds = ['order', 'parcel', 'person', 'case', 'purchase'] as const;
export type NoteKind = (typeof noteKinds)[number];

/** Who may look at such a thing may read and write its notes. */
export const noteRights: Readonly<Record<NoteKind, Right>> = {
  order: 'orders',
  parcel: 'orders',
  person: 'customerService',
  case: 'customerService',
  purchase: 'buying',
};

/** The colleagues whom a text names as @username, each once, in small letters; an email address names nobody. */
export const mentionsIn = (text: string): readonly string[] => [
  ...new Set([...text.matchAll(/(?<![\w.@+-])@(\w{4,20})\b/g)].map(([, name = '']) => name.toLowerCase())),
];

const staff = { auth: 'staff', right: 'staff', limit: 'browse' } as const;
const about = { kind: z.literal([...noteKinds]), id: whole(1, 2_147_483_647) };
const note = z.object({ id: z.int(), at: z.string(), by: z.string(), text: z.string() });

export const listNotes = endpoint({
  ...staff,
  method: 'GET',
  path: '/api/staff/note/list',
  summary: 'The notes of one thing, the oldest first, the newest 200',
  queries: 4,
  input: z.strictObject(about),
  output: z.object({
    items: z.array(note),
    /** Whether one of them names whoever asks, who has not seen it. */
    mine: z.boolean(),
  }),
});

export const addNote = endpoint({
  ...staff,
  method: 'POST',
  path: '/api/staff/note/add',
  decides: 'nothing',
  summary: 'Write a note about a thing; @username puts it on the first page of a colleague until they have seen it',
  queries: 10,
  input: z.strictObject({ ...about, text: lines(1, 1000, 'Write a note of 1 to 1,000 characters.') }),
  output: note,
});

export const listMentions = endpoint({
  ...staff,
  method: 'GET',
  path: '/api/staff/note/mine',
  summary: 'Notes that name whoever asks and that they have not seen, the newest 50',
  queries: 4,
  input: z.strictObject({}),
  output: z.object({ items: z.array(note.extend({ ...about, number: z.string() })) }),
});

export const seeNotes = endpoint({
  ...staff,
  method: 'POST',
  path: '/api/staff/note/seen',
  decides: 'nothing',
  summary: 'I have seen the notes of this thing that name me',
  queries: 4,
  input: z.strictObject(about),
  output: z.object({ seen: z.int() }),
});
