import { endpoint } from './endpoint.ts';
import { cents, madeFile, oneOf, ownPage, pageFields, whole } from './fields.ts';
import { pageSize } from './paging.ts';
import {
  allChannels,
  allLinkKinds,
  allRewards,
  allTakingStates,
  allTaskDoings,
  promotionLimits,
  statisticDays,
} from './promotion-rules.ts';
import { lines } from './written.ts';
import * as z from './zod.ts';

const { textMost, pictures } = promotionLimits;
export const promotionId = whole(1, 2_147_483_647);
const linkCode = z.string().regex(/^[a-z2-9]{8}$/, { error: 'must be the code of a link' });

const browse = { method: 'GET', auth: 'shopper', right: 'influencer', limit: 'browse' } as const;
const acting = { method: 'POST', auth: 'shopper', right: 'influencer', limit: 'browse' } as const;

export const getPromotionAbout = endpoint({
  method: 'GET',
  path: '/api/task/about',
  summary: 'What influencers earn, for those who are none yet',
  auth: 'guest',
  limit: 'browse',
  queries: 2,
  input: z.strictObject({}),
  output: z.object({
    feeBasisPoints: z.int(),
    freightBasisPoints: z.int(),
    months: z.int(),
    pendingDays: z.int(),
    /** Tasks that can be taken now. */
    openTasks: z.int(),
  }),
});
export type PromotionAbout = z.output<typeof getPromotionAbout.output>;

export const promotionTask = z.object({
  id: z.int(),
  title: z.string(),
  /** '' where it has none. */
  picture: z.string(),
  doing: z.literal(allTaskDoings),
  channel: z.literal(allChannels),
  rules: z.string(),
  reward: z.literal(allRewards),
  /** S Coin, or cents. */
  rewardAmount: z.int(),
  places: z.int(),
  placesLeft: z.int(),
  endsAt: z.string(),
  /** How many days somebody who takes it has for it. */
  days: z.int(),
});
export type PromotionTask = z.output<typeof promotionTask>;

/** Somebody's part in a task. */
export const taking = z.object({
  id: z.int(),
  state: z.literal(allTakingStates),
  task: promotionTask,
  takenAt: z.string(),
  /** Until when it can be handed in; null where it cannot. */
  dueAt: z.string().nullable(),
  /** Until when staff look at it, while they have not. */
  reviewBy: z.string().nullable(),
  link: z.string(),
  text: z.string(),
  pictures: z.array(z.string()),
  /** Why it was refused. */
  reason: z.string(),
  /** How often it can still be handed in. */
  triesLeft: z.int(),
  paidAt: z.string().nullable(),
});
export type Taking = z.output<typeof taking>;

const earned = z.object({ scoin: z.int(), cents });

export const getPromotion = endpoint({
  ...browse,
  path: '/api/task/promotion',
  summary: 'Tasks that can be taken, those of the caller that need something done, and what tasks have paid',
  queries: 6,
  input: z.strictObject({}),
  output: z.object({
    open: z.array(promotionTask),
    openTotal: z.int(),
    /** Those to hand in, the most urgent first, and those that staff look at. */
    mine: z.array(taking),
    counts: z.array(z.object({ state: z.literal(allTakingStates), count: z.int() })),
    earned,
  }),
});
export type Promotion = z.output<typeof getPromotion.output>;

export const listPromotion = endpoint({
  ...browse,
  path: '/api/task/promotionlist',
  summary: `Tasks that can be taken (state 0), or one’s own by state, ${pageSize} a page`,
  queries: 5,
  input: z.strictObject({ state: oneOf(0, ...allTakingStates).default(0), page: ownPage }),
  output: z.object({
    /** Of state 0. */
    tasks: z.array(promotionTask),
    takings: z.array(taking),
    ...pageFields,
  }),
});

export const takeTask = endpoint({
  ...acting,
  path: '/api/task/take',
  summary: 'Take a place in a task',
  queries: 8,
  input: z.strictObject({ id: promotionId }),
  output: taking,
});

const webLink = z
  .string({ error: 'Paste the link to what you made.' })
  .trim()
  .min(1, { error: 'Paste the link to what you made.' })
  .max(500, { error: 'Use at most 500 characters.' })
  .refine((text) => z.url({ protocol: /^https?$/, hostname: z.regexes.domain }).safeParse(text).success, {
    error: 'Paste a whole link, such as https://www.instagram.com/p/…',
  });

