import { lineFaults, longestRemark, mostLines, mostOfLine, mostSkusAtOnce } from './cart-rules.ts';
import { endpoint } from './endpoint.ts';
import { cents, oneOf, productId, whole } from './fields.ts';
import { markets } from './order-states.ts';
import { userTypes } from './people.ts';
import * as z from './zod.ts';

const market = oneOf(...Object.values(markets)).default(markets.china);
const lineId = whole(1, Number.MAX_SAFE_INTEGER);
const lineIds = z.array(lineId).min(1, { error: 'must name a line' }).max(mostLines, { error: 'are too many' });
const skuId = z.string().regex(/^[1-9]\d{0,15}$/, { error: 'must be a SKU number' });
const quantity = whole(1, mostOfLine);

const lineGoods = z.object({
  id: z.int(),
  productid: z.string(),
  skuid: z.string(),
  title: z.string(),
  /** One value for each choice of the product. */
  options: z.array(z.string()),
  picture: z.string(),
  unit: z.literal([10, 20, 30, 40, 50]),
  quantity: z.int(),
});

const cartLine = lineGoods.extend({
  ticked: z.boolean(),
  remark: z.string(),
  special: z.literal([0, 1, 2]),
  unitCents: cents,
  lineCents: cents,
  /** What a piece cost when it was put into the cart or last agreed to; above it the price of now is marked. */
  seenCents: cents,
  stock: z.int(),
  minOrder: z.int(),
  batch: z.int(),
  /** How many of the offer are bought together with this line, all its kinds counted: price and minimum go by it. */
  offerQuantity: z.int(),
  /** So many pieces, or goods for so much, of this supplier in all do in place of `minOrder` (0: not this way), and what is ticked of them. */
  mix: z.object({ pieces: z.int(), cents, hasPieces: z.int(), hasCents: cents }).nullable(),
  /** The next price break of the offer. */
  nextBreak: z.object({ from: z.int(), unitCents: cents }).nullable(),
  fault: z.enum(lineFaults).nullable(),
  /** Price and stock are older than they should be, and are to be read again at the supplier. */
  stale: z.boolean(),
});
export type CartLine = z.output<typeof cartLine>;

const cartGroup = z.object({
  /** '0' for our own warehouse. */
  supplierid: z.string(),
  name: z.string(),
  lines: z.array(cartLine),
});
export type CartGroup = z.output<typeof cartGroup>;

const cart = z.object({
  market: z.literal([0, 1]),
  groups: z.array(cartGroup),
  /** Lines of both carts, and of this one the lines that were removed and can still be put back. */
  counts: z.object({ cn: z.int(), sa: z.int(), removed: z.int() }),
  /** What is ticked and can be bought. */
  summary: z.object({
    lines: z.int(),
    pieces: z.int(),
    grams: z.int(),
    goodsCents: cents,
    /** An estimate by our own table: suppliers are asked at checkout. */
    chinaFreightCents: cents,
    serviceFeeCents: cents,
    /** How much lower our fee is by the membership. */
    memberSavingCents: cents,
    payCents: cents,
    /** Ticked lines that need the shopper first. */
    blocked: z.int(),
  }),
  limit: z.int(),
});
export type Cart = z.output<typeof cart>;

export const getCart = endpoint({
  method: 'GET',
  path: '/api/cart/list',
  summary: 'One of the two carts: goods from China 0, SA stock 1; grouped by supplier, with prices of now',
  auth: 'shopper',
  limit: 'browse',
  // The session, the cart, and now and then the notes that follow from it: what fell in price, what can no longer be bought.
  queries: 3,
  input: z.strictObject({ market }),
  output: cart,
});

export const addToCart = endpoint({
  method: 'POST',
  path: '/api/cart/add',
  summary: 'Put SKUs of one product into the cart they belong to; the same SKU becomes one line',
  auth: 'shopper',
  buys: true,
  limit: 'browse',
  queries: 4,
  input: z.strictObject({
    productid: productId,
    skus: z
      .array(z.strictObject({ skuid: skuId, quantity }))
      .min(1, { error: 'must name a SKU' })
      .max(mostSkusAtOnce, { error: `must be at most ${mostSkusAtOnce}` }),
    /** 1: to buy just these, in these quantities: everything else in that cart is unticked. */
    buynow: oneOf(0, 1).default(0),
    /** Names the wish: sent again with it after a lost answer, nothing is added twice. */
    key: z.uuid({ error: 'must be a UUID' }).optional(),
  }),
  output: z.object({
    market: z.literal([0, 1]),
    /** Lines of both carts. */
    count: z.int(),
    /** Lines that were not there before. */
    added: z.int(),
  }),
});

/** Every change answers with the cart as it is then, so that a page follows what other devices did meanwhile. */
const change = { method: 'POST', auth: 'shopper', limit: 'browse', output: cart } as const;

