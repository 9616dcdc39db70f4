import { endpoint } from './endpoint.ts';
import { cents, oneOf, ownPage, pageFields, whole } from './fields.ts';
import { roundStateIds } from './group-states.ts';
import { pageSize } from './paging.ts';
import {
  damagePictures,
  handOverCode,
  mostOrdersTaken,
  roundCode,
  roundNameMost,
  roundNoticeMost,
} from './round-rules.ts';
import { roundDetail, roundItem, roundOrder, roundState as state, tierFields } from './round-views.ts';
import { line, lines, reason } from './written.ts';
import * as z from './zod.ts';

/** Group shipments: section 4 of the community document. */

const id = whole(1, 2_147_483_647);
const name = line(1, roundNameMost, `Give it a name of at most ${roundNameMost} characters.`);
const notice = lines(0, roundNoticeMost, `Use at most ${roundNoticeMost} characters.`);
const file = z.uuid({ error: 'must be an uploaded file' });
const orderIds = z
  .array(id)
  .min(1, { error: 'Choose at least one order.' })
  .max(mostOrdersTaken, { error: `At most ${mostOrdersTaken} orders at once.` });
const linkCode = z.string().trim().toUpperCase().regex(roundCode, { error: 'This link is not complete.' });

const own = { auth: 'shopper', right: 'groupBuy', limit: 'browse' } as const;
/** Whose round it is, is asked for the round itself: who leads no group any more still hands over what has come. */
const leads = own;
const leading = { auth: 'shopper', right: 'leadsGroup', limit: 'browse' } as const;

export const listRounds = endpoint({
  ...own,
  method: 'GET',
  path: '/api/groupship/rounds',
  summary: `Rounds that one leads, may join or takes part in, the newest first, ${pageSize} a page`,
  queries: 7,
  input: z.strictObject({
    /** 0 is every state. */
    state: oneOf(0, ...roundStateIds).default(0),
    page: ownPage,
  }),
  output: z.object({ items: z.array(roundItem), ...pageFields }),
});

export const getRound = endpoint({
  ...own,
  method: 'GET',
  path: '/api/groupship/round',
  summary: 'One round with its curve, the own part of it and, for its leader, everybody’s',
  queries: 6,
  input: z.strictObject({ id, code: linkCode.optional() }),
  output: roundDetail,
});

export const listRoundGoods = endpoint({
  ...leading,
  method: 'GET',
  path: '/api/groupship/cartlist',
  summary: `What members want shipped together in rounds that are open, by member, ${pageSize} a page`,
  queries: 5,
  input: z.strictObject({ page: ownPage }),
  output: z.object({
    items: z.array(
      z.object({
        accountId: z.int(),
        name: z.string(),
        round: z.object({ id: z.int(), name: z.string() }),
        grams: z.int(),
        orders: z.array(roundOrder),
      }),
    ),
    ...pageFields,
  }),
});

export const getRoundFee = endpoint({
  ...leads,
  method: 'GET',
  path: '/api/groupship/totalfee',
  summary: 'What a round costs with every member’s share; the shares add up to the fee',
  queries: 10,
  input: z.strictObject({ id }),
  output: z.object({
    id: z.int(),
    basisPoints: z.int(),
    freightCents: cents,
    discountCents: cents,
    packingCents: cents,
    /** Oversize, storage, insurance. */
    otherCents: cents,
    /** What the shop pays of it. */
    borneCents: cents,
    totalCents: cents,
    shares: z.array(
      z.object({
        accountId: z.int(),
        name: z.string(),
        billableGrams: z.int(),
        freightCents: cents,
        discountCents: cents,
        /** Whose discount it is. */
        by: z.literal(['round', 'membership', 'none']),
        packingCents: cents,
        otherCents: cents,
        borneCents: cents,
        totalCents: cents,
        /** Paid or set aside. */
        paid: z.boolean(),
      }),
    ),
  }),
});
export type RoundFee = z.output<typeof getRoundFee.output>;

export const previewRoundPart = endpoint({
  ...own,
  method: 'GET',
  path: '/api/groupship/round/preview',
  summary: 'What the own part of a round would cost with these orders in it beside those that are in it already',
  queries: 24,
  input: z.strictObject({
    id,
    code: linkCode.optional(),
    /** Joined with commas. */
    orderids: z
      .string()
      .regex(/^[1-9]\d{0,9}(,[1-9]\d{0,9}){0,99}$/, { error: 'must be numbers of orders, such as 12,15' })
      .transform((text) => text.split(',').map(Number))
      .refine((ids) => ids.every((each) => each <= 2_147_483_647), { error: 'must be numbers of orders' }),
    /** The receiver; left out: the one of the part, or the default. */
    rid: id.optional(),
    insured: oneOf(0, 1).optional(),
  }),
  output: z.object({
    billableGrams: z.int(),
    priceCents: cents,
    mostCents: cents,
    /** The same parcel alone. */
    aloneCents: cents,
    /** With these goods in it. */
    round: z.object(tierFields),
  }),
});

