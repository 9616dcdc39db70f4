import { endpoint } from './endpoint.ts';
import { cents, whole } from './fields.ts';
import { lookReason, reason } from './written.ts';
import * as z from './zod.ts';

/** A person at a glance, for whoever of service helps them. */

const desk = { auth: 'staff', right: 'customerService', limit: 'browse' } as const;
const id = whole(1, 2_147_483_647);

const partKinds = ['order', 'parcel', 'case', 'chat', 'feedback', 'refund', 'recharge', 'withdrawal'] as const;
export type PartKind = (typeof partKinds)[number];

export const getPersonAtGlance = endpoint({
  ...desk,
  method: 'GET',
  path: '/api/staff/person/detail',
  summary: 'Who somebody is to us, what they have, and the newest of everything that is theirs; contacts are masked',
  queries: 22,
  input: z.strictObject({ id }),
  output: z.object({
    id: z.int(),
    username: z.string(),
    name: z.string(),
    country: z.string(),
    suburb: z.string(),
    createdAt: z.string(),
    tier: z.string(),
    tierUntil: z.string(),
    /** 'n…@demo.test' and '+27…199'; all of it with a reason. */
    email: z.string(),
    emailVerified: z.boolean(),
    mobile: z.string(),
    mobileVerified: z.boolean(),
    /** Who looks after them. */
    contact: z.string(),
    company: z.string(),
    /** What has to be known before one answers: 'Stopped', 'Staff', 'Ambassador'. */
    flags: z.array(z.object({ text: z.string(), tone: z.literal(['neutral', 'good', 'warn', 'danger', 'brand']) })),
    wallet: z.array(z.object({ name: z.string(), value: z.string() })),
    parts: z.array(
      z.object({
        name: z.string(),
        title: z.string(),
        kind: z.literal([...partKinds]),
        total: z.int(),
        items: z.array(
          z.object({
            id: z.int(),
            number: z.string(),
            title: z.string(),
            state: z.string(),
            at: z.string(),
            cents: cents.nullable(),
          }),
        ),
      }),
    ),
  }),
});

export const showContact = endpoint({
  ...desk,
  method: 'POST',
  path: '/api/staff/person/contact',
  decides: 'nothing',
  summary: 'The whole email and mobile number of somebody, with a reason that is written down',
  queries: 4,
  input: z.strictObject({ id, reason: lookReason }),
  output: z.object({ email: z.string(), mobile: z.string() }),
});

export const seeAsPerson = endpoint({
  ...desk,
  method: 'POST',
  path: '/api/staff/person/seeas',
  decides: 'nothing',
  summary:
    'See the shop as somebody does, for 15 minutes and with a reason: nothing can be changed, no money and no papers are shown',
  queries: 6,
  input: z.strictObject({ id, reason }),
  output: z.object({ ticket: z.string(), userId: z.int(), until: z.string() }),
});
