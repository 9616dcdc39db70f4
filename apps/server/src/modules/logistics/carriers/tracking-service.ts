import { carrierKinds } from '@sgb/contract/carrier-kinds.ts';
import { countryName } from '@sgb/contract/countries.ts';
import { parcelNumber } from '@sgb/contract/parcel-states.ts';
import type { ParcelTracking } from '@sgb/contract/parcel-tracking.ts';
import type { Sql } from '../../../platform/db/database.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { Shipment } from '../../buying/orders/index.ts';
import { depotClock, expectedOf, journeyOf, ownParcel, showsCode, transitionsOf } from '../parcels/index.ts';
import { parcelDelivery } from '../parcels/settings.ts';
import { destinationOf, legsOf, progressOf, timelineOf } from './rules.ts';
import * as store from './store.ts';
import { carrierName } from './words.ts';

/** What pages about orders say of the way of the parcels that they travel in: each order with its one. */
export async function parcelTracesOf(
  reader: Sql,
  parcels: ReadonlyMap<number, { readonly id: number }>,
): Promise<ReadonlyMap<number, readonly Shipment[]>> {
  const ids = [...new Set([...parcels.values()].map(({ id }) => id))];
  const events = ids.length === 0 ? [] : await store.eventsOf(reader, ids);
  const byParcel = Map.groupBy(events, ({ parcelId }) => parcelId);
  return new Map(
    [...parcels].flatMap(([orderId, { id }]) => {
      const traces = byParcel.get(id)?.map(({ kind, at, place, text }) => ({
        at,
        place,
        text: text || carrierKinds[kind].text,
      }));
      return traces ? [[orderId, [{ carrier: 'SGB parcel', number: parcelNumber(id), traces }]] as const] : [];
    }),
  );
}

/** The statuses in which it is expected somewhere. */
const isAwaited = (status: number): boolean => status < 80;

export async function trackOwn(call: Call<'shopper'>, { expressid: id }: { expressid: number }) {
  const settings = await call.settings();
  const terms = settings.get(parcelDelivery);
  const now = call.clock.now();
  return call.db.read(async (reader): Promise<ParcelTracking | ReturnType<typeof refuse>> => {
    const [parcel, transitions, scans, shipments, journey] = await Promise.all([
      ownParcel(reader, id, call.session.accountId),
      transitionsOf(reader, id),
      store.scansOf(reader, id),
      store.shipmentsOf(reader, id),
      journeyOf(reader, id),
    ]);
    if (!parcel) return refuse('notFound', 'We could not find that parcel.');
    const { status, statusAt, lineName, way, receiver, countryId, delivery } = parcel;
    const expected = isAwaited(status) ? expectedOf(parcel) : null;
    const collect = depotClock(parcel, journey, { settings, now });
    const locked = journey?.lockedUntil && journey.lockedUntil > now ? journey.lockedUntil : null;
    const travelling = { ...parcel, destination: destinationOf(delivery, receiver.address, countryName(countryId)) };
    return {
      id,
      number: parcelNumber(id),
      status,
      statusAt: statusAt.toISOString(),
      lineName,
      way,
      expected: expected && { from: expected.from.toISOString(), to: expected.to.toISOString() },
      waybills: shipments.flatMap(({ leg, carrier, waybill }) =>
        waybill === null ? [] : [{ leg, carrier: carrierName(carrier), number: waybill }],
      ),
      timeline: timelineOf(transitions, scans).map((line) => ({ ...line, at: line.at.toISOString() })),
      legs: legsOf(travelling, transitions, terms).map((leg) => ({
        ...leg,
        steps: leg.steps.map((step) => ({ ...step, at: step.at?.toISOString() ?? null })),
      })),
      percent: progressOf(status),
      code: journey && showsCode(status) ? journey.code : '',
      lockedUntil: locked?.toISOString() ?? null,
      lostAt: journey?.lostAt?.toISOString() ?? null,
      collect: collect && {
        since: collect.since.toISOString(),
        freeUntil: collect.freeUntil.toISOString(),
        dayCents: collect.dayCents,
        feeCents: collect.feeCents,
      },
    };
  });
}