export const openRound = endpoint({
  ...leading,
  method: 'POST',
  path: '/api/groupship/round/open',
  summary: 'Open a group shipment for the own members',
  queries: 20,
  input: z.strictObject({
    name,
    line: z.string().regex(/^[A-Z]\d{1,2}$/, { error: 'must be a freight line such as A1' }),
    days: whole(1, 365),
    public: oneOf(0, 1).default(1),
    notice: notice.default(''),
    /** An uploaded picture. */
    picture: file.optional(),
    /** In kilograms; left out: it closes at its date. */
    targetkg: whole(1, 100_000).optional(),
    /** Sent again, it is still one round. */
    key: z.uuid({ error: 'must be a key' }),
  }),
  output: z.object({ id: z.int(), code: z.string() }),
});

export const extendRound = endpoint({
  ...leads,
  method: 'POST',
  path: '/api/groupship/round/extend',
  summary: 'Keep a round open for some days more; once',
  queries: 14,
  input: z.strictObject({ id, days: whole(1, 365) }),
  output: z.object({ endsAt: z.string() }),
});

export const closeRound = endpoint({
  ...leads,
  method: 'POST',
  path: '/api/groupship/round/close',
  summary: 'Close a round before its date, once enough have joined: everybody’s freight is set aside',
  queries: 24,
  input: z.strictObject({ id }),
  output: z.object({ state }),
});

export const cancelRound = endpoint({
  ...leads,
  method: 'POST',
  path: '/api/groupship/round/cancel',
  summary: 'Cancel a round that is open, with a reason: everybody’s goods go back to the shelf, nothing is charged',
  queries: 24,
  input: z.strictObject({ id, reason }),
  output: z.object({ state }),
});

export const joinRound = endpoint({
  ...own,
  method: 'POST',
  path: '/api/groupship/round/join',
  summary: 'Put collected orders into a round that is open; what is in it already stays',
  queries: 36,
  input: z.strictObject({
    id,
    code: linkCode.optional(),
    orderids: orderIds,
    rid: id.optional(),
    insured: oneOf(0, 1).optional(),
    /** Whether the scales may take up to 15 % more from the balance without asking. */
    autodebit: oneOf(0, 1).optional(),
    /** The price that was shown: where it would be more by now, nothing happens and the new one is told. */
    showncents: whole(0, 2_147_483_647).optional(),
  }),
  output: z.object({ priceCents: cents, mostCents: cents, orderCount: z.int() }),
});

export const leaveRound = endpoint({
  ...own,
  method: 'POST',
  path: '/api/groupship/round/leave',
  summary: 'Take orders out of a round that is open, or all of them; free until it closes',
  queries: 36,
  input: z.strictObject({ id, orderids: orderIds.optional() }),
  output: z.object({ orderCount: z.int(), priceCents: cents }),
});

export const roundArrived = endpoint({
  ...leads,
  method: 'POST',
  path: '/api/groupship/round/arrived',
  summary: 'Count inner parcels by their labels; scanned again, one counts once. `complete` ends the count',
  queries: 1_050,
  input: z.strictObject({
    id,
    /** What stands on the labels: PC00000012. */
    labels: z.array(z.string().trim().max(40)).max(mostOrdersTaken).default([]),
    complete: oneOf(0, 1).default(0),
  }),
  output: z.object({
    state,
    arrived: z.int(),
    expected: z.int(),
    /** Labels that are of no parcel of this round. */
    unknown: z.array(z.string()),
    /** Numbers of those that have not been counted. */
    missing: z.array(z.string()),
  }),
});

export const handOverParcel = endpoint({
  ...leads,
  method: 'POST',
  path: '/api/groupship/round/handover',
  summary: 'Hand an inner parcel over by its code, typed or scanned; sent again, it counts once',
  limit: 'send',
  queries: 60,
  input: z.strictObject({
    id,
    parcelid: id,
    code: z.string().trim().regex(handOverCode, { error: 'A code has 4 digits.' }),
  }),
  output: z.object({ state, parcelid: z.int(), handedOverAt: z.string(), left: z.int() }),
});

export const reportDamage = endpoint({
  ...leads,
  method: 'POST',
  path: '/api/groupship/round/damage',
  summary: 'Report an inner parcel as damaged or missing within 48 h of the arrival: opens a case for its member',
  limit: 'send',
  queries: 50,
  input: z.strictObject({
    id,
    parcelid: id,
    kind: z.literal(['damaged', 'missing'], { error: 'must be damaged or missing' }),
    text: line(10, 300, 'Say what is wrong, in 10 to 300 characters.'),
    /** Uploaded for the purpose `workorder`. */
    files: z
      .array(file)
      .min(1, { error: 'Please add 1 to 4 pictures, so that we can see it.' })
      .max(damagePictures, { error: 'Please add 1 to 4 pictures, so that we can see it.' }),
  }),
  output: z.object({ cases: z.array(z.string()) }),
});