export const setQuantity = endpoint({
  ...change,
  path: '/api/cart/quantity',
  summary: 'How many of a line',
  queries: 4,
  input: z.strictObject({ market, id: lineId, quantity }),
});

export const setLineSku = endpoint({
  ...change,
  path: '/api/cart/sku',
  summary: 'Another SKU of the same product in place of this one; a line that it has already takes this one in',
  queries: 6,
  input: z.strictObject({ market, id: lineId, skuid: skuId, quantity: quantity.optional() }),
});

export const setRemark = endpoint({
  ...change,
  path: '/api/cart/remark',
  summary: 'A remark for our buyers, up to 100 characters; empty takes it away',
  queries: 4,
  input: z.strictObject({
    market,
    id: lineId,
    remark: z
      .string()
      .trim()
      .max(longestRemark, { error: `must be at most ${longestRemark} characters` }),
  }),
});

export const tickLines = endpoint({
  ...change,
  path: '/api/cart/tick',
  summary: 'Tick lines to buy them now, or untick them; what cannot be bought stays unticked',
  queries: 4,
  input: z.strictObject({ market, ids: lineIds, ticked: oneOf(0, 1) }),
});

export const acceptPrices = endpoint({
  ...change,
  path: '/api/cart/accept',
  summary: 'Agree to prices that rose',
  queries: 4,
  input: z.strictObject({
    market,
    lines: z
      .array(
        z.strictObject({
          id: lineId,
          /** The price that was shown: agreeing to one price is not agreeing to the next. */
          unitCents: whole(1, 2_000_000_000),
        }),
      )
      .min(1)
      .max(mostLines),
  }),
});

export const removeLines = endpoint({
  ...change,
  path: '/api/cart/remove',
  summary: 'Take lines out of the cart; for 7 days they can be put back',
  queries: 4,
  input: z.strictObject({ market, ids: lineIds }),
});

export const favouriteLines = endpoint({
  ...change,
  path: '/api/cart/favorite',
  summary: 'Move lines from the cart to the favorites',
  queries: 7,
  input: z.strictObject({ market, ids: lineIds }),
});

export const putBackLines = endpoint({
  ...change,
  path: '/api/cart/putback',
  summary: 'Put removed lines back as they were; those whose SKU is in the cart again are added to it',
  queries: 6,
  input: z.strictObject({ market, ids: lineIds }),
});

const removedLine = lineGoods.extend({
  remark: z.string(),
  removedAt: z.string(),
  /** Until then it can be put back. */
  keptUntil: z.string(),
  /** False: it can be put back, but not bought. */
  buyable: z.boolean(),
});
export type RemovedLine = z.output<typeof removedLine>;

export const listRemoved = endpoint({
  method: 'GET',
  path: '/api/cart/removed',
  summary: 'What was taken out of a cart in the last 7 days, the latest first',
  auth: 'shopper',
  limit: 'browse',
  queries: 2,
  input: z.strictObject({ market }),
  output: z.object({ lines: z.array(removedLine) }),
});

export const refreshCart = endpoint({
  method: 'POST',
  path: '/api/cart/refresh',
  summary: 'Read price, stock and state of some stale lines again at the supplier; the cart after it',
  auth: 'shopper',
  limit: 'lookup',
  // Each of the few offers that one call reads is about ten.
  queries: 70,
  input: z.strictObject({ market }),
  output: z.object({
    cart,
    /** Products whose supplier could not be asked: there is no use in asking again at once. */
    unreached: z.array(z.string()),
  }),
});

const counts = z.object({
  /** Lines of both carts. */
  count: z.int(),
  /** Orders that wait to be paid. */
  unpaid: z.int(),
});

export const countUnpaid = endpoint({
  method: 'GET',
  path: '/api/cart/count/unpaid',
  summary: 'How many lines the carts have, and how many orders wait to be paid',
  auth: 'shopper',
  limit: 'browse',
  queries: 3,
  input: z.strictObject({}),
  output: counts,
});

export const countUnpaidDetail = endpoint({
  method: 'GET',
  path: '/api/cart/count/unpaid/detail',
  summary: 'The same with the lines that were put in last',
  auth: 'shopper',
  limit: 'browse',
  queries: 3,
  input: z.strictObject({}),
  output: counts.extend({ lines: z.array(lineGoods.extend({ market: z.literal([0, 1]) })) }),
});

export const getCartUserType = endpoint({
  method: 'GET',
  path: '/api/cart/usertype',
  summary: 'What kind of account fills this cart: product document, section 6',
  auth: 'shopper',
  limit: 'browse',
  queries: 1,
  input: z.strictObject({}),
  output: z.object({ usertype: z.literal(Object.values(userTypes)) }),
});
