import { entryTypes } from '@sgb/contract/ledger.ts';
import { addDays } from '@sgb/contract/time.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { notify } from '../../base/messages/index.ts';
import { balance, book, captureHold, placeHold, releaseHold, reverse } from '../ledger/index.ts';
import type { CoinWords, Earning } from './kinds.ts';
import { endOf, type Terms, taken } from './rules.ts';
import * as store from './store.ts';
import { earnedNotice, returnedNotice, takenBackNotice } from './words.ts';

type Booked = Exclude<Awaited<ReturnType<typeof book>>, Refusal>;

/** What is in the balance now, without what is owed. */
function holding(booked: Booked): number {
  const change = booked.changes.find(({ book: name }) => name === 'scoin');
  return Math.max(0, change?.after ?? 0);
}

const changed = (booked: Booked) => booked.changes.find(({ book: name }) => name === 'scoin')?.change ?? 0;

const wordsOf = ({ key, ref, now }: CoinWords) => ({ key: `scoin.${key}`, ref, now });

/** Gives coins. What an earlier reversal left owing is paid with them first. */
export async function earnCoins(tx: Tx, earning: Earning): Promise<Booked | Refusal> {
  const { accountId, amount, reason, terms } = earning;
  store.lockCoins(tx, accountId);
  const booked = await book(tx, {
    ...wordsOf(earning),
    type: entryTypes.scoinEarned,
    postings: [{ from: 'scoin.issued', to: balance(accountId, 'scoin'), amount }],
  });
  if (booked instanceof Refusal || booked.replayed) return booked;
  store.insertLot(tx, {
    accountId,
    entryId: booked.entryId,
    reason,
    amount,
    remaining: Math.min(amount, holding(booked)),
    earnedAt: booked.at,
    expiresAt: endOf(booked.at, terms),
  });
  if (earning.tell) await notify(tx, earnedNotice(earning, endOf(booked.at, terms)), { now: booked.at });
  return booked;
}

export interface Spending extends CoinWords {
  readonly amount: number;
}

async function takeOldest(tx: Tx, { accountId, amount }: Spending, entryId: number): Promise<void> {
  const parts = taken(await store.openLots(tx, accountId), amount);
  await store.emptyLots(tx, parts);
  await store.insertTakings(tx, entryId, parts);
}

/** Takes coins for something that is paid in this transaction, the oldest first. */
export async function spendCoins(tx: Tx, spending: Spending): Promise<Booked | Refusal> {
  const { accountId, amount } = spending;
  store.lockCoins(tx, accountId);
  const booked = await book(tx, {
    ...wordsOf(spending),
    type: entryTypes.scoinSpent,
    postings: [{ from: balance(accountId, 'scoin'), to: 'scoin.spent', amount }],
  });
  if (booked instanceof Refusal || booked.replayed) return booked;
  await takeOldest(tx, spending, booked.entryId);
  return booked;
}

/**
 * Sets coins aside for something that is paid later; the entry's number names them. They have no end of their own:
 * whoever sets them aside takes or frees them.
 */
export async function holdCoins(tx: Tx, spending: Spending): Promise<Booked | Refusal> {
  const { accountId, amount } = spending;
  store.lockCoins(tx, accountId);
  const held = await placeHold(tx, {
    ...wordsOf(spending),
    type: entryTypes.scoinSpent,
    from: [balance(accountId, 'scoin')],
    amount,
  });
  if (held instanceof Refusal || held.replayed) return held;
  await takeOldest(tx, spending, held.entryId);
  return held;
}

interface HoldEnd {
  readonly accountId: number;
  readonly holdId: number;
  readonly terms: Terms;
  readonly now: Date;
}

/** What was set aside is spent. Its entry is the one to give back later. */
export async function captureCoins(tx: Tx, { accountId, holdId, now }: HoldEnd): Promise<Booked | Refusal> {
  store.lockCoins(tx, accountId);
  const parts = await store.takingsOf(tx, holdId);
  const amount = parts.reduce((sum, { remaining }) => sum + remaining, 0);
  const ended = await captureHold(tx, { holdId, now, to: [{ to: 'scoin.spent', amount }] });
  if (!(ended instanceof Refusal) && !ended.replayed) await store.moveTakings(tx, holdId, ended.entryId);
  return ended;
}

/** What was set aside is free again. */
export async function releaseCoins(tx: Tx, { accountId, holdId, now, terms }: HoldEnd): Promise<Booked | Refusal> {
  store.lockCoins(tx, accountId);
  const ended = await releaseHold(tx, { holdId, now });
  if (ended instanceof Refusal || ended.replayed) return ended;
  await refill(tx, { accountId, entryId: holdId, now, terms }, ended);
  return ended;
}

/** Puts what came back into the balance into the lots it was taken from, but for what is owed. */
async function refill(
  tx: Tx,
  { accountId, entryId, now, terms }: { accountId: number; entryId: number; now: Date; terms: Terms },
  booked: Booked,
): Promise<void> {
  const back = taken(await store.takingsOf(tx, entryId), changed(booked));
  await store.markReturned(tx, entryId, back);
  const open = await store.openLots(tx, accountId);
  const room = holding(booked) - open.reduce((sum, { remaining }) => sum + remaining, 0);
  const parts = taken(
    back.map(({ lotId, amount }) => ({ id: lotId, remaining: amount })),
    room,
  );
  await store.refillLots(tx, parts, now, addDays(now, terms.returnDays));
}

export interface Undoing extends CoinWords {
  readonly entryId: number;
  /** Left out: all that is left of it. */
  readonly amount?: number;
}

/** Gives spent coins back: what they paid for was not bought after all. */
export async function giveBackCoins(tx: Tx, undoing: Undoing): Promise<Booked | Refusal> {
  const { accountId, amount } = undoing;
  store.lockCoins(tx, accountId);
  const booked = await reverse(tx, {
    ...wordsOf(undoing),
    type: entryTypes.scoinSpent,
    entryId: undoing.entryId,
    ...(amount !== undefined && { parts: [{ till: 'scoin.spent' as const, amount }] }),
  });
  if (booked instanceof Refusal || booked.replayed) return booked;
  await refill(tx, undoing, booked);
  if (!undoing.quiet) await notify(tx, returnedNotice(undoing, changed(booked)), { now: undoing.now });
  return booked;
}

/**
 * Takes earned coins back: what they were given for was refunded. Whoever has spent them owes them, and can spend none
 * before they are earned again.
 */
export async function takeBackCoins(tx: Tx, undoing: Undoing): Promise<Booked | Refusal> {
  const { accountId, entryId, amount } = undoing;
  store.lockCoins(tx, accountId);
  const lot = await store.lotByEntry(tx, entryId);
  if (lot?.accountId !== accountId) throw new Error(`entry ${entryId} gave account ${accountId} no coins`);
  const booked = await reverse(tx, {
    ...wordsOf(undoing),
    type: entryTypes.scoinEarned,
    entryId,
    ...(amount !== undefined && { parts: [{ till: 'scoin.issued' as const, amount }] }),
  });
  if (booked instanceof Refusal || booked.replayed) return booked;
  const open = await store.openLots(tx, accountId, lot.id);
  const surplus = open.reduce((sum, { remaining }) => sum + remaining, 0) - holding(booked);
  await store.emptyLots(tx, taken(open, surplus));
  if (!undoing.quiet) await notify(tx, takenBackNotice(undoing, -changed(booked)), { now: undoing.now });
  return booked;
}
