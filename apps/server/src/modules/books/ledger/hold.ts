import { type Phase, phases } from '@sgb/contract/ledger.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { allEnded } from '../../../platform/db/together.ts';
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
  /** As for `book`: the number that it is to have. */
  readonly id?: number;
}

/** First of two steps: sets value aside. The number of its entry is the number of the hold. */
export async function placeHold(tx: Tx, input: HoldInput): Promise<Booked | Refusal> {
  const [{ owner }] = input.from;
  if (input.from.some((each) => each.owner !== owner)) throw new Error('a hold is on the balances of one shopper');
  const asset = assetOf(input.from[0]);
  return write(tx, {
    ...input,
    hash: hashOf(input, ['now', 'seen', 'id']),
    phase: phases.held,
    reverses: null,
    mayOwe: false,
    postings: [{ from: input.from, to: frozenOf(owner, asset), amount: input.amount }],
    hold: { owner, asset, amount: input.amount, expiresAt: input.expiresAt ?? null },
  });
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
export const captureHold = (tx: Tx, input: CaptureInput) => end(tx, capturing(input));

/** Second step: gives all of it back. */
export const releaseHold = (tx: Tx, input: Ending) => end(tx, { input, phase: phases.released });

export const expireHold = (tx: Tx, input: Ending) => end(tx, { input, phase: phases.expired });

/** The same for many holds in one set of statements, but for the entries, of which each is its own; in the order of their owners. */
export const captureHolds = (tx: Tx, inputs: readonly CaptureInput[]) => endAll(tx, inputs.map(capturing));

export const releaseHolds = (tx: Tx, inputs: readonly Ending[]) =>
  endAll(
    tx,
    inputs.map((input) => ({ input, phase: phases.released })),
  );

interface End {
  readonly input: Ending;
  readonly phase: Phase;
  readonly targets?: readonly CaptureTo[];
  readonly gifts?: readonly Gift[];
}

const capturing = ({ to, gifts, ...input }: CaptureInput): End => ({
  input,
  phase: phases.captured,
  targets: to,
  ...(gifts && { gifts }),
});

/** The one key of all endings: the database itself allows only one of them. */
const endKey = (holdId: number) => `hold:${holdId}:end`;

async function end(tx: Tx, wish: End): Promise<Booked | Refusal> {
  const [ended] = await endAll(tx, [wish]);
  if (!ended) throw new Error('one ending has one answer');
  return ended;
}

async function endAll(tx: Tx, wishes: readonly End[]): Promise<(Booked | Refusal)[]> {
  if (wishes.length === 0) return [];
  const ids = wishes.map(({ input }) => input.holdId);
  const known = await holds.lockHolds(tx, ids);
  const [entries, postings] = await Promise.all([store.lockEntries(tx, ids), store.postingsOfMany(tx, ids)]);
  const ended: holds.EndedHold[] = [];
  const endOne = async ({ input, phase, targets = [], gifts = [] }: End): Promise<Booked | Refusal> => {
    const { holdId, note, now } = input;
    const hash = hashOf({ holdId, note, phase, targets, ...(gifts.length > 0 && { gifts }) });
    const key = endKey(holdId);
    const hold = known.get(holdId);
    const placed = entries.get(holdId);
    if (!hold || !placed) throw new Error(`there is no hold ${holdId}`);
    if (hold.ended) return first(await replay(tx, { key, hash }));
    const late = hold.expiresAt !== null && hold.expiresAt <= now;
    if (late && phase === phases.captured) return refuse('holdEnded');
    const { type, ref } = placed;
    const moved = [...gifts, ...split(hold.owner, postings.get(holdId) ?? [], targets)];
    const entry = { key, hash, type, ref, phase, reverses: null, mayOwe: false, postings: moved };
    const written = await write(tx, { ...input, ...entry });
    if (written instanceof Refusal || written.replayed) return written;
    const captured = targets.reduce((sum, { amount }) => sum + amount, 0);
    ended.push({ holdId, endedBy: written.entryId, captured });
    return written;
  };
  const answers = await allEnded(wishes.map(endOne));
  await holds.endHolds(tx, ended);
  return answers;
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
