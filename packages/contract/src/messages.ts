import { endpoint } from './endpoint.ts';
import { cents, oneOf, ownPage, pageFields, whole } from './fields.ts';
import { allMessageSubtypes, messageViews, ownMessageTypes } from './message-types.ts';
import { pageSize } from './paging.ts';
import * as z from './zod.ts';

const view = oneOf(...messageViews);
const subtype = oneOf(...allMessageSubtypes);
const messageId = whole(1, Number.MAX_SAFE_INTEGER);

/** The tab a message was opened from; one of order, membership or notification must be the message's own. */
const named = z.strictObject({ id: messageId, type: view });

const message = z.object({
  id: z.int(),
  type: z.literal([...ownMessageTypes]),
  subtype: z.literal([...allMessageSubtypes]),
  title: z.string(),
  /** In a list its beginning, in the detail all of it. */
  text: z.string(),
  /** A page of the shop that the message is about; '' when there is none. */
  link: z.string(),
  /** What came in (above 0) or went out. */
  money: cents.nullable(),
  createdAt: z.string(),
  read: z.boolean(),
});
export type Message = z.output<typeof message>;

const counted = z.object({ total: z.int(), unread: z.int() });

export const listMessages = endpoint({
  method: 'GET',
  path: '/api/message/list',
  summary: 'What messages there are: how many of each type and subtype, and how many of them unread',
  auth: 'shopper',
  limit: 'browse',
  queries: 2,
  input: z.strictObject({}),
  output: z.object({
    types: z.array(counted.extend({ type: z.literal([...messageViews]) })),
    subtypes: z.array(
      counted.extend({ type: z.literal([...ownMessageTypes]), subtype: z.literal([...allMessageSubtypes]) }),
    ),
    unread: z.int(),
  }),
});
export type MessageList = z.output<typeof listMessages.output>;

export const listRecords = endpoint({
  method: 'GET',
  path: '/api/message/record',
  summary: `The messages of a type, and of one subtype if given, newest first, ${pageSize} a page`,
  auth: 'shopper',
  limit: 'browse',
  queries: 3,
  input: z.strictObject({ type: view.default(1), subtype: subtype.optional(), page: ownPage }),
  output: z.object({ items: z.array(message), ...pageFields }),
});
export type MessagePage = z.output<typeof listRecords.output>;

export const getMessage = endpoint({
  method: 'GET',
  path: '/api/message/detail',
  summary: 'One message of the account',
  auth: 'shopper',
  limit: 'browse',
  queries: 2,
  input: named,
  output: message,
});

const left = z.object({ unread: z.int() });

export const readMessage = endpoint({
  method: 'POST',
  path: '/api/message/read',
  summary: 'Mark one message as read; answers how many are left',
  auth: 'shopper',
  limit: 'browse',
  queries: 3,
  input: named,
  output: left,
});

export const readAllMessages = endpoint({
  method: 'POST',
  path: '/api/message/readall',
  summary: 'Mark all messages of a type as read; answers how many are left',
  auth: 'shopper',
  limit: 'browse',
  queries: 3,
  input: z.strictObject({ type: view.default(1), subtype: subtype.optional() }),
  output: left,
});

export const countUnread = endpoint({
  method: 'GET',
  path: '/api/message/unread',
  summary: 'How many messages are unread; 1 is the home page and the layout',
  auth: 'shopper',
  limit: 'browse',
  queries: 2,
  input: z.strictObject({ from: oneOf(1) }),
  output: left,
});

const preferences = z.strictObject({
  emailMoney: z.boolean(),
  emailOrder: z.boolean(),
  emailMembership: z.boolean(),
  emailNotification: z.boolean(),
  /** Offers and news; only for those who also agreed to them. */
  offers: z.boolean(),
});
export type MessagePreferences = z.output<typeof preferences>;

export const getPreferences = endpoint({
  method: 'GET',
  path: '/api/message/preferences',
  summary: 'Which messages also come by email, and whether offers may',
  auth: 'shopper',
  limit: 'browse',
  queries: 3,
  input: z.strictObject({}),
  output: z.object({
    preferences: z.object(preferences.shape),
    email: z.string(),
    /** Whether the account agreed to be sent offers in any way, and by email. */
    agreed: z.object({ any: z.boolean(), email: z.boolean() }),
  }),
});

export const savePreferences = endpoint({
  method: 'POST',
  path: '/api/message/preferences',
  summary: 'Change which messages also come by email, and whether offers may',
  auth: 'shopper',
  limit: 'browse',
  queries: 2,
  input: preferences,
  output: z.object(preferences.shape),
});
