import { roundStates } from '@sgb/contract/group-states.ts';
import type { cancelRound, closeRound } from '@sgb/contract/rounds.ts';
import { addHours } from '@sgb/contract/time.ts';
import type { z } from 'zod';
import { type At, atOf } from '../../../../platform/at.ts';
import type { Tx } from '../../../../platform/db/database.ts';
import type { Call } from '../../../../platform/http/call.ts';
import { Refusal, refuse } from '../../../../platform/http/refusal.ts';
import { enqueue } from '../../../../platform/jobs/jobs.ts';
import type { Said } from '../../../../platform/texts/define.ts';
import { freeFromRound } from '../../../buying/orders/index.ts';
import { ownRound } from '../access.ts';
import { partsIn, priceNow, priceTermsOf } from '../price/price.ts';
import { dueOf, mayMove } from '../rules.ts';
import { roundTerms } from '../settings.ts';
import * as store from '../store.ts';
import { cancelledWords, closedWords, fellBackWords, tell, tellAll } from '../words.ts';
import { billOrder } from './bill-order.ts';

const { closed, cancelled } = roundStates;

/** `quiet`: without a word and without a job, for what is long past. */
type By = Pick<store.Move, 'who' | 'by' | 'why'> & { readonly quiet?: boolean };
const byClock = (why: string): By => ({ who: 'clock', by: null, why });

/**
 * Closes a round that is held: from now on nothing goes in or out, the discount of everything together holds, and
 * everybody's parcel is made by a job, each by itself.
 */
export async function closeHeld(
  tx: Tx,
  round: store.RoundRow,
  parts: readonly store.PartRow[],
  by: By,
  { settings, now }: At,
) {
  const terms = priceTermsOf(settings);
  const { basisPoints, shares } = priceNow(parts, terms);
  const changed = await store.changeRound(tx, round, {
    state: closed,
    stateAt: now,
    closedAt: now,
    payUntil: addHours(now, settings.get(roundTerms).payHours),
    basisPoints,
    packingCents: terms.packingCents,
  });
  await store.writeShares(tx, round.id, shares);
  await store.recordMove(tx, round.id, round.state, { ...by, to: closed, now });
  if (by.quiet) return changed;
  enqueue(tx, billOrder, { id: round.id }, { urgent: true });
  // A leader who ships as well hears of it with their own part.
  if (!shares.some(({ accountId }) => accountId === round.leaderId))
    await tell(tx, changed, round.leaderId, closedWords(changed, shares.length), now);
  return changed;
}

/** Nobody goes on with a round that is held and has no parcels: everything lies on its shelf again. */
export async function endHeld(
  tx: Tx,
  round: store.RoundRow,
  parts: readonly store.PartRow[],
  by: By,
  words: Said & { email: boolean },
  now: Date,
) {
  await freeFromRound(tx, round.id);
  await store.endParts(tx, round.id, by.why, now);
  await store.changeRound(tx, round, { state: cancelled, stateAt: now, finishedAt: now, payUntil: null });
  await store.recordMove(tx, round.id, round.state, { to: cancelled, ...by, now });
  await tellAll(tx, round, [...partsIn(parts).map(({ accountId }) => accountId), round.leaderId], words, now);
  return { state: cancelled };
}

const summed = (parts: readonly store.PartRow[]) => ({
  members: parts.length,
  billableGrams: parts.reduce((sum, { billableGrams }) => sum + billableGrams, 0),
});

/** Closes a held round, or lets it fall back, where its date or its target says so. */
async function closeWhenDue(tx: Tx, round: store.RoundRow, at: At): Promise<void> {
  const parts = partsIn(await store.partsOf(tx, [round.id]));
  const due = dueOf(round, summed(parts), at.settings.get(roundTerms), at.now);
  if (due === 'close') {
    const why = round.endsAt <= at.now ? 'Its date has come' : 'Its target is reached';
    await closeHeld(tx, round, parts, byClock(why), at);
  }
  if (due === 'fallBack') await endHeld(tx, round, parts, byClock('Too few took part'), fellBackWords(round), at.now);
}

/** After somebody has joined. */
export const closeIfReached = (tx: Tx, round: store.RoundRow, at: At): Promise<void> =>
  round.targetGrams === null ? Promise.resolve() : closeWhenDue(tx, round, at);

export async function closeByClock(app: Pick<Call, 'db'>, id: number, at: At): Promise<void> {
  await app.db.transact(async (tx) => {
    const round = await store.lockRound(tx, id);
    if (round) await closeWhenDue(tx, round, at);
  });
}

export async function close(call: Call<'shopper'>, { id }: z.output<typeof closeRound.input>) {
  const at = await atOf(call);
  const leaderId = call.session.accountId;
  return call.db.transact(async (tx) => {
    const round = await ownRound(tx, id, leaderId);
    if (round instanceof Refusal) return round;
    // Pressed twice.
    if (round.state === closed) return { state: closed };
    if (!mayMove(round.state, closed, 'leader')) return refuse('roundMoved');
    const parts = partsIn(await store.partsOf(tx, [id]));
    const { minMembers } = at.settings.get(roundTerms);
    if (parts.length < minMembers) {
      return refuse('roundTooFew', `At least ${minMembers} people ship together; ${parts.length} have joined.`);
    }
    await closeHeld(tx, round, parts, { who: 'leader', by: leaderId, why: 'Closed by the ambassador' }, at);
    return { state: closed };
  });
}

export async function cancel(call: Call<'shopper'>, { id, reason }: z.output<typeof cancelRound.input>) {
  const now = call.clock.now();
  const leaderId = call.session.accountId;
  return call.db.transact(async (tx) => {
    const round = await ownRound(tx, id, leaderId);
    if (round instanceof Refusal) return round;
    if (round.state === cancelled) return { state: cancelled };
    if (!mayMove(round.state, cancelled, 'leader')) return refuse('roundMoved');
    const parts = await store.partsOf(tx, [id]);
    const by = { who: 'leader', by: leaderId, why: reason } as const;
    return endHeld(tx, round, parts, by, cancelledWords(round, reason), now);
  });
}

/** Whoever leads no group any more opens nothing for it: what is still open lies on its shelf again. What is closed goes on. */
export async function endOpenRounds(tx: Tx, leaderId: number, now: Date): Promise<void> {
  const why = 'Its ambassador leads no group any more.';
  for (const id of await store.openRoundsOf(tx, leaderId)) {
    const round = await store.lockRound(tx, id);
    if (round?.state !== roundStates.open) continue;
    await endHeld(tx, round, await store.partsOf(tx, [id]), byClock(why), cancelledWords(round, why), now);
  }
}
