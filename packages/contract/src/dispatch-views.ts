import { backParts, dispatchStateIds, dispatchWays, failReasons, failSteps, waitReasons } from './dispatch-states.ts';
import { cents, pageFields } from './fields.ts';
import * as z from './zod.ts';

const way = z.literal([...dispatchWays]);

const line = z.object({
  skuId: z.string(),
  title: z.string(),
  options: z.array(z.string()),
  picture: z.string(),
  quantity: z.int(),
});

/** What a dispatch costs, part by part. */
const price = z.object({
  pickCents: cents,
  deliveryCents: cents,
  totalCents: cents,
  /** The size of the parcel, and how many of them. */
  size: z.string(),
  parcels: z.int(),
});

const receiver = z.object({ id: z.int(), name: z.string(), mobile: z.string(), address: z.string() });

export const dispatch = z.object({
  id: z.int(),
  number: z.string(),
  state: z.literal([...dispatchStateIds]),
  stateAt: z.string(),
  createdAt: z.string(),
  receiver,
  way,
  lines: z.array(line),
  price,
  /** What of it is paid, and what of that came back. */
  paidCents: cents,
  backCents: cents,
  /** The seller's own number for it. */
  reference: z.string(),
  /** In Pending: what for, and until when. */
  waits: z.literal([...waitReasons]).nullable(),
  waitsUntil: z.string().nullable(),
  /** What staff said of it. */
  remark: z.string(),
  carrier: z.string(),
  waybill: z.string(),
  /** What happened to it, the oldest first. */
  track: z.array(z.object({ at: z.string(), text: z.string() })),
  mayCancel: z.boolean(),
});
export type Dispatch = z.output<typeof dispatch>;

export const dispatchPage = z.object({ items: z.array(dispatch), ...pageFields });

/** Something that went wrong with what a seller stocks up or sends. */
export const failure = z.object({
  /** Names it for `fail/handle`. */
  kind: z.literal(['dispatch', 'line']),
  id: z.int(),
  reason: z.literal([...failReasons]),
  number: z.string(),
  at: z.string(),
  lines: z.array(line),
  /** What exactly happened, in a sentence. */
  text: z.string(),
  backCents: cents,
  /** What exactly came back: together that much. */
  back: z.array(z.object({ part: z.literal([...backParts]), cents })),
  /** Pieces that are on the shelf again, and those of them that are damaged. */
  shelved: z.int(),
  damaged: z.int(),
  step: z.literal([...failSteps]),
  receiver: receiver.nullable(),
  /** Where it can be bought again. */
  productId: z.string().nullable(),
});
export type Failure = z.output<typeof failure>;

const option = z.object({
  way,
  price,
  /** Why it cannot go this way; '' when it can. */
  fault: z.string(),
});

export const dispatchPreview = z.object({
  receiver,
  lines: z.array(line),
  options: z.array(option),
  balanceCents: cents,
  /** Some of the pieces have arrived and are not counted yet: it waits for them. */
  uncounted: z.boolean(),
  /** How long it would be kept if the balance is too low. */
  waitHours: z.int(),
});

const importRow = z.object({
  /** In the file; the heading is line 1. */
  line: z.int(),
  name: z.string(),
  place: z.string(),
  /** What goes, in words. */
  what: z.string(),
  way: z.string(),
  cents,
  faults: z.array(z.object({ field: z.string(), message: z.string() })),
});
export type DispatchImportRow = z.output<typeof importRow>;

export const dispatchImport = z.object({
  rows: z.array(importRow),
  good: z.int(),
  bad: z.int(),
  /** What is wrong with the file as a whole; '' when nothing is. */
  fault: z.string(),
  /** Of the good rows. */
  totalCents: cents,
  balanceCents: cents,
  /** Clients that are added to the list. */
  newClients: z.int(),
  /** What was made of it: null for a look beforehand. */
  made: z.object({ paid: z.int(), waiting: z.int() }).nullable(),
});
export type DispatchImport = z.output<typeof dispatchImport>;
