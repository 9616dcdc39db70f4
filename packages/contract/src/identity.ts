import { visitorIdField } from './access-fields.ts';
import { endpoint } from './endpoint.ts';
import { cents } from './fields.ts';
import { orderUserTypes, staffRoles, userTypes } from './people.ts';
import type { Person } from './policy.ts';
import { fileId } from './uploads.ts';
import * as z from './zod.ts';

/** What the policy decides by. */
const person = {
  usertype: z.literal(Object.values(userTypes)),
  /** As orders see the account: 1 leads a group, 2 is a member of one, 4 is a big customer who leads. */
  isleader: z.literal(Object.values(orderUserTypes)),
  /** 10: influencer. */
  customertype: z.int(),
  customeridentity: z.literal([1, 2]),
  staffrole: z.literal(['', ...staffRoles]),
} satisfies { [Field in keyof Person]: z.ZodType<Person[Field]> };

/** 1 Platinum, 2 Golden, 3 Silver, 0 none. */
const viplevel = z.literal([0, 1, 2, 3]);

export const loginInfo = z.object({
  ...person,
  userId: z.int(),
  username: z.string(),
  viplevel,
  /** Of a stock-up seller: batches being bought, goods on our shelves, parcels to send. */
  stockPurchase: z.int(),
  stockShelves: z.int(),
  stockShip: z.int(),
  unreadMessages: z.int(),
  /** What the empty search bar says. */
  searchbartext: z.string(),
  /** 0: links of 1688 are not supported for this account. */
  use1688link: z.literal([0, 1]),
  /** Where the profile picture is; empty without one. */
  avatar: z.string(),
  /** The number of one's ambassador or consultant, in two parts; empty without one. */
  ambassadorcountrycode: z.string(),
  ambassadorcellphone: z.string(),
  /** Who of service sees the shop as this person, who is not here; left out for the person themself. */
  seenby: z.string().optional(),
});
export type LoginInfo = z.output<typeof loginInfo>;

export const loginInput = z.strictObject({
  username: z
    .string()
    .trim()
    .min(1, { error: 'Enter your username, email or mobile number.' })
    .max(254, { error: 'That is longer than any name we know.' }),
  password: z
    .string()
    .min(1, { error: 'Enter your password.' })
    .max(64, { error: 'That is longer than any password we accept.' }),
  /** The browser's own number: a login from another one is told to the owner by mail. */
  visitorid: visitorIdField,
});

export const loginCheck = endpoint({
  method: 'POST',
  path: '/api/user/logincheck',
  summary: 'Open a session; the ticket it answers with is the key to every other call',
  auth: 'guest',
  limit: 'guess',
  queries: 17,
  input: loginInput,
  output: z.object({ ticket: z.string(), user: loginInfo }),
});

export const logout = endpoint({
  method: 'GET',
  path: '/api/user/logout',
  summary: 'End the session of the ticket; harmless without one',
  auth: 'guest',
  limit: 'browse',
  queries: 2,
  input: z.strictObject({}),
  output: z.object({}),
});

export const getLoginInfo = endpoint({
  method: 'GET',
  path: '/api/user/logininfo',
  summary: 'Who the ticket belongs to',
  auth: 'shopper',
  limit: 'browse',
  queries: 7,
  input: z.strictObject({}),
  output: loginInfo,
});

export const getBasicInfo = endpoint({
  method: 'GET',
  path: '/api/user/basicinfo',
  summary: 'What the account pop-up shows: money, points, coupons, favorites and standing',
  auth: 'shopper',
  limit: 'browse',
  queries: 6,
  input: z.strictObject({}),
  output: z.object({
    username: z.string(),
    balance: cents,
    scoin: z.int(),
    coupons: z.int(),
    favorites: z.int(),
    viplevel,
    isleader: person.isleader,
    customertype: person.customertype,
    customeridentity: person.customeridentity,
    showvipbanner: z.literal([0, 1]),
  }),
});
export type BasicInfo = z.output<typeof getBasicInfo.output>;

export const setAvatar = endpoint({
  method: 'POST',
  path: '/api/user/avatar',
  summary: 'Make an uploaded picture the profile picture; an empty fileid takes it away',
  auth: 'shopper',
  limit: 'browse',
  queries: 8,
  input: z.strictObject({ fileid: z.union([z.literal(''), fileId], { error: 'must be the name of a file' }) }),
  output: z.object({ avatar: z.string() }),
});
