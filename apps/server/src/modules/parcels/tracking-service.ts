import { carrierKinds } from '@sgb/contract/carrier-kinds.ts';
import { countryName } from '@sgb/contract/countries.ts';
import { parcelNumber } from '@sgb/contract/parcel-states.ts';
import type { ParcelTracking } from '@sgb/contract/parcel-tracking.ts';
import type { Sql } from '../../platform/db/database.ts';
import type { Call } from '../../platform/http/call.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { Shipment } from '../orders/index.ts';
import * as carriers from './carrier-store.ts';
import { depotClock } from './depot.ts';
import { expectedOf } from './rules.ts';
import { movesOf, ownParcel } from './store.ts';
import { destinationOf, legsOf, progressOf, showsCode, timelineOf } from './tracking-rules.ts';

/** What pages about orders say of the way of a parcel: each order with its one. */
export async function parcelTracesOf(
  reader: Sql,
  orderIds: readonly number[],
): Promise<ReadonlyMap<number, readonly Shipment[]>> {
  if (orderIds.length === 0) return new Map();
  const rows = Map.groupBy(await carriers.eventsOfOrders(reader, orderIds), ({ orderId }) => orderId);
  return new Map(
    [...rows].map(([orderId, scans]) => {
      const traces = scans.map(({ kind, at, place, text }) => ({ at, place, text: text || carrierKinds[kind].text }));
      return [orderId, [{ carrier: 'SGB parcel', number: parcelNumber(scans[0]?.parcelId ?? 0), traces }]];
    }),
  );
}

/** Shown in place of the names that adapters have. */
const carrierNames: Readonly<Record<string, string>> = { demo: 'Demo carrier', http: 'SGB line', hand: 'Courier' };

/** The statuses in which it is expected somewhere. */
const isAwaited = (status: number): boolean => status < 80;

export async function trackOwn(call: Call<'shopper'>, { expressid: id }: { expressid: number }) {
  const settings = await call.settings();
  const terms = settings.get('parcel.delivery');
  const now = call.clock.now();
  return call.db.read(async (reader): Promise<ParcelTracking | ReturnType<typeof refuse>> => {
    const [parcel, moves, scans, shipments, journey] = await Promise.all([
      ownParcel(reader, id, call.session.accountId),
      movesOf(reader, id),
      carriers.scansOf(reader, id),
      carriers.shipmentsOf(reader, id),
      carriers.journeyOf(reader, id),
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
        waybill === null ? [] : [{ leg, carrier: carrierNames[carrier] ?? carrier, number: waybill }],
      ),
      timeline: timelineOf(moves, scans).map((line) => ({ ...line, at: line.at.toISOString() })),
      legs: legsOf(travelling, moves, terms).map((leg) => ({
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
