import { dateAndTime } from '@sgb/contract/date-words.ts';
import type { FloorStep, Site, Thing } from '@sgb/contract/floor.ts';
import { orderNumber } from '@sgb/contract/order-states.ts';
import { type ParcelStatus, parcelNumber, parcelStatuses, parcelWords } from '@sgb/contract/parcel-states.ts';
import { formatRand } from '@sgb/money/format.ts';
import type { At } from '../../../platform/at.ts';
import type { Sql } from '../../../platform/db/database.ts';
import { idIn, type Scanner } from '../../../platform/desk.ts';
import { ordersById } from '../../buying/orders/index.ts';
import { shelvedGoods } from '../warehouse/index.ts';
import { depotClock } from './delivery/depot.ts';
import { journeyOf } from './delivery/store.ts';
import { waybillOf } from './packing/batch-store.ts';
import { isRehearsed } from './rules.ts';
import * as store from './store.ts';

const { waitingToPay, inWarehouse, arrived, southAfricaWarehouse, outForDelivery, readyToCollect } = parcelStatuses;

/** What is done with a parcel at what it is at; a round is packed when it is billed. */
function stepsOf(parcel: store.ParcelRow) {
  const { status } = parcel;
  const packed = parcel.packedAt !== null;
  const billing = parcel.round !== null && !parcel.round.billed;
  const steps: FloorStep[] = [];
  if ((status === inWarehouse && !billing) || isRehearsed(parcel)) steps.push(packed ? 'dispatch' : 'pack');
  if (status === southAfricaWarehouse) steps.push('handOver');
  if (status === outForDelivery || status === readyToCollect) steps.push('deliver');
  return steps;
}

function siteOf(status: ParcelStatus): Site | null {
  if (status === waitingToPay || status === inWarehouse) return 'guangzhou';
  return status >= arrived && status <= readyToCollect ? 'johannesburg' : null;
}

const deliveryWords = { depot: 'Fetched at our depot', ambassador: 'Through the ambassador' } as const;
const fact = (name: string, value: string) => ({ name, value });

/** What whoever hands it over has to know. */
async function endOf(reader: Sql, parcel: store.ParcelRow, at: At): Promise<Thing['facts']> {
  if (parcel.status < arrived) return [];
  const clock = depotClock(parcel, await journeyOf(reader, parcel.id), at);
  const how = deliveryWords[parcel.delivery as keyof typeof deliveryWords];
  return [
    fact('To', `${parcel.receiver.name}, ${parcel.receiver.mobile}`),
    ...(how ? [fact('How', how)] : [fact('Address', parcel.receiver.address)]),
    ...(clock && clock.feeCents > 0 ? [fact('Days at the depot cost', formatRand(clock.feeCents))] : []),
  ];
}

async function thingOf(reader: Sql, parcel: store.ParcelRow, at: At): Promise<Thing> {
  const contents = await store.contentsOf(reader, [parcel.id]);
  const ids = contents.map(({ orderId }) => orderId);
  const [orders, goods, waybill, end] = [
    await ordersById(reader, ids),
    await shelvedGoods(reader, ids),
    await waybillOf(reader, parcel.id),
    await endOf(reader, parcel, at),
  ];
  const packed = parcel.packedAt !== null;
  const services = parcel.services.map(({ name }) => name).join(', ');
  return {
    kind: 'parcel',
    id: parcel.id,
    number: parcelNumber(parcel.id),
    title: `${parcel.lineName} to ${parcel.receiver.name}`,
    state: packed && parcel.status === inWarehouse ? 'Packed' : parcelWords[parcel.status].label,
    site: siteOf(parcel.status),
    steps: stepsOf(parcel),
    facts: [
      fact('Line', `${parcel.line} ${parcel.lineName}`),
      ...(parcel.round ? [fact('Round', 'Inner parcel of a group shipment')] : []),
      ...(isRehearsed(parcel) ? [fact('Rehearsal packing', 'It is paid for once we know its weight')] : []),
      ...(parcel.opened > 0 && !packed ? [fact('Opened again', 'It was packed: take its box apart')] : []),
      ...(services ? [fact('The shopper wants', services)] : []),
      ...(waybill ? [fact('Master waybill', waybill)] : []),
      ...end,
      fact('Since', dateAndTime(parcel.statusAt.toISOString())),
    ],
    lines: orders.map((order) => ({
      id: String(order.id),
      number: orderNumber(order.id),
      title: order.title,
      options: order.options,
      quantity: order.quantity,
      place: goods.find(({ orderId }) => orderId === order.id)?.shelf ?? '',
    })),
    grams: parcel.packedGrams ?? parcel.grams,
    freight: parcel.line,
  };
}

async function byId(reader: Sql, id: number, at: At): Promise<Thing[]> {
  const parcel = await store.parcelById(reader, id);
  return parcel ? [await thingOf(reader, parcel, at)] : [];
}

export const scanners: readonly Scanner[] = [
  { pattern: /^PC\d{8,10}$/, read: (reader, code, at) => byId(reader, idIn(code), at) },
  {
    // Goods that belong into a parcel lead to it.
    pattern: /^SO\d{8,10}$/,
    async read(reader, code, at) {
      const [found] = await store.parcelsOfOrders(reader, [idIn(code)]);
      return found && found.status <= inWarehouse ? byId(reader, found.id, at) : [];
    },
  },
];
