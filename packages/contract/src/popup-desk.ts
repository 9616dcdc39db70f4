import { edition } from './editions.ts';
import { endpoint } from './endpoint.ts';
import { oneOf, ownPage, pageFields, whole } from './fields.ts';
import { pageSize } from './paging.ts';
import { audienceFault, audienceKinds, mostAccounts } from './popup-audiences.ts';
import { popupTypes } from './popup-types.ts';
import * as z from './zod.ts';

/** How staff make pop-ups for many (community, section 10); the screens come with the console. */

const desk = { auth: 'staff', right: 'marketing', limit: 'browse' } as const;
const { notice, message, task, coupon } = popupTypes;
const madeTypes = [notice, message, task, coupon] as const;
export type MadeType = (typeof madeTypes)[number];

const campaignStates = ['planned', 'running', 'over', 'stopped'] as const;
export type CampaignState = (typeof campaignStates)[number];

const id = whole(1, Number.MAX_SAFE_INTEGER);
const words = (most: number) =>
  z
    .string()
    .trim()
    .max(most, { error: `Use at most ${most} characters.` });
const moment = z.iso.datetime({ error: 'must be a moment such as 2026-11-20T08:00:00Z' });

const audience = z
  .strictObject({
    kind: z.enum(audienceKinds, { error: `must be one of ${audienceKinds.join(', ')}` }),
    /** Names of tiers, account types, countries, suburbs or accounts, or a number of days, as the kind says. */
    of: z
      .array(z.string().trim().min(1, { error: 'Leave no name empty.' }).max(100))
      .max(mostAccounts, { error: `At most ${mostAccounts} names.` })
      .default([]),
  })
  .superRefine((given, ctx) => {
    const fault = audienceFault(given);
    if (fault) ctx.addIssue({ code: 'custom', path: ['of'], message: fault });
  });

/** What somebody of staff fills in. */
const campaign = z.strictObject({
  type: oneOf(...madeTypes),
  title: words(80),
  content: words(1_000),
  /** A page of the shop, such as /coupon/index; '' for none. */
  link: z
    .string()
    .max(300)
    .regex(/^(\/(?!\/)\S*)?$/, { error: 'must be a page of the shop, such as /coupon/index' })
    .default(''),
  /** What a coupon pop-up gives: the keys of coupons. */
  coupons: z.array(z.string().max(40)).max(3, { error: 'At most 3 coupons.' }).default([]),
  audience,
  from: moment,
  until: moment,
  /** 9 comes before 1, of those of one type. */
  priority: whole(1, 9).default(5),
});
export type Campaign = z.output<typeof campaign>;

/** 1: it is meant, though it is for nobody or for everybody. */
const sure = oneOf(0, 1).default(0);

function checked<Schema extends z.ZodType<Campaign>>(schema: Schema): Schema {
  return schema.superRefine((given, ctx) => {
    const fault = (field: keyof Campaign, text: string) =>
      ctx.addIssue({ code: 'custom', path: [field], message: text });
    const isCoupon = given.type === coupon;
    if (given.until <= given.from) fault('until', 'It must end after it begins.');
    if (isCoupon !== given.coupons.length > 0) {
      fault('coupons', isCoupon ? 'Say which coupons it gives.' : 'Only a coupon pop-up gives coupons.');
    }
    if (!isCoupon && given.title === '') fault('title', 'Give it a title.');
    if (!isCoupon && given.content === '') fault('content', 'Say what it is about.');
    if (given.type === task && given.link === '') fault('link', 'Say where the task is.');
  });
}

const made = campaign.extend({
  id: z.int(),
  state: z.enum(campaignStates),
  /** Whom it is for, in words: 'Silver and Golden members'. */
  audiencewords: z.string(),
  /** How many have seen it, and how many of them did what it offers. */
  seen: z.int(),
  done: z.int(),
  by: z.string(),
  at: z.string(),
});

export const makePopup = endpoint({
  ...desk,
  method: 'POST',
  path: '/api/staff/popup/make',
  summary: 'Make a pop-up for an audience, from and until a moment; coupons are given with it, once to each person',
  decides: 'account',
  queries: 12,
  input: checked(campaign.extend({ sure })),
  output: z.object({ id: z.int() }),
});

export const changePopup = endpoint({
  ...desk,
  method: 'POST',
  path: '/api/staff/popup/change',
  summary: 'Change a pop-up that is not over; who has seen it does not see it again',
  decides: 'account',
  queries: 15,
  input: checked(campaign.extend({ id, edition, sure })),
  output: z.object({ id: z.int() }),
});

export const stopPopup = endpoint({
  ...desk,
  method: 'POST',
  path: '/api/staff/popup/stop',
  summary: 'Stop a pop-up: nobody is shown it any more; what it gave stays',
  decides: 'nothing',
  queries: 8,
  input: z.strictObject({ id, edition }),
  output: z.object({ id: z.int() }),
});

export const listPopups = endpoint({
  ...desk,
  method: 'GET',
  path: '/api/staff/popup/list',
  summary: `Pop-ups that staff made, the newest first, ${pageSize} a page, with how many have seen them`,
  queries: 6,
  input: z.strictObject({ page: ownPage }),
  output: z.object({ items: z.array(made), ...pageFields }),
});

export const previewPopup = endpoint({
  ...desk,
  method: 'POST',
  path: '/api/staff/popup/preview',
  summary: 'How many people an audience has at this moment',
  decides: 'nothing',
  queries: 5,
  input: z.strictObject({ audience }),
  output: z.object({
    people: z.int(),
    /** All who could be meant. */
    of: z.int(),
    /** Says plainly when it is nobody, or everybody. */
    words: z.string(),
  }),
});
