import { type CarrierKind, type CarrierLeg, carrierKinds } from '@sgb/contract/carrier-kinds.ts';
import { type DemoShipmentBook, reachedBy } from '../../../adapters/carrier/demo.ts';
import { atOf } from '../../../platform/at.ts';
import type { Sql, Tx } from '../../../platform/db/database.ts';
import { lockParcel, noteScan } from '../parcels/index.ts';
import { beginHaul, beginMile, bookWaiting, type CarrierApp } from './book.ts';
import { pullEvents } from './pull.ts';
import * as store from './store.ts';

/** What the world of the demo asks of carriers. */

/** The carrier of the demo hurries: everything up to this happens to the parcel now. False: another carrier has it. */
export async function hurry(
  app: CarrierApp,
  book: DemoShipmentBook,
  { id, leg, kind }: { readonly id: number; readonly leg: CarrierLeg; readonly kind: CarrierKind },
): Promise<boolean> {
  const { settings, now } = await atOf(app);
  const find = async (reader: Sql) => (await store.shipmentsOf(reader, id)).find((each) => each.leg === leg);
  // What left before there were carriers is booked now.
  await app.db.transact(async (tx) => {
    const parcel = await lockParcel(tx, id);
    if (!parcel || (await find(tx))) return;
    if (leg === 'haul') await beginHaul(tx, [parcel], { settings, now });
    else await beginMile(tx, parcel, undefined, { settings, now });
  });
  await bookWaiting(app);
  const shipment = await app.db.read(find);
  const known = shipment?.carrier === 'demo' && shipment.waybill ? await book.byWaybill(shipment.waybill) : null;
  if (!known) return false;
  await book.write(known.ref, reachedBy(known, kind, now));
  await pullEvents(app, app.carriers.named('demo'));
  return true;
}

/** A scan of the first day: it is shown, and moves nothing. */
export function keepScan(
  tx: Tx,
  parcelId: number,
  { kind, at, place }: Pick<store.EventRow, 'kind' | 'at' | 'place'>,
): void {
  const told = {
    carrier: 'demo',
    eventId: `${store.refOf(parcelId, carrierKinds[kind].leg ?? 'haul')}:${kind}`,
    text: '',
    receivedAt: at,
  };
  store.writeEvent(tx, { ...told, parcelId, kind, at, place });
  noteScan(tx, parcelId, at, kind === 'waiting');
}
