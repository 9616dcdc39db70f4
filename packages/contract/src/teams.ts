import { breakdown } from './checkout.ts';
import { endpoint } from './endpoint.ts';
import { cents, oneOf, ownPage, pageFields, productId, whole } from './fields.ts';
import { pageSize } from './paging.ts';
import { placeStates, teamStateIds } from './team-states.ts';
import * as z from './zod.ts';

const id = whole(1, 2_147_483_647);
const key = z.uuid({ error: 'must be a UUID' });
const skuId = z.string().regex(/^[1-9]\d{5,15}$/, { error: 'must be a SKU number' });
const pieces = whole(1, 1_000_000);
const coins = whole(0, 100_000_000).default(0);
const state = z.literal([...teamStateIds]);

/** One's own place in a team. */
const place = z.object({
  state: z.literal(Object.values(placeStates)),
  skuId: z.string(),
  options: z.array(z.string()),
  quantity: z.int(),
  totalCents: cents,
  /** 0 until there is one. */
  orderId: z.int(),
});

const card = z.object({
  id: z.int(),
  number: z.string(),
  state,
  productId: z.string(),
  title: z.string(),
  picture: z.string(),
  unit: z.literal([10, 20, 30, 40, 50]),
  /** From so many pieces on, at this price each; `alone` is what a piece costs somebody by themselves. */
  threshold: z.int(),
  unitCents: cents,
  aloneCents: cents,
  pieces: z.int(),
  /** What lacks until it is reached, and how many more may join. */
  missing: z.int(),
  room: z.int(),
  people: z.int(),
  /** Of those who joined first; 'TN' for Thandi N. */
  faces: z.array(z.string()),
  flash: z.boolean(),
  public: z.boolean(),
  startedAt: z.string(),
  endsAt: z.string(),
  /** Null for who is not in it and was not. */
  mine: place.nullable(),
});
export type TeamCard = z.output<typeof card>;

/** A tier that a product can be bought together at. */
const tier = z.object({ threshold: z.int(), unitCents: cents });

export const listTeams = endpoint({
  method: 'GET',
  path: '/api/team/list',
  summary: `Public teams of a product that can be joined, or the own ones of whoever asks, ${pageSize} a page`,
  auth: 'guest',
  limit: 'browse',
  queries: 10,
  input: z
    .strictObject({ productid: productId.optional(), mine: oneOf(0, 1).default(0), page: ownPage })
    .refine(({ productid, mine }) => (productid !== undefined) !== (mine === 1), {
      path: ['productid'],
      error: 'name a product, or ask for your own teams',
    }),
  output: z.object({
    items: z.array(card),
    ...pageFields,
    /** The time of the shop, for countdowns. */
    at: z.string(),
    /** What the product can be bought together at; null where it cannot, and for the own ones. */
    offer: z
      .object({
        aloneCents: cents,
        minOrder: z.int(),
        batch: z.int(),
        tiers: z.array(tier),
        hours: z.int(),
        flash: z.boolean(),
      })
      .nullable(),
  }),
});

export const getTeam = endpoint({
  method: 'GET',
  path: '/api/team/detail',
  summary: 'One team, and similar ones where it cannot be joined any more',
  auth: 'guest',
  limit: 'browse',
  queries: 12,
  input: z.strictObject({ id }),
  output: card.extend({ similar: z.array(card), at: z.string() }),
});
export type TeamDetail = z.output<typeof getTeam.output>;

/** What is taken, and with how many S Coin; a coupon for goods cannot be used. */
const wish = { skuid: skuId, quantity: whole(1, 1_000_000), scoin: coins };
const starting = { productid: productId, threshold: pieces };

export const previewTeam = endpoint({
  method: 'GET',
  path: '/api/team/preview',
  summary: 'What a place in a team costs, line by line: in one that is named, or in a new one at a tier of a product',
  auth: 'shopper',
  limit: 'browse',
  queries: 10,
  input: z
    .strictObject({ id: id.optional(), productid: productId.optional(), threshold: pieces.optional(), ...wish })
    .refine((given) => given.id !== undefined || (given.productid !== undefined && given.threshold !== undefined), {
      path: ['id'],
      error: 'name a team, or a product and one of its tiers',
    }),
  output: z.object({
    breakdown,
    /** What the same would cost alone. */
    aloneCents: cents,
    coins: z.object({ balance: z.int(), most: z.int(), step: z.int(), coinsForOneRand: z.int() }),
    balanceCents: cents,
    missingCents: cents,
    hours: z.int(),
  }),
});
export type TeamPreview = z.output<typeof previewTeam.output>;

/** `agreed` is what the shopper saw and agreed to. */
const agreed = { key, agreed: whole(0, 2_000_000_000) };
const joined = z.object({
  id: z.int(),
  number: z.string(),
  state,
  productId: z.string(),
  missing: z.int(),
  totalCents: cents,
});

export const startTeam = endpoint({
  method: 'POST',
  path: '/api/team/start',
  summary: 'Start a team at a tier of a product, with the first place in it; its money is set aside',
  auth: 'shopper',
  buys: true,
  limit: 'browse',
  queries: 30,
  input: z.strictObject({ ...starting, ...wish, ...agreed, public: oneOf(0, 1).default(1) }),
  output: joined,
});

export const joinTeam = endpoint({
  method: 'POST',
  path: '/api/team/join',
  summary: 'Take a place in a team; its money is set aside until the team is reached, or given back when it is not',
  auth: 'shopper',
  buys: true,
  limit: 'browse',
  queries: 30,
  input: z.strictObject({ id, ...wish, ...agreed }),
  output: joined,
});

export const leaveTeam = endpoint({
  method: 'POST',
  path: '/api/team/leave',
  summary: 'Leave a team that is not reached yet: everything is back at once',
  auth: 'shopper',
  limit: 'browse',
  queries: 24,
  input: z.strictObject({ id }),
  output: z.object({ id: z.int(), backCents: cents }),
});

export const flagFlash = endpoint({
  method: 'POST',
  path: '/api/staff/team/flash',
  summary: 'Say whether teams of a product that are started from now on have a short window',
  auth: 'staff',
  right: 'marketing',
  limit: 'browse',
  decides: 'nothing',
  queries: 6,
  input: z.strictObject({ productid: productId, flash: oneOf(0, 1) }),
  output: z.object({ productId: z.string(), flash: z.boolean() }),
});
