import { countryName } from '@sgb/contract/countries.ts';
import { addMinutes } from '@sgb/contract/time.ts';
import { z } from 'zod';
import type { Carriers } from '../../../adapters/carrier/create.ts';
import {
  CarrierError,
  type CarrierGateway,
  carrierCodes,
  type ShipmentRequest,
} from '../../../adapters/carrier/gateway.ts';
import { alertStaff, alertWhile } from '../../../platform/alerts/alerts.ts';
import type { App } from '../../../platform/app.ts';
import type { At } from '../../../platform/at.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { enqueue } from '../../../platform/jobs/jobs.ts';
import { journeyOf, type ParcelRow, parcelById } from '../parcels/index.ts';
import { cityOf } from './rules.ts';
import { parcelCarrier } from './settings.ts';
import * as store from './store.ts';

/** What is needed to talk to carriers. */
export type CarrierApp = Pick<App, 'db' | 'clock' | 'settings' | 'log'> & { readonly carriers: Carriers };

export const bookOrder = { name: 'parcels.book', payload: z.object({}) };

/** A carrier is asked to take parcels that leave China. Part of the transaction that moves them. */
export async function beginHaul(tx: Tx, parcels: readonly Pick<ParcelRow, 'id' | 'line'>[], at: At): Promise<void> {
  if (parcels.length === 0) return;
  const { settings, now } = at;
  const carrier = settings.get(parcelCarrier).name;
  const wishes = parcels.map(
    ({ id, line }) => ({ parcelId: id, leg: 'haul', service: line, carrier, askedAt: now }) as const,
  );
  await store.askShipments(tx, wishes);
  enqueue(tx, bookOrder, {}, { key: bookOrder.name });
}

/** A parcel leaves Johannesburg with our carrier, or with a courier whose waybill somebody wrote down. */
export async function beginMile(tx: Tx, parcel: ParcelRow, waybill: string | undefined, at: At): Promise<void> {
  const { settings, now } = at;
  const asked = { parcelId: parcel.id, leg: 'mile', service: parcel.delivery, askedAt: now } as const;
  if (waybill !== undefined) {
    await store.askShipments(tx, [{ ...asked, carrier: 'hand', waybill, bookedAt: now }]);
    return;
  }
  await store.askShipments(tx, [{ ...asked, carrier: settings.get(parcelCarrier).name }]);
  enqueue(tx, bookOrder, {}, { key: bookOrder.name });
}

/** What a carrier needs to know of a parcel, and nothing else. */
function requestOf(parcel: ParcelRow, shipment: store.ShipmentRow, code: string): ShipmentRequest {
  const { receiver } = parcel;
  return {
    ref: shipment.ref,
    leg: shipment.leg,
    service: shipment.service,
    grams: parcel.packedGrams ?? parcel.grams,
    lengthMm: parcel.packedLengthMm ?? 1,
    widthMm: parcel.packedWidthMm ?? 1,
    heightMm: parcel.packedHeightMm ?? 1,
    declaredCents: parcel.declaredCents,
    goods: parcel.declaration.map(({ quantity, goodsClass }) => `${quantity} x ${goodsClass}`).join(', '),
    destination: {
      name: receiver.name,
      phone: `+${receiver.mobile.replace(/\D/g, '')}`,
      country: countryName(parcel.countryId),
      city: cityOf(receiver.address, countryName(parcel.countryId)),
      address: receiver.address,
    },
    code: shipment.leg === 'mile' ? code : null,
  };
}

/**
 * Books a shipment. An answer may have been lost and the receiver changed since: then the carrier has our number with
 * another content. What it has is taken back and made anew or, where it was picked up already, kept and told to staff.
 */
async function booked(carrier: CarrierGateway, request: ShipmentRequest) {
  try {
    return { booking: await carrier.book(request), outdated: false };
  } catch (error) {
    if (!hasCode(error, carrierCodes.refUsed)) throw error;
  }
  const stale = await carrier.find(request.ref);
  if (stale) {
    try {
      await carrier.cancel(stale.waybill);
    } catch (error) {
      if (!hasCode(error, carrierCodes.tooLate)) throw error;
      return { booking: stale, outdated: true };
    }
  }
  return { booking: await carrier.book(request), outdated: false };
}

const hasCode = (error: unknown, code: string) => error instanceof CarrierError && error.code === code;

const atOnce = 50;
const patienceMinutes = 30;
const unbooked = 'parcels.unbooked';

/** Asks the carrier for one shipment; asked again, it is the same one. False: not now. */
async function bookOne(app: CarrierApp, shipment: store.ShipmentRow): Promise<boolean> {
  const { db, clock, carriers, log } = app;
  const known = await db.read(async (reader) => ({
    parcel: await parcelById(reader, shipment.parcelId),
    journey: await journeyOf(reader, shipment.parcelId),
  }));
  if (!known.parcel || !known.journey) throw new Error(`shipment ${shipment.ref} has no parcel`);
  try {
    const request = requestOf(known.parcel, shipment, known.journey.code);
    const { booking, outdated } = await booked(carriers.named(shipment.carrier), request);
    await db.transact(async (tx) => {
      await store.writeBooking(tx, shipment.id, booking, clock.now());
      if (!outdated) return;
      const title = `${shipment.ref} travels with an old label`;
      const body = `The carrier picked it up before we could change it. Tell them under ${booking.waybill} that it goes to ${request.destination.name}, ${request.destination.address}.`;
      await alertStaff(
        tx,
        { kind: `parcels.outdated.${shipment.id}`, title, body, page: `parcels/${shipment.parcelId}` },
        clock.now(),
      );
    });
    return true;
  } catch (error) {
    if (!(error instanceof CarrierError)) throw error;
    log.warn({ shipment: shipment.ref, fault: error.fault, code: error.code }, `carrier: ${error.message}`);
    return false;
  }
}

/** Books what waits for a carrier. What a carrier does not take for long is told to staff. */
export async function bookWaiting(app: CarrierApp): Promise<void> {
  const waiting = await app.db.read((reader) => store.unbookedShipments(reader, app.clock.now(), atOnce));
  for (const shipment of waiting) await bookOne(app, shipment);
  const now = app.clock.now();
  await app.db.transact(async (tx) => {
    const late = await store.unbookedShipments(tx, addMinutes(now, -patienceMinutes), atOnce);
    const title = `${late.length} parcels are taken by no carrier`;
    const body = `They are asked for again by themselves. The first: ${late[0]?.ref ?? ''}.`;
    return alertWhile(tx, late.length, { kind: unbooked, title, body, page: 'leaving' }, now);
  });
}
