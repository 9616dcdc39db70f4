import { allCouponTypes } from './coupon-types.ts';
import { endpoint } from './endpoint.ts';
import { cents, oneOf, ownPage, pageFields, whole } from './fields.ts';
import * as z from './zod.ts';

/** What marketing counts: the way from visitor to buyer, and what campaigns cost. */

const desk = { auth: 'staff', right: 'marketing', limit: 'browse', method: 'GET' } as const;
const days = oneOf(7, 31, 92).default(31);

/** The steps that are counted, in their order on the way to a payment. */
export const funnelSteps = [1, 4, 5, 6, 7, 8, 9] as const;
export type FunnelStepId = (typeof funnelSteps)[number];
export const funnelStepWords: Record<FunnelStepId, string> = {
  1: 'Saw a page',
  4: 'Saw the registration',
  5: 'Registered',
  6: 'Logged in',
  7: 'Put something into the cart',
  8: 'Ordered, to pay later',
  9: 'Paid a checkout',
};

/** What a step is called in lists and files. */
export const funnelStepNames = {
  1: 'sawPage',
  4: 'sawRegistration',
  5: 'registered',
  6: 'loggedIn',
  7: 'usedCart',
  8: 'toPayLater',
  9: 'paid',
} as const satisfies Record<FunnelStepId, string>;

const counted = z.object({
  sawPage: z.int(),
  sawRegistration: z.int(),
  registered: z.int(),
  loggedIn: z.int(),
  usedCart: z.int(),
  toPayLater: z.int(),
  paid: z.int(),
});

const step = z.object({ step: z.literal([...funnelSteps]), visitors: z.int(), events: z.int() });

export const getFunnel = endpoint({
  ...desk,
  path: '/api/staff/figures/funnel',
  summary: 'How many took each step from visitor to buyer, day by day and in all, as counted within the last hour',
  queries: 2,
  input: z.strictObject({ days }),
  output: z.object({
    from: z.string(),
    until: z.string(),
    /** In all; a visitor of several days counts on each of them. */
    steps: z.array(step),
    /** The newest first; days on which nobody came are there, too. */
    items: z.array(z.object({ day: z.string(), visitors: counted, events: counted })),
  }),
});

const figures = { given: z.int(), used: z.int(), costCents: cents };

export const listCampaigns = endpoint({
  ...desk,
  path: '/api/staff/figures/campaigns',
  summary: 'What each coupon campaign gave in the last days, how much of it was used, and what it cost',
  queries: 3,
  input: z.strictObject({ days, page: ownPage }),
  output: z.object({
    items: z.array(
      z.object({ id: z.int(), key: z.string(), name: z.string(), type: z.literal(allCouponTypes), ...figures }),
    ),
    ...pageFields,
  }),
});

export const getCampaign = endpoint({
  ...desk,
  path: '/api/staff/figures/campaign',
  summary: 'The same of one coupon, day by day',
  queries: 2,
  input: z.strictObject({ id: whole(1, 2_147_483_647), days }),
  output: z.object({ items: z.array(z.object({ day: z.string(), ...figures })) }),
});
