import { orderTypes } from '@sgb/contract/order-states.ts';
import { placeStates, teamStates } from '@sgb/contract/team-states.ts';
import { z } from 'zod';
import type { App } from '../../../platform/app.ts';
import { type At, atOf } from '../../../platform/at.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { enqueue } from '../../../platform/jobs/jobs.ts';
import { notifyMany } from '../../base/messages/index.ts';
import { giveBackPrepaid, orderPrepaid } from '../../buying/checkout/index.ts';
import { setGathering } from '../../buying/orders/index.ts';
import { teamTerms } from './settings.ts';
import * as store from './store.ts';
import { missedNotice, orderedNotice } from './words.ts';

/** Asked for when a team closes: its orders are bought together. */
export const buyWish = { name: 'teams.buy', payload: z.object({ id: z.int() }) };

/** Everybody who is in a team that is held becomes a paid order, all of them or none. */
async function orderEverybody(tx: Tx, team: store.TeamRow, at: At): Promise<void> {
  const places = await store.placesIn(tx, team.id);
  if (places.length === 0) return;
  await orderPrepaid(tx, places, orderTypes.groupPurchase, at);
  const ordered = places.map(({ id, prepaid }) => ({ id, orderId: prepaid.order.id }));
  setGathering(
    tx,
    ordered.map(({ orderId }) => orderId),
    true,
  );
  store.movePlaces(tx, ordered, { to: placeStates.ordered, by: null, now: at.now });
  const told = places.map((place) => ({ notice: orderedNotice(team, place, place.prepaid.order.id), now: at.now }));
  await notifyMany(tx, told);
}

/** Its window has ended, or nobody else fits in: what it ordered is bought. */
async function close(tx: Tx, team: store.TeamRow, why: string, now: Date): Promise<void> {
  await store.changeTeam(tx, team.id, { state: teamStates.closed, stateAt: now });
  store.freePlaces(tx, team.id, now);
  setGathering(tx, await store.orderIdsOfTeam(tx, team.id), false);
  store.writeMove(tx, team.id, { from: teamStates.reached, to: teamStates.closed, by: null, why, now });
  enqueue(tx, buyWish, { id: team.id });
}

/** Everybody has back what they set aside. */
async function giveUp(tx: Tx, team: store.TeamRow, at: At): Promise<void> {
  const { settings, now } = at;
  const places = await store.placesIn(tx, team.id);
  await giveBackPrepaid(tx, places, at);
  store.movePlaces(tx, places, { to: placeStates.givenBack, by: null, now });
  await store.changeTeam(tx, team.id, { state: teamStates.missed, stateAt: now });
  const why = `${team.pieces} of ${team.threshold} pieces`;
  store.writeMove(tx, team.id, { from: teamStates.open, to: teamStates.missed, by: null, why, now });
  const similar = await store.similarTeams(tx, team, now, settings.get(teamTerms).similar);
  await notifyMany(
    tx,
    places.map((place) => ({ notice: missedNotice(team, place, similar.length), now })),
  );
}

type Host = Pick<App, 'db' | 'settings' | 'clock'>;

/**
 * Brings a team on as far as it is: orders for everybody of one that is reached, and its end when its window is over, in one
 * transaction. It may be asked for any number of times; `now` is for those who play the clock.
 */
export async function bringOn(app: Host, id: number, overNow = false): Promise<void> {
  const at = await atOf(app);
  await app.db.transact(async (tx) => {
    const team = await store.lockTeam(tx, id);
    if (!team) return;
    const over = overNow || team.endsAt <= at.now;
    if (team.state === teamStates.open && over) return giveUp(tx, team, at);
    if (team.state !== teamStates.reached) return;
    await orderEverybody(tx, team, at);
    if (over || team.pieces === team.most) await close(tx, team, over ? 'The window ended' : 'It is full', at.now);
  });
}
