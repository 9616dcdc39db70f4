import { parcelNumber, parcelStatuses } from '@sgb/contract/parcel-states.ts';
import { alertStaff } from '../../../../platform/alerts/alerts.ts';
import type { Tx } from '../../../../platform/db/database.ts';
import { type Kept, keep, Refusal, refuse } from '../../../../platform/http/refusal.ts';
import { actors, lockOrders, signOrders } from '../../../buying/orders/index.ts';
import { servingContact } from '../../../people/contacts/index.ts';
import { openSurvey } from '../../surveys/index.ts';
import { moveParcel } from '../move.ts';
import { parcelActors, type Who } from '../rules.ts';
import { parcelDelivery } from '../settings.ts';
import { contentsOf, type ParcelRow } from '../store.ts';
import { type PayingDepot, payDepot } from './depot.ts';
import { codeVerdict } from './rules.ts';
import * as journeys from './store.ts';

export interface Signing extends PayingDepot {
  readonly who: Who;
  readonly by: number | null;
  readonly why: string;
  /** For how long nobody may try after too many wrong codes; left out: as everywhere. */
  readonly lockHours?: number;
}

const { beingSigned, signed, cancelled } = parcelStatuses;

/** The receiver is asked how it was; whoever handed it over is asked about only where an ambassador did. */
async function ask(tx: Tx, parcel: ParcelRow, orders: Awaited<ReturnType<typeof lockOrders>>, now: Date) {
  const byAmbassador = parcel.delivery === 'ambassador';
  const contact = byAmbassador && !parcel.round ? await servingContact(tx, parcel.accountId) : undefined;
  // Of a group shipment it is whoever led it, whoever the ambassador is by now.
  const leaderId = byAmbassador ? (parcel.round?.leaderId ?? null) : null;
  const survey = {
    accountId: parcel.accountId,
    orderType: orders[0]?.type ?? 0,
    expressId: parcel.id,
    expressNumber: parcelNumber(parcel.id),
    finishedAt: now,
    ambassadorId: contact?.kind === 'ambassador' ? contact.contactId : leaderId,
  };
  const items = orders.map(({ id, title, picture }) => ({ orderId: id, title, picture }));
  await openSurvey(tx, survey, items, now);
}

/** A parcel that is held is signed for, with everything in it. Where it is so already, nothing happens. */
export async function signHeld(tx: Tx, parcel: ParcelRow, signing: Signing): Promise<ParcelRow | Refusal> {
  const { who, by, why, settings, now } = signing;
  if (parcel.status === signed) return parcel;
  let held: ParcelRow | Refusal = parcel;
  if (parcel.status !== beingSigned) {
    // The code proves that it was handed over, whoever tells us.
    const bringing = who === parcelActors.staff ? who : parcelActors.carrier;
    held = await moveParcel(tx, parcel, { to: beingSigned, who: bringing, by, why: '', now, quiet: true });
    if (held instanceof Refusal) return held;
  }
  const done = await moveParcel(tx, held, { to: signed, who, by, why, now });
  if (done instanceof Refusal) return done;
  const contents = await contentsOf(tx, [parcel.id]);
  const orders = await lockOrders(
    tx,
    contents.map(({ orderId }) => orderId),
  );
  const orderWho = who === parcelActors.carrier ? actors.shop : who;
  const refused = await signOrders(tx, orders, { who: orderWho, by, why, settings, now });
  if (refused) throw new Error(`the orders of parcel ${parcel.id} cannot be signed for: ${refused.message}`);
  await ask(tx, done, orders, now);
  return done;
}

/** Holds the code that somebody says against the right one. What was wrong is remembered, and after some tries nobody may try. */
async function checkCode(
  tx: Tx,
  parcel: ParcelRow,
  given: string,
  { settings, now, lockHours }: Signing,
): Promise<undefined | Kept> {
  const usual = settings.get(parcelDelivery);
  const terms = { ...usual, codeLockHours: lockHours ?? usual.codeLockHours };
  const journey = await journeys.ensureJourney(tx, parcel.id, now);
  const { verdict, after } = codeVerdict(journey, given, terms, now);
  if (verdict === 'right') return undefined;
  if (after) await journeys.changeJourney(tx, parcel.id, after);
  const left = terms.codeTries - (after?.wrongCodes ?? 0);
  if (verdict === 'wrong')
    return keep(refuse('wrongDeliveryCode', `This is not the code. ${left} more tries.`, { left }));
  const lockedUntil = (after ?? journey).lockedUntil;
  if (after) {
    const title = `${parcelNumber(parcel.id)}: ${terms.codeTries} wrong codes`;
    const body = 'Somebody who does not know the code tried to sign for it. It is locked for a while.';
    await alertStaff(tx, { kind: `parcels.code.${parcel.id}`, title, body, page: `parcels/${parcel.id}` }, now);
  }
  return keep(refuse('deliveryLocked', undefined, { lockedUntil: lockedUntil?.toISOString() ?? null }));
}

/** Signed for with the code, by the receiver or by whoever hands it over. */
export async function signWithCode(
  tx: Tx,
  parcel: ParcelRow,
  code: string,
  signing: Signing,
): Promise<ParcelRow | Refusal | Kept> {
  if (parcel.status === signed) return parcel;
  const first = signing.who === parcelActors.shopper ? 73 : 70;
  if (parcel.status < first || parcel.status === cancelled) return refuse('notHandedOver');
  const wrong = await checkCode(tx, parcel, code, signing);
  if (wrong) return wrong;
  const paid = await payDepot(tx, parcel, signing);
  return paid instanceof Refusal ? paid : signHeld(tx, paid, signing);
}
