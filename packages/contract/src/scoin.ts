import { coupon } from './coupons.ts';
import { endpoint } from './endpoint.ts';
import { cents, oneOf, ownPage, pageFields, whole } from './fields.ts';
import { pageSize } from './paging.ts';
import * as z from './zod.ts';

/** What coins are given for and what they are good for: the numbers of the description page. */
const terms = z.object({
  perRand: z.int(),
  signUp: z.int(),
  checkIn: z.int(),
  survey: z.int(),
  surveyWithPhotos: z.int(),
  referral: z.int(),
  answer: z.int(),
  coinsForOneRand: z.int(),
  spend: z.object({ shareBasisPoints: z.int(), least: z.int(), step: z.int() }),
  lifeMonths: z.int(),
  noticeDays: z.int(),
});
export type ScoinTerms = z.output<typeof terms>;

const offer = z.object({
  id: z.int(),
  coins: z.int(),
  couponname: z.string(),
  amountCents: cents,
  type: coupon.shape.type,
  minimumCents: cents,
  lifeDays: z.int(),
});
export type ExchangeOffer = z.output<typeof offer>;

export const describeScoin = endpoint({
  method: 'GET',
  path: '/api/scoin/description',
  summary: 'How S Coin are earned, spent and lost',
  auth: 'guest',
  limit: 'browse',
  queries: 3,
  input: z.strictObject({}),
  output: z.object({ terms, exchange: z.array(offer) }),
});

export const getScoin = endpoint({
  method: 'GET',
  path: '/api/scoin/index',
  summary: 'The S Coin of the account, what they are worth, what ends next, and the days of checking in',
  auth: 'shopper',
  limit: 'browse',
  queries: 4,
  input: z.strictObject({}),
  output: z.object({
    /** Below 0 when more was taken back than there was. */
    scoin: z.int(),
    /** Set aside for orders that are not paid yet. */
    heldCoins: z.int(),
    worthCents: cents,
    coinsForOneRand: z.int(),
    ending: z.object({ coins: z.int(), expiresAt: z.string() }).nullable(),
    checkIn: z.object({
      coins: z.int(),
      today: z.string(),
      /** The last seven days, today last. */
      days: z.array(z.object({ day: z.string(), done: z.boolean() })),
      done: z.boolean(),
    }),
  }),
});
export type ScoinIndex = z.output<typeof getScoin.output>;

export const listScoin = endpoint({
  method: 'GET',
  path: '/api/scoin/list',
  summary: `Every movement of S Coin with the balance after it, newest first, ${pageSize} a page`,
  auth: 'shopper',
  limit: 'browse',
  queries: 3,
  input: z.strictObject({
    page: ownPage,
    /** 1: what came in, -1: what went out, 0: both. */
    sign: oneOf(-1, 0, 1).default(0),
  }),
  output: z.object({
    items: z.array(
      z.object({
        id: z.int(),
        at: z.string(),
        title: z.string(),
        ref: z.string(),
        change: z.int(),
        balance: z.int(),
      }),
    ),
    ...pageFields,
  }),
});
export type ScoinPage = z.output<typeof listScoin.output>;

export const checkIn = endpoint({
  method: 'POST',
  path: '/api/scoin/checkin',
  summary: 'Get the S Coin of today; once a day of Johannesburg',
  auth: 'shopper',
  limit: 'browse',
  queries: 9,
  input: z.strictObject({}),
  output: z.object({ coins: z.int(), scoin: z.int() }),
});

export const listExchange = endpoint({
  method: 'GET',
  path: '/api/cart/exchange',
  summary: 'The coupons that S Coin can be exchanged for, and how many the account has',
  auth: 'shopper',
  limit: 'browse',
  queries: 4,
  input: z.strictObject({}),
  output: z.object({ scoin: z.int(), offers: z.array(offer) }),
});

export const exchangeCoins = endpoint({
  method: 'POST',
  path: '/api/cart/exchange',
  summary: 'Exchange S Coin for a coupon; the same key is the same exchange',
  auth: 'shopper',
  limit: 'browse',
  queries: 16,
  input: z.strictObject({
    id: whole(1, 2_000_000_000),
    /** Made by the client before it asks: asking again with it exchanges nothing again. */
    key: z.uuid({ error: 'must be a key of this wish' }),
  }),
  output: z.object({ scoin: z.int(), coupon }),
});
