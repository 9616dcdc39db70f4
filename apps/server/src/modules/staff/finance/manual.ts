import { decisionStates } from '@sgb/contract/decisions.ts';
import { type BalanceKind, entryTypes } from '@sgb/contract/ledger.ts';
import * as contract from '@sgb/contract/manual-entries.ts';
import { shopDay, shopMoment } from '@sgb/contract/time.ts';
import { formatRand } from '@sgb/money/format.ts';
import type { z } from 'zod';
import { atOf } from '../../../platform/at.ts';
import type { Sql, Tx } from '../../../platform/db/database.ts';
import type { Call } from '../../../platform/http/call.ts';
import { Refusal, refuse } from '../../../platform/http/refusal.ts';
import { book, closings, holdMonths, type Place, reverse } from '../../books/ledger/index.ts';
import { type Decider, decisionsAbout, mayDecide } from '../../people/decisions/index.ts';
import { accountsNamed } from '../../people/identity/index.ts';
import { faultOf, isClosed, numberOf, type Side, subjectOf } from './manual-rules.ts';
import * as store from './manual-store.ts';

type StaffCall = Call<'staff'>;
type InputOf<E extends { input: z.ZodType }> = z.output<E['input']>;

const settled = () => refuse('decisionSettled', 'This was booked already.');
const ownersOf = ({ fromOwner, toOwner }: store.ManualRow) => [fromOwner, toOwner].filter((id) => id !== null);
const placeOf = (owner: number | null, name: string) =>
  owner === null ? (name as Place) : { owner, book: name as BalanceKind };

/** What a shopper is told of an empty balance is not what staff need to know. */
const forStaff = (refused: Refusal): Refusal =>
  refused.code === 'balanceTooLow'
    ? refuse('balanceTooLow', `${formatRand((refused.data as { missing: number }).missing)} lacks in that balance.`)
    : refused;

async function ownerOf(reader: Sql, { username }: Side): Promise<number | null | Refusal> {
  if (username === '') return null;
  const [person] = await accountsNamed(reader, [username]);
  return person ? person.id : refuse('notFound', `Nobody is called ${username}.`);
}

/** Whether a day may still be booked in; it stays so until this transaction ends. */
async function refusalByMonth(tx: Tx, day: string | null): Promise<Refusal | undefined> {
  if (day === null) return undefined;
  await holdMonths(tx);
  const [last] = await closings(tx);
  return isClosed(day, last?.month) ? refuse('monthClosed', `The books of ${day.slice(0, 7)} are closed.`) : undefined;
}

/** Books what was asked for and agreed to, once. */
async function carryOut(tx: Tx, row: store.ManualRow, now: Date, gives?: store.ManualRow) {
  const { id, note, day } = row;
  const words = { key: `manual:${id}`, type: entryTypes.correction, ref: numberOf(id), note } as const;
  const isToday = day === null || day === shopDay(now);
  const postings = [
    { from: placeOf(row.fromOwner, row.fromBook), to: placeOf(row.toOwner, row.toBook), amount: row.cents },
  ];
  const booked = gives?.entryId
    ? await reverse(tx, { ...words, entryId: gives.entryId, now })
    : await book(tx, { ...words, postings, now: isToday ? now : shopMoment(day, 12) });
  if (booked instanceof Refusal) return forStaff(booked);
  await store.writeBooked(tx, id, booked.entryId);
  return { number: numberOf(id), entryid: booked.entryId };
}

/** The first time somebody asks, it waits; as the second person's it is booked. */
export async function askForEntry(tx: Tx, input: InputOf<typeof contract.askManualEntry>, decider: Decider) {
  const { key, from, to, cents, note, why, day = null } = input;
  const { by, now } = decider;
  const fault = faultOf(input, now);
  if (fault) return refuse('notByHand', fault);
  const [fromOwner, toOwner] = [await ownerOf(tx, from), await ownerOf(tx, to)];
  if (fromOwner instanceof Refusal) return fromOwner;
  if (toOwner instanceof Refusal) return toOwner;
  const closed = await refusalByMonth(tx, day);
  if (closed) return closed;
  const asked = { fromOwner, fromBook: from.book, toOwner, toBook: to.book, cents, note, why, day };
  const row = await store.heldManual(tx, { ...asked, key, reverses: null, askedBy: by, askedAt: now });
  if (row.entryId !== null) return settled();
  const about = { accounts: ownersOf(row), subject: subjectOf(row.id), cents, input, why, never: 'alone' } as const;
  const stop = await mayDecide(tx, contract.askManualEntry, decider, about);
  return stop ?? carryOut(tx, row, now);
}

export async function ask(call: StaffCall, input: InputOf<typeof contract.askManualEntry>) {
  const decider = { by: call.session.accountId, ...(await atOf(call)) };
  return call.db.transact((tx) => askForEntry(tx, input, decider));
}

/** It is given back once, and one wish to do so waits at a time. */
async function refusalByOthers(tx: Tx, id: number, key: string): Promise<Refusal | undefined> {
  const others = await store.reversalsOf(tx, id, key);
  if (others.some(({ entryId }) => entryId !== null)) return refuse('notGivenBack');
  const decisions = await decisionsAbout(
    tx,
    others.map(({ id: other }) => subjectOf(other)),
  );
  const waiting = [...decisions.values()].find(({ state }) => state === decisionStates.waiting);
  return waiting && refuse('decisionWaits', undefined, { decision: waiting.id });
}

export async function giveBack(call: StaffCall, input: InputOf<typeof contract.reverseManualEntry>) {
  const at = await atOf(call);
  const { key, id, why } = input;
  const by = call.session.accountId;
  return call.db.transact(async (tx) => {
    const first = await store.lockManual(tx, id);
    if (!first) return refuse('notFound', 'There is no such entry.');
    const { fromOwner, fromBook, toOwner, toBook, cents, note } = first;
    const other = await refusalByOthers(tx, id, key);
    if (first.entryId === null || first.reverses !== null) return refuse('notGivenBack');
    if (other) return other;
    const back = { fromOwner: toOwner, fromBook: toBook, toOwner: fromOwner, toBook: fromBook, cents, note };
    const row = await store.heldManual(tx, {
      ...{ ...back, key, why, day: null },
      ...{ reverses: id, askedBy: by, askedAt: at.now },
    });
    if (row.reverses !== id) return refuse('keyReused');
    if (row.entryId !== null) return settled();
    const about = { accounts: ownersOf(row), subject: subjectOf(row.id), cents, input, why, never: 'alone' } as const;
    const stop = await mayDecide(tx, contract.reverseManualEntry, { by, ...at }, about);
    return stop ?? carryOut(tx, row, at.now, first);
  });
}
