import { unitCodes } from './catalogue.ts';
import { endpoint } from './endpoint.ts';
import { cents, oneOf, ownPage, pageFields, whole } from './fields.ts';
import { markets, orderStatusIds } from './order-states.ts';
import { orderId } from './orders.ts';
import { pageSize } from './paging.ts';
import {
  caseLimits,
  caseStateIds,
  caseTypeIds,
  caseVoices,
  caseWishes,
  closeReasons,
  outcomeKinds,
} from './workorder-states.ts';
import * as z from './zod.ts';

const { textLeast, textMost, pictures, videos } = caseLimits;
const wishes = Object.values(caseWishes);
const state = z.literal([...caseStateIds]);
const type = z.literal([...caseTypeIds]);
const status = z.literal([...orderStatusIds]);
export const caseId = whole(1, 2_147_483_647);

const written = z
  .string()
  .trim()
  .max(textMost, { error: `must be at most ${textMost} characters` });
const caseText = written.min(textLeast, { error: `must be at least ${textLeast} characters` });
/** An answer may be short: 'Yes, both.' */
export const answerText = written.min(1, { error: 'must not be empty' });
/** Names of uploaded files; which of them are pictures is looked at later. */
export const caseFiles = z
  .array(z.uuid({ error: 'must be the name of an uploaded file' }))
  .max(pictures + videos, { error: `must be at most ${pictures} pictures and a video` })
  .default([]);

/** What a case is about. */
const caseOrder = z.object({
  id: z.int(),
  number: z.string(),
  title: z.string(),
  picture: z.string(),
  options: z.array(z.string()),
  quantity: z.int(),
  unit: z.literal([...unitCodes]),
  market: z.literal(Object.values(markets)),
  status,
  paidCents: cents,
  refundedCents: cents,
});
export type CaseOrder = z.output<typeof caseOrder>;

/** The clocks of a case; those that ended say whether in time. */
const caseClock = z.object({
  answerBy: z.string(),
  answeredAt: z.string().nullable(),
  decideBy: z.string(),
  decidedAt: z.string().nullable(),
  /** The decision's clock stands still while we wait for the shopper. */
  paused: z.boolean(),
  late: z.boolean(),
  /** S Coin that were given because we were late. */
  lateCoins: z.int(),
  /** When it closes by itself, if nothing happens. */
  closesAt: z.string().nullable(),
  reopenUntil: z.string().nullable(),
});
export type CaseClock = z.output<typeof caseClock>;

/** A case as lists show it. */
export const caseCard = z.object({
  id: z.int(),
  number: z.string(),
  type,
  state,
  closeReason: z.literal(closeReasons).nullable(),
  openedAt: z.string(),
  changedAt: z.string(),
  lastText: z.string(),
  unread: z.boolean(),
  order: caseOrder,
  clock: caseClock,
  /** What came back through it so far. */
  backCents: cents,
});
export type CaseCard = z.output<typeof caseCard>;

const caseFile = z.object({ id: z.string(), kind: z.literal(['image', 'video']), address: z.string() });
const line = z.object({
  id: z.int(),
  at: z.string(),
  from: z.literal(caseVoices),
  /** The first name of whoever of us wrote it. */
  name: z.string(),
  text: z.string(),
  files: z.array(caseFile),
});
export type CaseLine = z.output<typeof line>;

const caseOutcome = z.object({
  at: z.string(),
  kind: z.literal(outcomeKinds),
  backCents: cents,
  /** Of each: goods, freight inside China and delivery, international freight, and what we add for the trouble. */
  goodsCents: cents,
  freightCents: cents,
  parcelCents: cents,
  extraCents: cents,
  /** The order that comes again in its place. */
  newOrderId: z.int().nullable(),
  text: z.string(),
});
export type CaseOutcome = z.output<typeof caseOutcome>;

const move = z.object({
  at: z.string(),
  from: state.nullable(),
  to: state,
  who: z.literal(caseVoices),
  why: z.string(),
});

const caseActions = ['answer', 'accept', 'reopen', 'escalate', 'withdraw'] as const;
export type CaseAction = (typeof caseActions)[number];

export const caseDetail = caseCard.extend({
  quantity: z.int(),
  wish: z.literal(wishes),
  escalatedAt: z.string().nullable(),
  lines: z.array(line),
  outcomes: z.array(caseOutcome),
  history: z.array(move),
  actions: z.array(z.literal(caseActions)),
});
export type CaseDetail = z.output<typeof caseDetail>;

/** Whether a type of case can be opened now, and until or from when. */
const offer = z.object({
  type,
  may: z.boolean(),
  /** Why not, or what holds. */
  text: z.string(),
  until: z.string().nullable(),
  pictures: z.boolean(),
  /** Working days until a decision. */
  days: z.int(),
});
export type CaseOffer = z.output<typeof offer>;

