import { categoryId } from './catalog.ts';
import { clearanceConditions, clearanceReasons, clearanceStates } from './catalogue.ts';
import { endpoint } from './endpoint.ts';
import { cents, oneOf, page, pageFields, whole } from './fields.ts';
import { pageSize } from './paging.ts';
import * as z from './zod.ts';

const pieceId = whole(1, 2_000_000_000);
const codesOf = <const Codes extends Record<string, number>>(codes: Codes) =>
  Object.values(codes) as Codes[keyof Codes][];

const piece = z.object({
  id: z.int(),
  title: z.string(),
  condition: z.literal(codesOf(clearanceConditions)),
  originalCents: cents,
  priceCents: cents,
});

const card = piece.extend({ picture: z.string() });
export type ClearanceCard = z.output<typeof card>;

export const listClearance = endpoint({
  method: 'GET',
  path: '/api/shoporder/clearance/list',
  summary: `Single pieces on clearance, filtered, sorted, ${pageSize} a page`,
  auth: 'guest',
  limit: 'browse',
  queries: 2,
  input: z.strictObject({
    page,
    /** New, or by price. */
    sort: oneOf(4, 2, 3).default(4),
    categoryId: categoryId.optional(),
    condition: oneOf(...codesOf(clearanceConditions)).optional(),
    minPriceCents: whole(0, 100_000_000).optional(),
    maxPriceCents: whole(0, 100_000_000).optional(),
  }),
  output: z.object({
    items: z.array(card),
    ...pageFields,
    /** Where there are pieces of this condition and price, whichever category was asked for. */
    departments: z.array(z.object({ id: z.int(), name: z.string(), productCount: z.int() })),
  }),
});
export type ClearancePage = z.output<typeof listClearance.output>;

export const getClearance = endpoint({
  method: 'GET',
  path: '/api/shoporder/clearance/detail',
  summary: 'A single piece on clearance: its state, what is wrong with it, and its pictures',
  auth: 'guest',
  limit: 'browse',
  queries: 2,
  input: z.strictObject({ id: pieceId }),
  output: piece.extend({
    pictures: z.array(z.string()),
    /** Why we sell it. */
    reason: z.literal(codesOf(clearanceReasons)),
    /** What is missing or marked. */
    note: z.string(),
    /** Its colour, size and the like. */
    options: z.string(),
    weightGrams: z.int(),
    warehouse: z.enum(['johannesburg', 'guangzhou']),
    /** Reserved for somebody else; for oneself it is available. */
    state: z.literal([clearanceStates.available, clearanceStates.reserved, clearanceStates.sold]),
    trail: z.array(z.object({ id: z.int(), name: z.string() })),
    listedAt: z.string(),
  }),
});
export type ClearancePiece = z.output<typeof getClearance.output>;

const offer = z.object({
  id: z.int(),
  priceCents: cents,
  /** To the receiver, for pieces in Johannesburg. */
  deliveryCents: cents,
  totalCents: cents,
  receiver: z.string().nullable(),
  /** It is delivered, and there is nobody to deliver it to. */
  needsReceiver: z.boolean(),
  balanceCents: cents,
  missingCents: cents,
  until: z.string(),
});
export type ClearanceOffer = z.output<typeof offer>;

export const reserveClearance = endpoint({
  method: 'POST',
  path: '/api/shoporder/clearance/reserve',
  summary: 'Keep a single piece for some minutes while it is paid',
  auth: 'shopper',
  buys: true,
  limit: 'browse',
  queries: 6,
  input: z.strictObject({ id: pieceId }),
  output: offer,
});

export const payClearance = endpoint({
  method: 'POST',
  path: '/api/shoporder/clearance/pay',
  summary: 'Buy a single piece from the balance; it is its own key: paid twice, it is paid once',
  auth: 'shopper',
  buys: true,
  limit: 'browse',
  queries: 18,
  input: z.strictObject({
    id: pieceId,
    /** What the shopper saw and agreed to; left out: whatever it costs. */
    agreed: whole(0, 2_000_000_000).optional(),
  }),
  output: z.object({ id: z.int(), number: z.string(), orderId: z.int(), totalCents: cents }),
});
