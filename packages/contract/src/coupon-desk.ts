import { allCouponTypes } from './coupon-types.ts';
import { edition } from './editions.ts';
import { endpoint } from './endpoint.ts';
import { cents, oneOf, ownPage, pageFields, whole } from './fields.ts';
import { pageSize } from './paging.ts';
import { line } from './written.ts';
import * as z from './zod.ts';

/** What coupons there are, what they cost us so far, and which are given out every day at an hour. */

const desk = { auth: 'staff', right: 'marketing', limit: 'browse' } as const;
const id = whole(1, 2_147_483_647);
const most = 1_000_000;

const template = z.object({
  id: z.int(),
  /** What pop-ups and rules call it by. */
  key: z.string(),
  name: z.string(),
  type: z.literal([...allCouponTypes]),
  amountCents: cents,
  basisPoints: z.int(),
  capCents: cents,
  minimumCents: cents,
  lifeDays: z.int(),
});

export const listCouponTemplates = endpoint({
  ...desk,
  method: 'GET',
  path: '/api/staff/coupon/list',
  summary: `Coupons that can be given, the newest first, ${pageSize} a page, with what they cost so far`,
  queries: 4,
  input: z.strictObject({ page: ownPage }),
  output: z.object({
    items: z.array(
      template.extend({
        given: z.int(),
        used: z.int(),
        /** What they took off. */
        costCents: cents,
        /** What those that can still be used would take off at most. */
        openCents: cents,
      }),
    ),
    ...pageFields,
  }),
});

export const saveCouponTemplate = endpoint({
  ...desk,
  method: 'POST',
  path: '/api/staff/coupon/save',
  decides: 'nothing',
  summary: 'Make a coupon, or change one; what was given keeps the terms that it was given with',
  queries: 8,
  input: z
    .strictObject({
      /** Left out: a new one. */
      id: id.optional(),
      edition,
      key: z
        .string()
        .trim()
        .regex(/^[a-z0-9]+(\.[a-z0-9]+)*$/, { error: 'Use small letters, digits and dots, such as easter.freight.' })
        .max(40, { error: 'Use at most 40 characters.' }),
      name: line(3, 60, 'Name it in 3 to 60 characters.'),
      type: oneOf(...allCouponTypes),
      amountcents: whole(0, most).default(0),
      basispoints: whole(0, 10_000).default(0),
      capcents: whole(0, most).default(0),
      minimumcents: whole(0, 10_000_000).default(0),
      lifedays: whole(1, 365),
    })
    .superRefine(({ amountcents, basispoints, capcents }, ctx) => {
      const fault = (path: string, message: string) => ctx.addIssue({ code: 'custom', path: [path], message });
      if (amountcents > 0 === basispoints > 0) fault('amountcents', 'Take off an amount, or a part: one of the two.');
      if (basispoints > 0 !== capcents > 0) fault('capcents', 'A part needs the most that it takes off.');
    }),
  output: z.object({ id: z.int() }),
});

export const listSnatchOffers = endpoint({
  ...desk,
  method: 'GET',
  path: '/api/staff/coupon/offers',
  summary: `What is given out every day, by hour, ${pageSize} a page, with today's stock and what it cost so far`,
  queries: 5,
  input: z.strictObject({ page: ownPage }),
  output: z.object({
    items: z.array(
      z.object({
        id: z.int(),
        template: z.string(),
        name: z.string(),
        hour: z.int(),
        stock: z.int(),
        active: z.boolean(),
        /** Of today; null where there is none today. */
        today: z.object({ stock: z.int(), taken: z.int(), open: z.boolean() }).nullable(),
        takenInAll: z.int(),
        costCents: cents,
      }),
    ),
    ...pageFields,
  }),
});

export const saveSnatchOffer = endpoint({
  ...desk,
  method: 'POST',
  path: '/api/staff/coupon/saveoffer',
  decides: 'nothing',
  summary: 'Give out a coupon every day at an hour, change how many there are, or stop it; counts from today on',
  queries: 14,
  input: z.strictObject({
    /** Left out: a new one. */
    id: id.optional(),
    edition,
    template: z.string().trim().min(1, { error: 'Choose a coupon.' }).max(40),
    hour: whole(0, 23),
    stock: whole(1, 10_000),
    active: oneOf(0, 1).default(1),
  }),
  output: z.object({ id: z.int() }),
});
