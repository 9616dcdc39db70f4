import { maxChatText } from './chat-rules.ts';
import { endpoint } from './endpoint.ts';
import { ownPage, pageFields, whole } from './fields.ts';
import { pageSize } from './paging.ts';
import { purposes } from './upload-purposes.ts';
import { fileId } from './uploads.ts';
import * as z from './zod.ts';

const conversationId = whole(1, Number.MAX_SAFE_INTEGER);
/** 0: the one with one's own contact, whether there is one yet or not. */
const anyConversation = whole(0, Number.MAX_SAFE_INTEGER);
const messageNumber = whole(1, 2_147_483_647);

/** Everything a person typed, shown as text and never as anything else; what cannot be seen is taken out. */
const chatText = z
  .string()
  .max(maxChatText, { error: `Use at most ${maxChatText} characters.` })
  .transform((text) => text.replaceAll(/[^\P{C}\n\u200d]/gu, '').trim());

const message = z.object({
  /** Counted from 1 in each conversation. */
  number: z.int(),
  /** The sender's own number for it. */
  key: z.string(),
  mine: z.boolean(),
  text: z.string(),
  /** Where its pictures can be seen for the next minutes; &w=320 for small ones. */
  pictures: z.array(z.string()),
  sentAt: z.string(),
});
export type ChatMessage = z.output<typeof message>;

const conversation = z.object({
  /** 0 as long as nobody has written. */
  id: z.int(),
  /** The other side. */
  name: z.string(),
  kind: z.literal(['shopper', 'consultant', 'ambassador']),
  avatar: z.string(),
  /** False: the shopper has another contact now, so nobody can write here any more. */
  open: z.boolean(),
  unread: z.int(),
  /** How far the other side has read. */
  readByOther: z.int(),
});
export type Conversation = z.output<typeof conversation>;

const listed = conversation.extend({
  last: z.object({ text: z.string(), pictures: z.int(), mine: z.boolean(), sentAt: z.string() }),
});
export type ListedConversation = z.output<typeof listed>;

export const listConversations = endpoint({
  method: 'GET',
  path: '/api/chat/conversations',
  summary: `Talks with one’s contacts and, for contacts, with their shoppers, the newest first; ${pageSize} a page`,
  auth: 'shopper',
  limit: 'browse',
  queries: 6,
  input: z.strictObject({ page: ownPage }),
  output: z.object({ list: z.array(listed), ...pageFields, unread: z.int() }),
});

export const listChatMessages = endpoint({
  method: 'GET',
  path: '/api/chat/messages',
  summary: 'The newest 30 messages of a talk, or the 30 before one; the oldest first',
  auth: 'shopper',
  limit: 'browse',
  queries: 8,
  input: z.strictObject({ conversation: anyConversation, before: messageNumber.optional() }),
  output: z.object({ conversation, messages: z.array(message), more: z.boolean() }),
});

export const sendChatMessage = endpoint({
  method: 'POST',
  path: '/api/chat/send',
  summary: 'Write to the other side; the same key twice is one message',
  auth: 'shopper',
  limit: 'send',
  queries: 16,
  input: z
    .strictObject({
      conversation: anyConversation,
      key: z.uuid({ error: 'must be a random number of the form 8-4-4-4-12' }),
      text: chatText.default(''),
      pictures: z
        .array(fileId)
        .max(purposes.chat.most, { error: `At most ${purposes.chat.most} pictures at once.` })
        .default([]),
    })
    .refine(({ text, pictures }) => text !== '' || pictures.length > 0, {
      path: ['text'],
      error: 'Write something, or add a picture.',
    }),
  output: z.object({ conversation: z.int(), message }),
});

export const readChat = endpoint({
  method: 'POST',
  path: '/api/chat/read',
  summary: 'Everything up to this message is read; says how many are unread in all talks',
  auth: 'shopper',
  limit: 'browse',
  queries: 9,
  input: z.strictObject({ conversation: conversationId, number: messageNumber }),
  output: z.object({ unread: z.int() }),
});

export const countUnreadChat = endpoint({
  method: 'GET',
  path: '/api/chat/unread',
  summary: 'How many messages are unread in all talks',
  auth: 'shopper',
  limit: 'browse',
  queries: 3,
  input: z.strictObject({}),
  output: z.object({ unread: z.int(), talks: z.boolean() }),
});

export const openChatStream = endpoint({
  method: 'POST',
  path: '/api/chat/stream',
  summary: 'A ticket of one minute for the live events, and the number of the last one there is',
  auth: 'shopper',
  limit: 'browse',
  queries: 3,
  input: z.strictObject({}),
  output: z.object({ ticket: z.string(), after: z.int() }),
});

/** What `GET /api/chat/events` sends, by the name of the event. */
export interface ChatEvents {
  readonly message: { readonly conversation: number; readonly message: ChatMessage; readonly unread: number };
  /** Somebody read up to this number: the other side, or oneself in another window. */
  readonly read: {
    readonly conversation: number;
    readonly number: number;
    readonly mine: boolean;
    readonly unread: number;
  };
  /** Something is missing in between: load everything anew. */
  readonly reset: Record<string, never>;
}
