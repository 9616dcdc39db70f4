import { placeStates, teamStates } from '@sgb/contract/team-states.ts';
import type { leaveTeam } from '@sgb/contract/teams.ts';
import type { z } from 'zod';
import { atOf } from '../../../platform/at.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { notify } from '../../base/messages/index.ts';
import { giveBackPrepaid } from '../../buying/checkout/index.ts';
import * as store from './store.ts';
import { leftNotice } from './words.ts';

/** Free until the team is reached; whoever is the last one ends it. */
export async function leave(call: Call<'shopper'>, { id }: z.output<typeof leaveTeam.input>) {
  const { accountId } = call.session;
  const { settings, now } = await atOf(call);
  return call.db.transact(async (tx) => {
    const team = await store.lockTeam(tx, id);
    const place = team && (await store.ownPlaces(tx, accountId, [id])).get(id);
    if (!place || place.state === placeStates.left) return refuse('notInTeam');
    if (team.state === teamStates.reached || team.state === teamStates.closed) return refuse('teamReached');
    if (place.state !== placeStates.in) return refuse('teamOver', 'This team has ended, and you have your money back.');
    await giveBackPrepaid(tx, [place], { settings, now });
    store.movePlaces(tx, [place], { to: placeStates.left, by: accountId, now });
    const left = { pieces: team.pieces - place.quantity, people: team.people - 1 };
    const over = left.people === 0 && { state: teamStates.missed, stateAt: now };
    await store.changeTeam(tx, id, { ...left, ...over });
    if (over) {
      const why = 'Everybody left';
      store.writeMove(tx, id, { from: teamStates.open, to: teamStates.missed, by: accountId, why, now });
    }
    await notify(tx, leftNotice(team, place), { now });
    return { id, backCents: place.totalCents };
  });
}