export const listWorkOrders = endpoint({
  method: 'GET',
  path: '/api/user/workorder/list',
  summary: `After-sale cases by state, the latest change first, ${pageSize} a page; searched by number or title`,
  auth: 'shopper',
  limit: 'browse',
  queries: 5,
  input: z.strictObject({
    page: ownPage,
    /** 0 is every state. */
    state: oneOf(0, ...caseStateIds).default(0),
    type: oneOf(...caseTypeIds).optional(),
    keyword: z.string().trim().max(50, { error: 'must be at most 50 characters' }).default(''),
  }),
  output: z.object({
    items: z.array(caseCard),
    /** How many there are in each state, whatever is searched for. */
    counts: z.array(z.object({ state, count: z.int() })),
    ...pageFields,
  }),
});

export const getWorkOrders = endpoint({
  method: 'GET',
  path: '/api/shoporder/workorder/detail',
  summary: 'The after-sale cases of an order with all that was said, and which can be opened now',
  auth: 'shopper',
  limit: 'browse',
  queries: 14,
  input: z.strictObject({ shoporderid: orderId }),
  output: z.object({
    order: caseOrder,
    /** The parcel that it travels in, as shoppers know it. */
    parcel: z.object({ id: z.int(), number: z.string() }).nullable(),
    offers: z.array(offer),
    cases: z.array(caseDetail),
    lateCoins: z.object({ day: z.int(), most: z.int() }),
  }),
});
export type WorkOrdersOfOrder = z.output<typeof getWorkOrders.output>;

export const getExpressWorkOrders = endpoint({
  method: 'GET',
  path: '/api/deliveryorder/workorder',
  summary: 'What lies in a parcel, each with its after-sale cases',
  auth: 'shopper',
  limit: 'browse',
  queries: 8,
  input: z.strictObject({ expressid: whole(1, 2_147_483_647) }),
  output: z.object({
    expressid: z.int(),
    number: z.string(),
    items: z.array(z.object({ order: caseOrder, cases: z.array(caseCard) })),
  }),
});

export const newCase = z.strictObject({
  shoporderid: orderId,
  type: oneOf(...caseTypeIds),
  content: caseText,
  /** How many pieces it is about; left out: all of them. */
  quantity: whole(1, 9_999).optional(),
  wish: oneOf(...wishes).default(caseWishes.money),
  files: caseFiles,
});

const acting = { method: 'POST', auth: 'shopper', limit: 'send' } as const;
const opened = z.object({ id: z.int(), number: z.string(), shoporderid: z.int() });
const changed = z.object({ id: z.int(), state });

export const saveWorkOrder = endpoint({
  ...acting,
  path: '/api/user/workorder/save',
  summary: 'Open an after-sale case about an order',
  queries: 28,
  input: newCase,
  output: opened,
});

export const answerWorkOrder = endpoint({
  ...acting,
  path: '/api/user/workorder/answer',
  summary: 'Say something more in a case; what waited for it goes on',
  queries: 20,
  input: z.strictObject({ id: caseId, content: answerText, files: caseFiles }),
  output: changed,
});

export const withdrawWorkOrder = endpoint({
  ...acting,
  path: '/api/user/workorder/withdraw',
  summary: 'Take a case back that is not decided yet',
  // Most of them when we were late for days, each of which is paid for.
  queries: 60,
  input: z.strictObject({ id: caseId }),
  output: changed,
});

export const acceptWorkOrder = endpoint({
  ...acting,
  path: '/api/user/workorder/accept',
  summary: 'Say that a solved case is settled',
  queries: 15,
  input: z.strictObject({ id: caseId }),
  output: changed,
});

export const reopenWorkOrder = endpoint({
  ...acting,
  path: '/api/user/workorder/reopen',
  summary: 'Open a case again, once and within some days, and say why',
  queries: 20,
  input: z.strictObject({ id: caseId, content: caseText, files: caseFiles }),
  output: changed,
});

export const escalateWorkOrder = endpoint({
  ...acting,
  path: '/api/user/workorder/escalate',
  summary: 'Hand a case that is late to a supervisor',
  queries: 15,
  input: z.strictObject({ id: caseId }),
  output: changed.extend({ escalatedAt: z.string() }),
});

export const readWorkOrder = endpoint({
  ...acting,
  path: '/api/user/workorder/read',
  summary: 'Note that the shopper has seen what was said in a case',
  limit: 'browse',
  queries: 3,
  input: z.strictObject({ id: caseId }),
  output: z.object({}),
});
