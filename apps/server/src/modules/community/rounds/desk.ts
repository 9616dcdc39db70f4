import { roundStates } from '@sgb/contract/group-states.ts';
import { ownPagesFromOne } from '@sgb/contract/paging.ts';
import { parcelNumber, parcelStatuses } from '@sgb/contract/parcel-states.ts';
import { cancelRoundByStaff, type listAllRounds, type moveRound } from '@sgb/contract/round-desk.ts';
import type { z } from 'zod';
import { atOf } from '../../../platform/at.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { giveUpInner, parcelActors, roundParcels } from '../../logistics/parcels/index.ts';
import { shownName } from '../../people/contacts/index.ts';
import { mayDecide } from '../../people/decisions/index.ts';
import { peopleById } from '../../people/identity/index.ts';
import { heldParcels } from './closing/bill.ts';
import { endHeld } from './closing/close.ts';
import { roundsAt } from './pages/list-store.ts';
import { partsIn } from './price/price.ts';
import { mayMove } from './rules.ts';
import * as store from './store.ts';
import { followHeld, moveHeld } from './travel.ts';
import { cancelledWords } from './words.ts';

/** What our own people do about rounds. */

export async function list(call: Call<'staff'>, { state, page }: z.output<typeof listAllRounds.input>) {
  return call.db.read(async (reader) => {
    const { rows, total } = await roundsAt(reader, state, page);
    const ids = rows.map(({ id }) => id);
    const [parts, parcels, people] = await Promise.all([
      store.partsOf(reader, ids),
      roundParcels(reader, ids),
      peopleById(
        reader,
        rows.map(({ leaderId }) => leaderId),
      ),
    ]);
    const names = new Map(people.map((person) => [person.id, shownName(person)]));
    const items = rows.map((round) => {
      const inside = partsIn(parts.filter(({ roundId }) => roundId === round.id));
      return {
        id: round.id,
        name: round.name,
        line: round.line,
        state: round.state,
        leader: { id: round.leaderId, name: names.get(round.leaderId) ?? '' },
        endsAt: round.endsAt.toISOString(),
        closedAt: round.closedAt?.toISOString() ?? '',
        billed: round.billedAt !== null,
        members: inside.length,
        billableGrams: inside.reduce((sum, { billableGrams }) => sum + billableGrams, 0),
        parcels: parcels
          .filter(({ roundId, status }) => roundId === round.id && status !== parcelStatuses.cancelled)
          .map(({ id, status, packed }) => ({ id, number: parcelNumber(id), status, packed })),
      };
    });
    return { items, total, page, pages: ownPagesFromOne(total) };
  });
}

const notYet: Readonly<Partial<Record<number, string>>> = {
  30: 'Not all of its parcels are packed and paid for.',
  40: 'Not all of its parcels have left.',
  70: 'Not everything was handed over or sent back.',
};

/** A round is where its parcels are: staff say so sooner than the clock does, and cannot say anything else. */
export async function move(call: Call<'staff'>, { id, state, reason }: z.output<typeof moveRound.input>) {
  const at = await atOf(call);
  const by = call.session.accountId;
  return call.db.transact(async (tx) => {
    const found = await store.lockRound(tx, id);
    if (!found) return refuse('notFound', 'There is no such round.');
    const round = await followHeld(tx, found, at, 'staff', by);
    if (round.state === state) return { state };
    if (state === roundStates.atAmbassador || state === roundStates.handingOver) {
      if (!mayMove(round.state, state, 'staff')) return refuse('roundMoved');
      const moved = await moveHeld(tx, round, state, { who: 'staff', by, why: reason }, at.now);
      if (state === roundStates.atAmbassador) await store.changeRound(tx, moved, { arrivedAt: at.now });
      return { state };
    }
    return refuse('roundMoved', notYet[state]);
  });
}

/** Before it is packed. Everything that was set aside comes back. */
export async function cancelIt(call: Call<'staff'>, input: z.output<typeof cancelRoundByStaff.input>) {
  const { id, reason } = input;
  const at = await atOf(call);
  const by = call.session.accountId;
  return call.db.transact(async (tx) => {
    const round = await store.lockRound(tx, id);
    if (!round) return refuse('notFound', 'There is no such round.');
    const parts = partsIn(await store.partsOf(tx, [id]));
    const parcels = [...(await heldParcels(tx, id)).values()].filter(
      ({ status }) => status !== parcelStatuses.cancelled,
    );
    const accounts = [...new Set([round.leaderId, ...parts.map(({ accountId }) => accountId)])];
    const about = { accounts, subject: `round ${id}`, cents: 0, input };
    const stop = await mayDecide(tx, cancelRoundByStaff, { by, ...at }, about);
    if (stop) return stop;
    if (round.state === roundStates.cancelled) return { state: round.state };
    if (!mayMove(round.state, roundStates.cancelled, 'staff')) return refuse('roundMoved');
    if (parcels.some(({ packedAt }) => packedAt !== null)) return refuse('roundMoved', 'Some of it is packed already.');
    await giveUpInner(tx, parcels, { who: parcelActors.staff, by, why: reason, now: at.now });
    return endHeld(tx, round, parts, { who: 'staff', by, why: reason }, cancelledWords(round, reason), at.now);
  });
}
