import { orderStatusIn, type ParcelStatus, parcelNumber, parcelWords } from '@sgb/contract/parcel-states.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { type Refusal, refuse } from '../../../platform/http/refusal.ts';
import { notify } from '../../base/messages/index.ts';
import { actors, lockOrders, moveOrders } from '../../buying/orders/index.ts';
import { beginJourney } from './delivery/store.ts';
import { parcelActors, transitionFault } from './rules.ts';
import * as store from './store.ts';
import { transitionNotice } from './words.ts';

export type ParcelTransition = store.WrittenMove & {
  /** Without a word to the shopper, where somebody else says it. */
  readonly quiet?: boolean;
};

/** Why a parcel cannot go there, or undefined. */
export function refusalOfTransition(parcel: store.ParcelRow, to: ParcelStatus, who: store.WrittenMove['who']) {
  const fault = transitionFault(parcel, to, who);
  if (!fault) return undefined;
  if (fault === 'notPacked') return refuse('parcelNotPacked');
  const { label } = parcelWords[parcel.status];
  return refuse('parcelMoved', `This parcel is at "${label}" now. Please look at it again.`);
}

/** The orders in a parcel that is held go where it goes. */
async function follow(tx: Tx, parcel: store.ParcelRow, { to, who, by, why, now }: ParcelTransition) {
  const contents = await store.contentsOf(tx, [parcel.id]);
  const goal = orderStatusIn(to);
  const orders = await lockOrders(
    tx,
    contents.map(({ orderId }) => orderId),
  );
  const behind = orders.filter(({ status }) => status !== goal);
  if (behind.length === 0) return undefined;
  const orderWho = who === parcelActors.carrier ? actors.shop : who;
  const words = [`Parcel ${parcelNumber(parcel.id)}`, why].filter(Boolean).join(': ');
  return moveOrders(tx, behind, { to: goal, who: orderWho, by, why: words, now, quiet: true });
}

/**
 * Transitions a parcel that is held, and the orders in it: both or neither. Money is moved by whoever calls. The shopper
 * hears of what matters to them.
 */
export async function moveParcel(
  tx: Tx,
  parcel: store.ParcelRow,
  move: ParcelTransition,
): Promise<store.ParcelRow | Refusal> {
  const { to, who, now } = move;
  const refused = refusalOfTransition(parcel, to, who);
  if (refused) return refused;
  const stuck = await follow(tx, parcel, move);
  if (stuck) return stuck;
  const moved = store.writeStatus(tx, parcel, to, now);
  store.writeTransition(tx, parcel, parcel.status, move);
  if (to === 21) beginJourney(tx, parcel.id, now);
  if (to === 99) await store.dropContents(tx, parcel.id, now);
  const notice = move.quiet ? undefined : transitionNotice(moved, move.why);
  if (notice) await notify(tx, notice, { now });
  return moved;
}
