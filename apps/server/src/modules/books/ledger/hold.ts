import { type Phase, phases } from '@sgb/contract/ledger.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { Refusal, refuse } from '../../../platform/http/refusal.ts';
import { type Booked, type EntryWords, replay, write } from './book.ts';
import { hashOf } from './hash.ts';
import * as holds from './hold-store.ts';
import {
  assetOf,
  type BalanceRef,
  type Balances,
  balance,
  frozenOf,
  isBalance,
  type Place,
  type SettledPosting,
  type Till,
} from './rules.ts';
import * as store from './store.ts';

export interface HoldInput extends EntryWords {
  /** Balances of one shopper, used in this order. */
  readonly from: readonly [BalanceRef, ...BalanceRef[]];
  readonly amount: number;
  /** From then on it cannot be captured, and a job gives it back. */
  readonly expiresAt?: Date;
  /** As for `book`: what the caller has seen in the balances. */
  readonly seen?: Balances;
}

/** First of two steps: sets value aside. The number of its entry is the number of the hold. */
export async function placeHold(tx: Tx, input: HoldInput): Promise<Booked | Refusal> {
  const [{ owner }] = input.from;
  if (input.from.some((each) => each.owner !== owner)) throw new Error('a hold is on the balances of one shopper');
  const asset = assetOf(input.from[0]);
  const held = await write(tx, {
    ...input,
    hash: hashOf(input, ['now', 'seen']),
    phase: phases.held,
    reverses: null,
    mayOwe: false,
    postings: [{ from: input.from, to: frozenOf(owner, asset), amount: input.amount }],
  });
  if (held instanceof Refusal || held.replayed) return held;
  holds.writeHold(tx, {
    entryId: held.entryId,
    owner,
    asset,
    amount: input.amount,
    placedAt: held.at,
    expiresAt: input.expiresAt ?? null,
  });
  return held;
}

/** Where captured value goes. */
export interface CaptureTo {
  readonly to: Place;
  readonly amount: number;
  readonly item?: string;
}

interface Ending {
  readonly holdId: number;
  readonly note?: string;
  readonly now: Date;
}

/** What the shop adds to a payment: coins and coupons pay a part of it. */
interface Gift {
  readonly from: Till;
  readonly to: Till;
  readonly amount: number;
  readonly item?: string;
}

export interface CaptureInput extends Ending {
  readonly to: readonly [CaptureTo, ...CaptureTo[]];
  /** Booked in front of what is taken. */
  readonly gifts?: readonly Gift[];
}

/** Second step: takes the value, or a part of it; the rest goes back where it came from. */
export const captureHold = (tx: Tx, { gifts = [], ...input }: CaptureInput) =>
  end(tx, input, phases.captured, input.to, gifts);

/** Second step: gives all of it back. */
export const releaseHold = (tx: Tx, input: Ending) => end(tx, input, phases.released, []);

export const expireHold = (tx: Tx, input: Ending) => end(tx, input, phases.expired, []);

/** The one key of all endings: the database itself allows only one of them. */
const endKey = (holdId: number) => `hold:${holdId}:end`;

async function end(
  tx: Tx,
  input: Ending,
  phase: Phase,
  targets: readonly CaptureTo[],
  gifts: readonly Gift[] = [],
): Promise<Booked | Refusal> {
  const given = gifts.length > 0 && { gifts };
  const hash = hashOf({ holdId: input.holdId, note: input.note, phase, targets, ...given });
  const key = endKey(input.holdId);
  const hold = await holds.lockHold(tx, input.holdId);
  if (!hold) throw new Error(`there is no hold ${input.holdId}`);
  if (hold.ended) return first(await replay(tx, { key, hash }));
  const late = hold.expiresAt !== null && hold.expiresAt <= input.now;
  if (late && phase === phases.captured) return refuse('holdEnded');
  const placed = await store.lockEntry(tx, input.holdId);
  if (!placed) throw new Error(`hold ${input.holdId} has no entry`);
  const { type, ref } = placed;
  const captured = targets.reduce((sum, { amount }) => sum + amount, 0);
  const postings = [...gifts, ...split(hold.owner, await store.postingsOf(tx, placed.id), targets)];
  const written = await write(tx, { ...input, key, hash, type, ref, phase, reverses: null, mayOwe: false, postings });
  if (written instanceof Refusal || written.replayed) return written;
  await holds.endHold(tx, input.holdId, written.entryId, captured);
  return written;
}

/** The same ending again is the first one's answer; another one comes too late. */
function first(known: Booked | Refusal | undefined): Booked | Refusal {
  return known === undefined || known instanceof Refusal ? refuse('holdEnded') : known;
}

/** What was set aside first is taken first; what nobody takes goes home. */
export function split(
  owner: number,
  parts: readonly Pick<store.BookedPosting, 'from' | 'to' | 'amount'>[],
  targets: readonly CaptureTo[],
): SettledPosting[] {
  const open = parts.map(({ from, to, amount }) => {
    if (!isBalance(from)) throw new Error('a hold comes from a balance');
    return { book: from.book, frozen: to, amount };
  });
  const postings: SettledPosting[] = [];
  for (const { to, amount, item } of targets) {
    let left = amount;
    for (const part of open) {
      const taken = Math.min(left, part.amount);
      if (taken === 0) continue;
      part.amount -= taken;
      left -= taken;
      postings.push({ from: part.frozen, to, amount: taken, item, origin: part.book });
    }
    if (left > 0) throw new Error('more is captured than was set aside');
  }
  for (const { book, frozen, amount } of open) {
    if (amount > 0) postings.push({ from: frozen, to: balance(owner, book), amount });
  }
  return postings;
}
