import { endpoint } from './endpoint.ts';
import { cents } from './fields.ts';
import * as z from './zod.ts';

/** What the staff console shows on every page and on its first one. */

const staff = { auth: 'staff', limit: 'browse', method: 'GET' } as const;

/** How a queue stands to what we promised: there is time, it is nearly over, it is over; none: nothing was promised. */
const clockStates = ['none', 'green', 'amber', 'red'] as const;
export type ClockState = (typeof clockStates)[number];

export const getToday = endpoint({
  ...staff,
  path: '/api/staff/today',
  summary: 'What waits for whoever asks: their queues with count, oldest and clock, and the figures of the day',
  queries: 3,
  input: z.strictObject({}),
  output: z.object({
    queues: z.array(
      z.object({
        name: z.string(),
        title: z.string(),
        count: z.int(),
        /** Since when the oldest waits, and until when the first should be done. */
        oldest: z.string().nullable(),
        due: z.string().nullable(),
        clock: z.literal(clockStates),
      }),
    ),
    figures: z.array(
      z.object({
        name: z.string(),
        title: z.string(),
        unit: z.literal(['count', 'money']),
        value: z.int(),
        /** The same until this time of the day before. */
        before: z.int(),
      }),
    ),
    /** What whoever asks has taken and not finished, the oldest first; where it is below /console/. */
    inHand: z.array(z.object({ path: z.string(), title: z.string(), since: z.string() })),
    at: z.string(),
  }),
});
export type Today = z.output<typeof getToday.output>;

const foundKinds = [
  'order',
  'parcel',
  'case',
  'purchase',
  'person',
  'recharge',
  'entry',
  'withdrawal',
  'product',
] as const;
export type FoundKind = (typeof foundKinds)[number];

export const findAnything = endpoint({
  ...staff,
  path: '/api/staff/find',
  summary: 'Find an order, parcel, case, purchase, recharge, entry, product or person by what is known of it',
  queries: 14,
  input: z.strictObject({
    q: z.string().trim().min(2, { error: 'Type at least two characters.' }).max(100),
  }),
  output: z.object({
    found: z.array(
      z.object({
        kind: z.literal(foundKinds),
        id: z.int(),
        /** 'SO00000012', and what it is. */
        number: z.string(),
        title: z.string(),
        state: z.string(),
        at: z.string().nullable(),
        cents: cents.nullable(),
        /** Whose it is. */
        username: z.string(),
      }),
    ),
  }),
});
export type Found = z.output<typeof findAnything.output>['found'][number];
