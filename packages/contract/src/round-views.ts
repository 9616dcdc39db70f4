import { cents } from './fields.ts';
import { roundStateIds } from './group-states.ts';
import { parcelStatusIds } from './parcel-states.ts';
import { partStates, roundActions } from './round-rules.ts';
import * as z from './zod.ts';

/** What the calls about group shipments answer with. Weights are grams, room is cubic centimetres, money is cents. */

export const roundState = z.literal([...roundStateIds]);
const state = roundState;
export const parcelStatus = z.literal([...parcelStatusIds]);

/** How far a round is with its discount: the steps of the curve, where it is, and what is missing. */
export const tierFields = {
  /** What the discount goes by: the sum of everybody's billable weight. */
  billableGrams: z.int(),
  /** As it is expected to be packed. */
  grams: z.int(),
  cubicCentimetres: z.int(),
  /** The discount that is reached: 500 is 5 %. */
  basisPoints: z.int(),
  nextTier: z.object({ fromGrams: z.int(), basisPoints: z.int(), missingGrams: z.int() }).nullable(),
};

/** What is everybody's to see who sees the round at all. */
const roundCard = z.object({
  id: z.int(),
  name: z.string(),
  /** A1, and what it is called. */
  line: z.string(),
  lineName: z.string(),
  /** 1 sea, 2 air. */
  way: z.literal([1, 2]),
  state,
  public: z.boolean(),
  openedAt: z.string(),
  endsAt: z.string(),
  /** The address of its picture; '' without one. */
  picture: z.string(),
  members: z.int(),
  orders: z.int(),
  targetGrams: z.int().nullable(),
  ...tierFields,
  leader: z.object({ id: z.int(), name: z.string() }),
  /** Whether whoever asks leads it. */
  leads: z.boolean(),
});

const myParcel = z.object({
  id: z.int(),
  number: z.string(),
  status: parcelStatus,
  /** What is still to be paid, and until when; 0 and '' otherwise. */
  dueCents: cents,
  payUntil: z.string(),
  /** What is said when it is handed over; '' before it is there and after. */
  code: z.string(),
  /** The same with its number, to be scanned: `handOverQr`. */
  qr: z.string(),
  /** Where it is fetched, while it has a code. */
  pickup: z.string(),
});

/** What whoever asks has in a round. */
const myPart = z.object({
  state: z.literal([...partStates]),
  joinedAt: z.string(),
  orderCount: z.int(),
  billableGrams: z.int(),
  /** What it costs as things are now, or what it did cost. */
  priceCents: cents,
  /** What it was when they joined or last changed what is in it. */
  shownCents: cents,
  /** The most that they can be asked for. */
  mostCents: cents,
  /** What they pay less than for the same parcel alone. */
  savedCents: cents,
  /** Why they are not in it any more; '' while they are. */
  why: z.string(),
  parcel: myParcel.nullable(),
});

export const roundItem = roundCard.extend({ mine: myPart.nullable() });
export type RoundItem = z.output<typeof roundItem>;

export const roundOrder = z.object({
  id: z.int(),
  number: z.string(),
  title: z.string(),
  picture: z.string(),
  quantity: z.int(),
  grams: z.int(),
  cubicCentimetres: z.int(),
});
export type RoundOrder = z.output<typeof roundOrder>;

/** A member's part as its leader sees it. */
const memberPart = z.object({
  accountId: z.int(),
  /** First name and initial. */
  name: z.string(),
  state: z.literal([...partStates]),
  orderCount: z.int(),
  billableGrams: z.int(),
  grams: z.int(),
  priceCents: cents,
  /** The inner parcel, once the round is closed. */
  parcel: z
    .object({
      id: z.int(),
      number: z.string(),
      status: parcelStatus,
      /** It waits for its freight. */
      unpaid: z.boolean(),
      arrivedAt: z.string(),
      handedOverAt: z.string(),
      sentBackAt: z.string(),
      /** What was reported of it, as numbers of cases. */
      cases: z.array(z.string()),
      /** After too many wrong codes; '' otherwise. */
      lockedUntil: z.string(),
    })
    .nullable(),
});
export type RoundMember = z.output<typeof memberPart>;

const roundMove = z.object({
  at: z.string(),
  from: state.nullable(),
  to: state,
  who: z.literal(['leader', 'staff', 'shop']),
  why: z.string(),
});

export const roundDetail = roundCard.extend({
  notice: z.string(),
  /** What its link needs beside the number: for its leader, and for those who came by it. */
  code: z.string(),
  /** All steps of the curve. */
  tiers: z.array(z.object({ fromGrams: z.int(), basisPoints: z.int() })),
  /** What one more kilogram of somebody else's takes off everybody's price together, and off one's own. */
  anotherKilogram: z.object({ everyoneCents: cents, mineCents: cents }),
  /** What everybody together pays less than alone, as things are now. */
  savedCents: cents,
  extended: z.boolean(),
  /** By how many days it can be extended at most, once. */
  extendDays: z.int(),
  minMembers: z.int(),
  closedAt: z.string(),
  /** Until when those pay whose balance was too low; '' before it closes and once everybody has. */
  payUntil: z.string(),
  shippedAt: z.string(),
  arrivedAt: z.string(),
  /** Until when damage can be reported; '' before it has arrived. */
  reportUntil: z.string(),
  finishedAt: z.string(),
  mine: myPart.extend({ orders: z.array(roundOrder) }).nullable(),
  /** For its leader; empty for everybody else. */
  parts: z.array(memberPart),
  history: z.array(roundMove),
  actions: z.array(z.literal([...roundActions])),
  /** Why one cannot join that looks as if one could; '' otherwise. */
  joinFault: z.string(),
});
export type RoundDetail = z.output<typeof roundDetail>;
