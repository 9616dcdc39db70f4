import { type ParcelStatus, parcelNumber, parcelStatuses } from '@sgb/contract/parcel-states.ts';
import type { deliverParcel, handOver, scanByHand, signParcel } from '@sgb/contract/parcel-tracking.ts';
import type { z } from 'zod';
import type { App } from '../../platform/app.ts';
import { atOf } from '../../platform/at.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { Call } from '../../platform/http/call.ts';
import { Kept, Refusal, refuse } from '../../platform/http/refusal.ts';
import { beginMile } from './carrier-book.ts';
import { applyScan } from './carrier-events.ts';
import * as store from './carrier-store.ts';
import { payDepot } from './depot.ts';
import { moveParcel } from './move.ts';
import { parcelMovers } from './rules.ts';
import { signHeld, signWithCode } from './sign.ts';
import { lockParcel, type ParcelRow, parcelsOfOrders } from './store.ts';
import { provenBy } from './tracking-rules.ts';

/** What is done by hand to a parcel that has left China. */

type Desk = Pick<App, 'db' | 'clock' | 'settings'>;
type Moved = { readonly id: number; readonly status: ParcelStatus };
type Input<Endpoint extends { input: z.ZodType }> = z.output<Endpoint['input']>;

const unknown = () => refuse('notFound', 'We could not find that parcel.');

async function holding(
  { db }: Pick<App, 'db'>,
  id: number,
  work: (tx: Tx, parcel: ParcelRow) => Promise<ParcelRow | Refusal | Kept>,
  accountId?: number,
): Promise<Moved | Refusal> {
  return db.transact(async (tx) => {
    const parcel = await lockParcel(tx, id, accountId);
    if (!parcel) return unknown();
    const after = await work(tx, parcel);
    return after instanceof Refusal || after instanceof Kept ? after : { id, status: after.status };
  });
}

export async function signOwn(call: Call<'shopper'>, { id, code, agreed }: Input<typeof signParcel>) {
  const { accountId } = call.session;
  const signing = {
    who: parcelMovers.shopper,
    by: accountId,
    why: 'Signed for by you',
    ...(await atOf(call)),
    agreedCents: agreed,
  };
  return holding(call, id, (tx, parcel) => signWithCode(tx, parcel, code, signing), accountId);
}

/** Whoever has one order of a parcel that was delivered has the parcel. */
export async function signParcelOf(call: Call<'shopper'>, orderId: number): Promise<undefined | Refusal> {
  const { accountId } = call.session;
  const { settings, now } = await atOf(call);
  return call.db.transact(async (tx) => {
    const [found] = await parcelsOfOrders(tx, [orderId]);
    const parcel = found?.status === parcelStatuses.beingSigned && (await lockParcel(tx, found.id, accountId));
    if (!parcel || parcel.status !== parcelStatuses.beingSigned) return undefined;
    const signing = { who: parcelMovers.shopper, by: accountId, why: 'Signed for by you', settings, now };
    const signed = await signHeld(tx, parcel, signing);
    return signed instanceof Refusal ? signed : undefined;
  });
}

const byHand = 'hand';

export async function noteScan(call: Call<'staff'>, input: Input<typeof scanByHand>) {
  const { settings, now } = await atOf(call);
  const { id, key, kind, place, text } = input;
  const at = input.at ? new Date(input.at) : now;
  if (at > now) return refuse('badInput', 'at: must not be in the future', { field: 'at' });
  return holding(call, id, async (tx, parcel) => {
    if (parcel.status < parcelStatuses.left || parcel.status === parcelStatuses.cancelled) return refuse('notUnderWay');
    const given = (provenBy(kind) ?? 0) >= parcelStatuses.beingSigned;
    const held = given ? await payDepot(tx, parcel, { settings, now }) : parcel;
    if (held instanceof Refusal) return held;
    const row = { carrier: byHand, eventId: key, parcelId: id, kind, at, place, text, receivedAt: now };
    if (!(await store.keepEvent(tx, row))) return held;
    const scanner = { who: parcelMovers.staff, by: call.session.accountId };
    return applyScan(tx, held, { kind, at, place, text, code: null }, scanner, { settings, now });
  });
}

export interface HandingOver {
  readonly id: number;
  readonly waybill?: string | undefined;
  readonly by: number | null;
}

/** Out of our Johannesburg warehouse: to the last carrier, or onto the shelf where its receiver fetches it. */
export async function handOverParcel(desk: Desk, { id, waybill, by }: HandingOver): Promise<Moved | Refusal> {
  const { settings, now } = await atOf(desk);
  return holding(desk, id, async (tx, parcel) => {
    const { southAfricaWarehouse, outForDelivery, readyToCollect } = parcelStatuses;
    const past = parcel.status > southAfricaWarehouse && parcel.status !== parcelStatuses.cancelled;
    // Pressed twice, or the carrier was faster: it is on its way all the same.
    if (past) return parcel;
    if (parcel.status !== southAfricaWarehouse) {
      return refuse('notUnderWay', `${parcelNumber(id)} is not in our Johannesburg warehouse.`);
    }
    const fetchedHere = parcel.delivery === 'depot';
    await store.ensureJourney(tx, id, now);
    await store.changeJourney(tx, id, { lastScanAt: now, ...(fetchedHere && { readyAt: now }) });
    if (!fetchedHere) await beginMile(tx, parcel, waybill, { settings, now });
    const to = fetchedHere ? readyToCollect : outForDelivery;
    return moveParcel(tx, parcel, { to, who: parcelMovers.staff, by, why: '', now });
  });
}

export const handOverOne = (call: Call<'staff'>, { id, waybill }: Input<typeof handOver>) =>
  handOverParcel(call, { id, waybill, by: call.session.accountId });

export interface Delivering {
  readonly id: number;
  readonly code: string;
  readonly by: number | null;
}

export async function deliverWithCode(desk: Desk, { id, code, by }: Delivering): Promise<Moved | Refusal> {
  const why = 'Handed over with the code';
  const signing = { who: parcelMovers.staff, by, why, ...(await atOf(desk)) };
  return holding(desk, id, (tx, parcel) => signWithCode(tx, parcel, code, signing));
}

export const deliverOne = (call: Call<'staff'>, { id, code }: Input<typeof deliverParcel>) =>
  deliverWithCode(call, { id, code, by: call.session.accountId });
