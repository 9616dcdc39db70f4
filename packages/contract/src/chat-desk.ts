import { maxChatText } from './chat-rules.ts';
import { edition } from './editions.ts';
import { endpoint } from './endpoint.ts';
import { oneOf, ownPage, pageFields, whole } from './fields.ts';
import { pageSize } from './paging.ts';
import { line, lines } from './written.ts';
import * as z from './zod.ts';

/** The inbox of service: every chat with one of our consultants, whoever of us answers it. */

const desk = { auth: 'staff', right: 'customerService', limit: 'browse' } as const;
const change = { ...desk, method: 'POST', decides: 'nothing' } as const;
const id = whole(1, Number.MAX_SAFE_INTEGER);
const account = whole(1, 2_147_483_647);

const chatViews = ['waiting', 'mine', 'free', 'all'] as const;
export type ChatView = (typeof chatViews)[number];

const deskTalk = z.object({
  id: z.int(),
  shopperId: z.int(),
  username: z.string(),
  name: z.string(),
  vipLevel: z.int(),
  /** Whose chat it is for the shopper. */
  consultant: z.string(),
  /** Who of us has it in hand; '' for nobody. */
  takenBy: z.string(),
  /** Since when they wait for us, and by when we promised to answer; '' when the last word is ours. */
  waitingSince: z.string(),
  answerBy: z.string(),
  late: z.boolean(),
});

export const listDeskTalks = endpoint({
  ...desk,
  method: 'GET',
  path: '/api/staff/chat/list',
  summary: `Chats with our consultants, ${pageSize} a page; those that wait the longest come first`,
  queries: 6,
  input: z.strictObject({
    view: z.enum(chatViews, { error: `must be one of ${chatViews.join(', ')}` }).default('waiting'),
    page: ownPage,
  }),
  output: z.object({
    items: z.array(deskTalk.extend({ last: z.string(), lastAt: z.string(), lastMine: z.boolean() })),
    ...pageFields,
  }),
});

export const getDeskTalk = endpoint({
  ...desk,
  method: 'GET',
  path: '/api/staff/chat/detail',
  summary: 'A chat with its newest 50 messages, or the 50 before one, and to whom it could be handed over',
  queries: 8,
  input: z.strictObject({ id, before: whole(1, 2_147_483_647).optional() }),
  output: deskTalk.extend({
    open: z.boolean(),
    messages: z.array(
      z.object({
        number: z.int(),
        fromShopper: z.boolean(),
        /** Who of us wrote it. */
        by: z.string(),
        text: z.string(),
        pictures: z.array(z.string()),
        sentAt: z.string(),
      }),
    ),
    more: z.boolean(),
    colleagues: z.array(z.object({ id: z.int(), name: z.string() })),
  }),
});

export const takeTalk = endpoint({
  ...change,
  path: '/api/staff/chat/take',
  summary: 'Take a chat in hand; from somebody else only when one says so',
  queries: 8,
  input: z.strictObject({ id, over: oneOf(0, 1).default(0) }),
  output: z.object({ takenBy: z.string() }),
});

export const handOverTalk = endpoint({
  ...change,
  path: '/api/staff/chat/handover',
  summary: 'Hand a chat over to a colleague, or let it go; 0 is nobody',
  queries: 8,
  input: z.strictObject({ id, to: whole(0, 2_147_483_647) }),
  output: z.object({ takenBy: z.string() }),
});

export const answerTalk = endpoint({
  ...change,
  limit: 'send',
  path: '/api/staff/chat/answer',
  summary: 'Answer a shopper; whoever answers has the chat in hand, and nobody else can; the same key twice is one',
  queries: 18,
  input: z.strictObject({
    id,
    key: z.uuid({ error: 'must be a random number of the form 8-4-4-4-12' }),
    text: lines(1, maxChatText, `Write 1 to ${maxChatText} characters.`),
  }),
  output: z.object({ number: z.int() }),
});

const canned = z.object({ id: z.int(), title: z.string(), text: z.string(), by: z.string(), at: z.string() });

export const listCanned = endpoint({
  ...desk,
  method: 'GET',
  path: '/api/staff/chat/canned',
  summary: 'Answers that are written already, by title; {name} in them is the first name of the shopper',
  queries: 5,
  input: z.strictObject({ page: ownPage }),
  output: z.object({ items: z.array(canned), ...pageFields }),
});

export const saveCanned = endpoint({
  ...change,
  path: '/api/staff/chat/savecanned',
  summary: 'Write an answer for everybody of service, or change one',
  queries: 8,
  input: z.strictObject({
    /** Left out: a new one. */
    id: account.optional(),
    edition,
    title: line(3, 60, 'Name it in 3 to 60 characters.'),
    text: lines(5, maxChatText, `Write 5 to ${maxChatText} characters.`),
  }),
  output: z.object({ id: z.int() }),
});

export const dropCanned = endpoint({
  ...change,
  path: '/api/staff/chat/dropcanned',
  summary: 'Throw an answer away; what was sent with it stays',
  queries: 6,
  input: z.strictObject({ id: account, edition }),
  output: z.object({}),
});
