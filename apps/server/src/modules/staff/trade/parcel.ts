import { carrierKinds } from '@sgb/contract/carrier-kinds.ts';
import { countryName } from '@sgb/contract/countries.ts';
import { orderNumber } from '@sgb/contract/order-states.ts';
import { parcelNumber, parcelWords } from '@sgb/contract/parcel-states.ts';
import { may } from '@sgb/contract/policy.ts';
import type { Happened } from '@sgb/contract/trade-desk.ts';
import { caseNumber } from '@sgb/contract/workorder-states.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { ordersById } from '../../buying/orders/index.ts';
import { casesOfOrders } from '../../care/workorders/index.ts';
import { carrierName, scansOf, shipmentsOf } from '../../logistics/carriers/index.ts';
import {
  batchWaybillOf,
  contentsOfParcels,
  expectedOf,
  type ParcelRow,
  parcelActors,
  parcelById,
  transitionsOf,
} from '../../logistics/parcels/index.ts';
import { maskedMobile } from '../../people/identity/index.ts';
import { namesOf } from './names.ts';

function moneyOf(parcel: ParcelRow) {
  const lines = [
    { name: 'As agreed', cents: parcel.totalCents },
    { name: 'Set aside', cents: parcel.heldCents },
    { name: 'As weighed', cents: parcel.packedCents ?? 0 },
    { name: 'Charged', cents: parcel.chargedCents },
    { name: 'Days at the depot', cents: parcel.depotCents },
    { name: 'To pay', cents: parcel.dueCents },
  ];
  const entries = [
    { id: parcel.captureEntryId, name: 'Freight taken' },
    { id: parcel.debitEntryId, name: 'Difference taken' },
    { id: parcel.giftEntryId, name: 'Coupon' },
    { id: parcel.scoinEntryId, name: 'S Coin used' },
  ];
  return {
    lines: lines.filter(({ cents }, place) => place === 0 || cents > 0),
    entries: entries.flatMap(({ id, name }) => (id === null ? [] : [{ id, name }])),
  };
}

const iso = (moment: Date) => moment.toISOString();

export async function parcelDetail(call: Call<'staff'>, { id }: { id: number }) {
  const { person } = call.session;
  const pays = may('orderMoney', person);
  return call.db.read(async (reader) => {
    const [parcel, moves, contents, scans, shipments, batch] = await Promise.all([
      parcelById(reader, id),
      transitionsOf(reader, id),
      contentsOfParcels(reader, [id]),
      scansOf(reader, id),
      shipmentsOf(reader, id),
      batchWaybillOf(reader, id),
    ]);
    if (!parcel) return refuse('notFound', 'There is no such parcel.');
    const inIt = contents.map(({ orderId }) => orderId);
    const [orders, cases] = await Promise.all([ordersById(reader, inIt), casesOfOrders(reader, inIt)]);
    const personOf = await namesOf(reader, [parcel.accountId, ...moves.map(({ byAccount }) => byAccount)]);
    const { username } = personOf(parcel.accountId);
    const expected = expectedOf(parcel);
    const timeline: Happened[] = [
      ...moves.map(({ at, who, byAccount, toStatus, why, moneyCents }) => ({
        at: iso(at),
        who:
          (byAccount !== null && personOf(byAccount).username) ||
          (who === parcelActors.shopper ? username : who === parcelActors.carrier ? 'Carrier' : 'The shop'),
        text: [parcelWords[toStatus].label, why].filter(Boolean).join(': '),
        cents: pays && moneyCents !== 0 ? moneyCents : null,
        entryId: null,
      })),
      ...scans.map(({ at, carrier, kind, place, text }) => ({
        at: iso(at),
        who: carrierName(carrier),
        text: [place, text || carrierKinds[kind].text].filter(Boolean).join(': '),
        cents: null,
        entryId: null,
      })),
    ].toSorted((one, other) => one.at.localeCompare(other.at));
    const { name, address, mobile } = parcel.receiver;
    return {
      id,
      number: parcelNumber(id),
      status: parcel.status,
      statusAt: iso(parcel.statusAt),
      createdAt: iso(parcel.createdAt),
      line: parcel.line,
      lineName: parcel.lineName,
      country: countryName(parcel.countryId),
      grams: parcel.packedGrams ?? parcel.grams,
      packed: parcel.packedAt !== null,
      shopper: personOf(parcel.accountId),
      totalCents: pays ? parcel.totalCents : null,
      delivery: parcel.delivery,
      receiver: may('ownerless', person) ? { name, address, mobile: maskedMobile(mobile) } : null,
      orders: orders.map((order) => ({
        id: order.id,
        number: orderNumber(order.id),
        title: order.title,
        quantity: order.quantity,
        status: order.status,
      })),
      services: parcel.services.map((service) => service.name),
      insured: parcel.insured,
      waybills: [
        ...(batch ? [batch] : []),
        ...shipments.flatMap(({ carrier, waybill }) => (waybill ? [`${carrierName(carrier)} ${waybill}`] : [])),
      ],
      expected: expected && { from: iso(expected.from), to: iso(expected.to) },
      cases: cases.map((each) => ({ id: each.id, number: caseNumber(each.id), state: each.state })),
      money: pays ? moneyOf(parcel) : null,
      timeline,
    };
  });
}
