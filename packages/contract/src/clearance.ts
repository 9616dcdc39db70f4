import { z } from 'zod';
import { categoryId } from './catalog.ts';
import { clearanceConditions, clearanceReasons, clearanceStates } from './catalogue.ts';
import { endpoint } from './endpoint.ts';
import { cents, oneOf, page, whole } from './fields.ts';

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
  summary: 'Single pieces on clearance, filtered, sorted, 20 a page',
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
    total: z.int(),
    page: z.int(),
    pages: z.int(),
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
  queries: 1,
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
    state: z.literal([clearanceStates.available, clearanceStates.sold]),
    trail: z.array(z.object({ id: z.int(), name: z.string() })),
    listedAt: z.string(),
  }),
});
export type ClearancePiece = z.output<typeof getClearance.output>;