export const handInInput = z.strictObject({
  /** Of one's part in the task. */
  id: promotionId,
  link: webLink,
  text: lines(0, textMost, `Use at most ${textMost} characters.`).default(''),
  files: z
    .array(z.uuid({ error: 'must be the name of an uploaded file' }))
    .max(pictures, { error: `At most ${pictures} pictures can be added here.` })
    .default([]),
});

export const handInTask = endpoint({
  ...acting,
  path: '/api/task/handin',
  summary: `Hand in what a task asked for: a link, up to ${pictures} pictures, a few words`,
  limit: 'send',
  queries: 14,
  input: handInInput,
  output: taking,
});

export const giveUpTask = endpoint({
  ...acting,
  path: '/api/task/giveup',
  summary: 'Give a place in a task back, so that somebody else can take it',
  queries: 7,
  input: z.strictObject({ id: promotionId }),
  output: z.object({ state: z.literal(allTakingStates) }),
});

const figures = {
  visits: z.int(),
  registrations: z.int(),
  firstOrders: z.int(),
  revenueCents: cents,
  earnedCents: cents,
};
export type LinkFigures = { [Name in keyof typeof figures]: number };

const promotionLink = z.object({
  /** '' is the invite code alone. */
  code: z.string(),
  kind: z.literal(allLinkKinds),
  title: z.string(),
  /** To be shared. */
  address: z.string(),
  madeAt: z.string(),
  ...figures,
});
export type PromotionLink = z.output<typeof promotionLink>;

const since = z.object({ days: oneOf(...statisticDays).default(30), link: linkCode.or(z.literal('')).default('') });

export const getPromotionTool = endpoint({
  ...browse,
  path: '/api/task/promotiontool',
  summary: `The caller’s invite and coupon codes, links, ${pageSize} a page, and what they brought in the last days`,
  queries: 12,
  input: z.strictObject({ ...since.shape, page: ownPage }),
  output: z.object({
    inviteCode: z.string(),
    /** Leads home. */
    address: z.string(),
    coupon: z.object({
      code: z.string(),
      /** What it takes off, in words. */
      terms: z.string(),
      /** How many people used it. */
      redeemed: z.int(),
    }),
    links: z.array(promotionLink),
    ...pageFields,
    /** Of all links, or of the one that was asked for. */
    sums: z.object(figures),
    /** Day by day, the oldest first. */
    days: z.array(z.object({ day: z.string(), ...figures })),
  }),
});
export type PromotionTool = z.output<typeof getPromotionTool.output>;

/** A link with all that is needed to share it. */
const linkKit = z.object({
  code: z.string(),
  kind: z.literal(allLinkKinds),
  title: z.string(),
  address: z.string(),
  /** Cents; null where it leads to no product. */
  priceCents: cents.nullable(),
  landedCents: cents.nullable(),
  captions: z.array(z.object({ channel: z.literal(allChannels), text: z.string() })),
});
export type LinkKit = z.output<typeof linkKit>;

export const makeLink = endpoint({
  ...acting,
  path: '/api/task/link',
  summary:
    'Make a link to a page, product, activity or supplier with one’s invite code; the same page is the same link',
  queries: 10,
  input: z.strictObject({
    /** An address of the shop, or what follows after /shop. */
    address: z
      .string()
      .trim()
      .min(1, { error: 'Paste the address of a page of our shop.' })
      .max(500, { error: 'Use at most 500 characters.' }),
  }),
  output: linkKit,
});

export const getLinkKit = endpoint({
  ...browse,
  path: '/api/task/linkkit',
  summary: 'One of the caller’s links with captions to copy',
  queries: 8,
  input: z.strictObject({ code: linkCode }),
  output: linkKit,
});

export const exportPromotion = endpoint({
  ...acting,
  path: '/api/task/promotionexport',
  summary: 'Statistics per link and day as CSV',
  limit: 'costly',
  queries: 8,
  input: z.strictObject(since.shape),
  output: madeFile,
});

export const redeemCode = endpoint({
  method: 'POST',
  path: '/api/task/redeem',
  summary: 'Turn the code of an influencer into a coupon: once, by people who are new',
  auth: 'shopper',
  limit: 'guess',
  queries: 14,
  input: z.strictObject({
    code: z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^[A-Z0-9]{4,16}$/, { error: 'A code has 4 to 16 letters and digits.' }),
  }),
  output: z.object({ name: z.string(), expiresAt: z.string() }),
});
