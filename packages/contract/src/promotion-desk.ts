import { edition } from './editions.ts';
import { endpoint } from './endpoint.ts';
import { oneOf, ownPage, pageFields, whole } from './fields.ts';
import { pageSize } from './paging.ts';
import { promotionId, promotionTask, taking } from './promotion.ts';
import { allChannels, allRewards, allTakingStates, allTaskDoings, promotionLimits } from './promotion-rules.ts';
import { line, lines, reason } from './written.ts';
import * as z from './zod.ts';

/** How staff make tasks and look at what is handed in. */

const { titleLeast, titleMost, rulesMost, places } = promotionLimits;
const desk = { auth: 'staff', right: 'campaigns', limit: 'browse' } as const;
const moment = z.iso.datetime({ offset: true, error: 'must be a moment such as 2026-11-17T08:00:00Z' });

export const listDeskTasks = endpoint({
  ...desk,
  method: 'GET',
  path: '/api/staff/task/list',
  summary: `All tasks, the newest first, ${pageSize} a page`,
  queries: 4,
  input: z.strictObject({ page: ownPage }),
  output: z.object({
    items: z.array(promotionTask.extend({ startsAt: z.string(), handedIn: z.int(), approved: z.int() })),
    ...pageFields,
  }),
});

export const saveTask = endpoint({
  ...desk,
  method: 'POST',
  path: '/api/staff/task/save',
  decides: 'nothing',
  summary: 'Make a task, or change one; what somebody has taken keeps its reward',
  queries: 10,
  input: z
    .strictObject({
      /** Left out: a new one. */
      id: promotionId.optional(),
      edition,
      title: line(titleLeast, titleMost, `Name it in ${titleLeast} to ${titleMost} characters.`),
      /** An uploaded file; left out, a new one has none and an old one keeps its own. */
      picture: z.uuid({ error: 'must be the name of an uploaded file' }).optional(),
      doing: oneOf(...allTaskDoings),
      channel: oneOf(...allChannels),
      rules: lines(10, rulesMost, `Say in 10 to ${rulesMost} characters what counts.`),
      reward: oneOf(...allRewards),
      /** S Coin, or cents. */
      amount: whole(1, 1_000_000),
      places: whole(1, places),
      startsAt: moment,
      endsAt: moment,
    })
    .refine(({ startsAt, endsAt }) => Date.parse(startsAt) < Date.parse(endsAt), {
      path: ['endsAt'],
      error: 'It has to end after it begins.',
    }),
  output: z.object({ id: z.int() }),
});

export const listHandIns = endpoint({
  ...desk,
  method: 'GET',
  path: '/api/staff/task/handins',
  summary: `What influencers handed in, by state, the one with the least time left first, ${pageSize} a page`,
  queries: 6,
  input: z.strictObject({ state: oneOf(...allTakingStates).default(20), page: ownPage }),
  output: z.object({
    items: z.array(taking.extend({ accountId: z.int(), username: z.string(), late: z.boolean() })),
    ...pageFields,
  }),
});

export const reviewHandIn = endpoint({
  ...desk,
  method: 'POST',
  path: '/api/staff/task/review',
  decides: 'money',
  summary: 'Approve what was handed in, which pays it, or refuse it with a reason',
  queries: 40,
  input: z
    .strictObject({ id: promotionId, approve: oneOf(0, 1), reason: reason.or(z.literal('')).default('') })
    .refine(({ approve, reason: why }) => approve === 1 || why !== '', {
      path: ['reason'],
      error: 'Say why, in 5 to 200 characters.',
    }),
  output: z.object({ state: z.literal(allTakingStates) }),
});

export const setInfluencer = endpoint({
  ...desk,
  method: 'POST',
  path: '/api/staff/task/influencer',
  decides: 'account',
  summary: 'Make somebody an influencer, or end it; they are told',
  queries: 12,
  input: z.strictObject({ userid: promotionId, influencer: oneOf(0, 1), reason }),
  output: z.object({ influencer: z.boolean() }),
});
