import { type EntryType, type Phase, phases } from '@sgb/contract/ledger.ts';
import { formatRand } from '@sgb/money/format.ts';
import { noteAudit } from '../../../platform/audit/scope.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { type Refusal, refuse } from '../../../platform/http/refusal.ts';
import { hashOf } from './hash.ts';
import { writeHold } from './hold-store.ts';
import {
  type Balances,
  balancesIn,
  type Change,
  checkPosting,
  fixedOf,
  type Posting,
  type SettledPosting,
  settle,
  type WishedPosting,
} from './rules.ts';
import * as store from './store.ts';
import * as writer from './write-store.ts';

/** What every entry says of itself. */
export interface EntryWords {
  /**
   * Names the wish, not the attempt: 'recharge:17', 'transfer:<shopper>:<key of the client>'. Whoever sends the same
   * wish again gets the first answer; the same key for another wish is refused.
   */
  readonly key: string;
  readonly type: EntryType;
  /** The number that the shopper knows the matter by. */
  readonly ref: string;
  /** A few words for the bill. */
  readonly note?: string;
  readonly now: Date;
}

export interface EntryInput extends EntryWords {
  readonly postings: readonly Posting[];
  /**
   * What the caller has seen in the payer's balances, without holding them. An entry that takes from several balances in
   * turn is then written at once where it would still be settled the same; otherwise it is settled by what lies there.
   */
  readonly seen?: Balances;
  /** The number that it is to have, from `nextEntryId`: for what is written in the same round trip. */
  readonly id?: number;
}

export interface Booked {
  readonly entryId: number;
  readonly at: Date;
  /** True when the entry was there already and nothing moved now. */
  readonly replayed: boolean;
  readonly postings: readonly SettledPosting[];
  readonly changes: readonly Change[];
}

/**
 * Transitions value: all postings or none, one after the other, inside the caller's transaction. A refusal leaves nothing
 * behind, so the caller may go on or give up.
 */
export async function book(tx: Tx, input: EntryInput): Promise<Booked | Refusal> {
  const hash = hashOf(input, ['now', 'seen', 'id']);
  return write(tx, { ...input, hash, phase: phases.booked, reverses: null, mayOwe: false });
}

interface Wish extends EntryWords {
  readonly hash: string;
  readonly phase: Phase;
  readonly reverses: number | null;
  readonly mayOwe: boolean;
  readonly postings: readonly WishedPosting[];
  readonly seen?: Balances;
  readonly id?: number;
  /** What it sets aside, if it does: written along with it. */
  readonly hold?: writer.WantedHold;
}

/** The one way into the books. Where staff asked for it, the audit names the entry. */
export async function write(tx: Tx, wish: Wish): Promise<Booked | Refusal> {
  const written = await writeOnce(tx, wish);
  if ('entryId' in written && !written.replayed) noteAudit({ things: [`entry ${written.entryId}`] });
  return written;
}

async function writeOnce(tx: Tx, wish: Wish): Promise<Booked | Refusal> {
  wish.postings.forEach(checkPosting);
  const { key, hash, type, phase, ref, note = '', reverses, id = null } = wish;
  const entry = { id, key, hash, type, phase, ref, note, reverses, at: wish.now };
  const fixed = wish.mayOwe ? undefined : fixedOf(wish.postings, wish.seen);
  const written = fixed && (await writer.writeAtOnce(tx, entry, fixed, wish.hold));
  if (written) return { ...written, replayed: false, postings: fixed.postings };
  const { balances, changedAt } = await writer.lockBalances(tx, balancesIn(wish.postings));
  const settled = settle(balances, wish.postings, wish);
  if ('missing' in settled) {
    // It may lack because this very wish has been fulfilled before.
    return (await replay(tx, wish)) ?? tooLow(settled.asset, settled.missing);
  }
  // A balance's lines are in the order of its changes, whatever the clocks of several servers say.
  const at = new Date(Math.max(wish.now.getTime(), changedAt.getTime()));
  const entryId = await writer.writeEntry(tx, { ...entry, at }, settled);
  if (entryId !== null) {
    if (wish.hold) writeHold(tx, { ...wish.hold, entryId, placedAt: at });
    return { entryId, at, replayed: false, ...settled };
  }
  const first = await replay(tx, wish);
  if (!first) throw new Error(`entry ${key} is there and cannot be read`);
  return first;
}

export function tooLow(asset: 'ZAR' | 'SCOIN', missing: number): Refusal {
  if (asset === 'SCOIN') return refuse('scoinTooLow', `You need ${missing} S Coin more.`, { missing });
  return refuse('balanceTooLow', `Your balance is ${formatRand(missing)} too low. Please recharge first.`, { missing });
}

/** The answer that the same wish got before, if it was sent before. */
export async function replay(tx: Tx, { key, hash }: Pick<Wish, 'key' | 'hash'>): Promise<Booked | Refusal | undefined> {
  const known = await store.entryByKey(tx, key);
  if (!known) return undefined;
  if (known.hash.toString('hex') !== hash) return refuse('keyReused');
  const postings = await store.postingsOf(tx, known.id);
  const changes = await store.changesOf(tx, known.id);
  return {
    entryId: known.id,
    at: known.at,
    replayed: true,
    postings: postings.map(({ position: _, returned: __, ...posting }) => posting),
    changes,
  };
}
