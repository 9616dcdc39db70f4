import { carrierKinds } from '@sgb/contract/carrier-kinds.ts';
import { type ParcelStatus, parcelNumber, parcelStatuses } from '@sgb/contract/parcel-states.ts';
import type { CarrierEvent } from '../../../adapters/carrier/gateway.ts';
import { alertStaff } from '../../../platform/alerts/alerts.ts';
import type { At } from '../../../platform/at.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { Kept, Refusal } from '../../../platform/http/refusal.ts';
import { notify } from '../../base/messages/index.ts';
import {
  changeJourney,
  ensureJourney,
  lockParcel,
  moveParcel,
  moveParcelsAlong,
  noteReady,
  type ParcelRow,
  parcelActors,
  signWithCode,
} from '../parcels/index.ts';
import { countsAt, pathTo, provenBy } from './rules.ts';
import * as store from './store.ts';
import { troubleOf } from './words.ts';

export type Scan = Pick<CarrierEvent, 'kind' | 'at' | 'place' | 'text' | 'code'>;

/** Who scanned: a carrier, or somebody of us who heard of it. */
export interface Scanner {
  readonly who: (typeof parcelActors)['carrier' | 'staff'];
  readonly by: number | null;
  /** Without a word to the shopper, where somebody else says it. */
  readonly quiet?: boolean;
}

async function tellTrouble(tx: Tx, parcel: ParcelRow, { kind, text, place }: Scan, now: Date): Promise<void> {
  const trouble = troubleOf(kind);
  if (!trouble) return;
  const number = parcelNumber(parcel.id);
  const said = [text || carrierKinds[kind].text, place].filter(Boolean).join(' – ');
  await notify(
    tx,
    {
      userId: parcel.accountId,
      type: 'order',
      ...trouble.say({ parcel: number, said }),
      link: `/deliveryorder/detail/${parcel.id}`,
    },
    { now },
  );
  if (!trouble.alarming) return;
  const title = `${number} is ${kind}`;
  const body = `The carrier says: ${said}`;
  await alertStaff(tx, { kind: `parcels.${kind}.${parcel.id}`, title, body, page: `parcels/${parcel.id}` }, now);
}

/** Every status up to the proven one; only the last one is told. */
async function moveAlong(tx: Tx, parcel: ParcelRow, to: ParcelStatus, by: Scanner, at: Date): Promise<ParcelRow> {
  const path = pathTo(parcel.status, to, parcel.delivery);
  let held = parcel;
  for (const status of path) {
    const quiet = by.quiet || status !== path.at(-1);
    const moved = await moveParcel(tx, held, { ...by, to: status, why: '', now: at, quiet });
    if (moved instanceof Refusal) throw new Error(`parcel ${parcel.id} does not follow its scans: ${moved.message}`);
    held = moved;
  }
  return held;
}

/** Delivered with a code: the right one signs for it, a wrong one makes somebody ask. */
async function takeCode(tx: Tx, parcel: ParcelRow, code: string, by: Scanner, { settings, now }: At) {
  const signing = { ...by, why: 'Handed over with the code', settings, now };
  const signed = await signWithCode(tx, parcel, code, signing);
  if (!(signed instanceof Refusal || signed instanceof Kept)) return signed;
  const title = `${parcelNumber(parcel.id)} was delivered with a wrong code`;
  const body = 'Please ask the carrier and the receiver who has it.';
  await alertStaff(tx, { kind: `parcels.handedOver.${parcel.id}`, title, body, page: `parcels/${parcel.id}` }, now);
  return parcel;
}

/** Does what a scan of a parcel that is held leads to. It never goes backwards, and what was skipped is filled in. */
export async function applyScan(tx: Tx, parcel: ParcelRow, scan: Scan, by: Scanner, at: At): Promise<ParcelRow> {
  const journey = await ensureJourney(tx, parcel.id, at.now);
  const proven = provenBy(scan.kind);
  const counts = countsAt(scan.at, parcel.statusAt, at.now);
  const scannedAt = new Date(Math.min(scan.at.getTime(), at.now.getTime()));
  const isLater = scannedAt > journey.lastScanAt;
  await changeJourney(tx, parcel.id, {
    ...(isLater && { lastScanAt: scannedAt, lostAt: null }),
    readyAt: journey.readyAt ?? (proven === parcelStatuses.readyToCollect ? counts : null),
  });
  await tellTrouble(tx, parcel, scan, at.now);
  const moved = proven === null ? parcel : await moveAlong(tx, parcel, proven, by, counts);
  return scan.code === null ? moved : takeCode(tx, moved, scan.code, by, at);
}

/** Many parcels that are held wait to be fetched: as a scan of each would, without a word to the shoppers. */
export async function applyWaiting(tx: Tx, parcels: readonly ParcelRow[], by: Scanner, { now }: At): Promise<void> {
  const to = parcelStatuses.readyToCollect;
  const stretches = parcels.map((parcel) => ({
    parcel,
    path: pathTo(parcel.status, to, parcel.delivery),
    at: countsAt(now, parcel.statusAt, now),
  }));
  await noteReady(
    tx,
    stretches.map(({ parcel, at }) => ({ parcelId: parcel.id, at })),
    now,
  );
  await moveParcelsAlong(tx, stretches, to, { who: by.who, by: by.by, now });
}

/** Keeps what a carrier tells, once, and does what it leads to. */
export async function applyCarrierEvent(
  tx: Tx,
  carrier: string,
  event: CarrierEvent,
  at: At,
): Promise<'new' | 'known' | 'unknown'> {
  const shipment = await store.shipmentByRef(tx, carrier, event.ref);
  const parcel = shipment && (await lockParcel(tx, shipment.parcelId));
  const { kind, place, text } = event;
  const isNew = await store.keepEvent(tx, {
    carrier,
    eventId: event.id,
    parcelId: parcel?.id ?? null,
    kind,
    at: event.at,
    place,
    text,
    receivedAt: at.now,
  });
  if (!isNew) return 'known';
  if (!parcel) return 'unknown';
  await applyScan(tx, parcel, event, { who: parcelActors.carrier, by: null }, at);
  return 'new';
}
