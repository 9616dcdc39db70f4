import { endpoint } from './endpoint.ts';
import { cents, oneOf, ownPage, pageFields, whole } from './fields.ts';
import { deciders, deductionKinds, orderTextLimits, refundReasons, requestStates } from './order-refunds.ts';
import { orderStatusIds, refundTypes } from './order-states.ts';
import { orderId } from './orders.ts';
import * as z from './zod.ts';

const types = Object.values(refundTypes);
const reasons = Object.values(refundReasons);
const states = Object.values(requestStates);
const status = z.literal([...orderStatusIds]);
const content = z.string().trim().max(orderTextLimits.content, { error: 'must be at most 500 characters' });

/** What comes back of an order, for one reason. */
const terms = z.object({
  reason: z.literal(reasons),
  decider: z.literal(deciders),
  types: z.array(z.literal(types)),
  backCents: cents,
  deductions: z.array(z.object({ kind: z.literal(deductionKinds), cents, waived: z.boolean() })),
  coupon: z.boolean(),
  /** S Coin that come back. */
  scoin: z.int(),
  /** How many days an answer takes at most. */
  answerDays: z.int(),
  text: z.string(),
  /** When these terms change, and to what. */
  until: z.object({ at: z.string(), text: z.string() }).nullable(),
});
export type RefundTerms = z.output<typeof terms>;

const request = z.object({
  id: z.int(),
  type: z.literal(types),
  reason: z.literal(reasons),
  content: z.string(),
  state: z.literal(states),
  backCents: cents,
  createdAt: z.string(),
  dueAt: z.string(),
  decidedAt: z.string().nullable(),
  answer: z.string(),
});
export type RefundRequest = z.output<typeof request>;

export const showRefund = endpoint({
  method: 'GET',
  path: '/api/shoporder/showrefund',
  summary: 'What would come back of an order now, to the cent, and until when',
  auth: 'shopper',
  limit: 'browse',
  queries: 6,
  input: z.strictObject({ shoporderid: orderId }),
  output: z.object({
    id: z.int(),
    number: z.string(),
    status,
    paidCents: cents,
    /** The moment that the terms were worked out for. */
    at: z.string(),
    offers: z.array(terms),
    waiting: request.nullable(),
  }),
});
export type RefundOffer = z.output<typeof showRefund.output>;

export const getRefundInfo = endpoint({
  method: 'GET',
  path: '/api/shoporder/refundinfo',
  summary: 'What was asked for an order, and what the answers were',
  auth: 'shopper',
  limit: 'browse',
  queries: 4,
  input: z.strictObject({ shoporderid: orderId }),
  output: z.object({ refundedCents: cents, items: z.array(request) }),
});

export const refundWish = z.strictObject({
  shoporderid: orderId,
  refundtype: oneOf(...types),
  content,
  reason: oneOf(...reasons).default(refundReasons.changeOfMind),
  /** What the shopper was shown: other terms are not agreed to silently. */
  backCents: whole(0, 2_000_000_000).optional(),
});

export const saveRefundInfo = endpoint({
  method: 'POST',
  path: '/api/shoporder/saverefundinfo',
  summary: 'Ask for money or other goods; done at once where nobody has to agree',
  auth: 'shopper',
  limit: 'send',
  queries: 60,
  input: refundWish,
  output: z.object({ done: z.boolean(), backCents: cents, request: request.nullable() }),
});

export const withdrawRefund = endpoint({
  method: 'POST',
  path: '/api/shoporder/withdrawrefund',
  summary: 'Take back a wish that nobody has answered yet',
  auth: 'shopper',
  limit: 'browse',
  queries: 5,
  input: z.strictObject({ shoporderid: orderId }),
  output: z.object({}),
});

const staff = { auth: 'staff', right: 'refundRequests', limit: 'browse' } as const;

export const listRefundRequests = endpoint({
  ...staff,
  method: 'GET',
  path: '/api/staff/orderrequest/list',
  summary: 'Wishes of shoppers by state, the most urgent first',
  queries: 4,
  input: z.strictObject({ state: oneOf(...states).default(requestStates.waiting), page: ownPage }),
  output: z.object({
    items: z.array(
      request.extend({
        orderId: z.int(),
        number: z.string(),
        username: z.string(),
        title: z.string(),
        supplierName: z.string(),
        status,
        paidCents: cents,
        late: z.boolean(),
      }),
    ),
    ...pageFields,
  }),
});

export const decideRefundRequest = endpoint({
  ...staff,
  method: 'POST',
  path: '/api/staff/orderrequest/decide',
  decides: 'money',
  summary: 'Say what the supplier answered; when it agrees, the money goes back as the shopper was shown',
  queries: 66,
  input: z
    .strictObject({
      id: whole(1, 2_147_483_647),
      agreed: z.boolean(),
      answer: z.string().trim().max(200).default(''),
      /** How much, for a refund without a return; what the shopper was shown is the most. */
      cents: whole(1, 2_000_000_000).optional(),
    })
    .refine(({ agreed, answer }) => agreed || answer.length >= 5, {
      path: ['answer'],
      error: 'Say why, so that the shopper understands.',
    }),
  output: z.object({ backCents: cents }),
});
