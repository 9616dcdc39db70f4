import { type OrderStatus, orderStatusIds, statusWords } from '@sgb/contract/order-states.ts';
import { parcelNumber } from '@sgb/contract/parcel-states.ts';
import { atOf } from '../../../platform/at.ts';
import type { Sql } from '../../../platform/db/database.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { nameOf } from '../../goods/reviews/index.ts';
import { clockOf, remarkOpen } from './action-rules.ts';
import { boughtOf } from './bought.ts';
import { type ListedOrder, ownOrder, paidTogether, transitionsOfOrder } from './list-store.ts';
import type { Arrived, OrderNeeds, Shipment } from './needs.ts';
import { reviewOf } from './review-store.ts';
import { dividedOf, parts } from './rules.ts';
import type { OrderRow } from './store.ts';
import { cardOf, happeningOf, promisedBy, refundRules } from './view.ts';

type ShopperCall = Call<'shopper'>;

export const notYours = () => refuse('notFound', 'This order is not one of yours.');

const iso = (moment: Date | null) => moment?.toISOString() ?? null;

const shownShipment = ({ carrier, number, traces }: Shipment) => ({
  carrier,
  number,
  traces: traces.map(({ at, place, text }) => ({ at: at.toISOString(), place, text })),
});

function shownArrival(arrived: Arrived) {
  return {
    ...arrived,
    arrivedAt: arrived.arrivedAt.toISOString(),
    photos: [...arrived.photos],
    freeUntil: iso(arrived.freeUntil),
    storage: arrived.storage && {
      ...arrived.storage,
      freeUntil: arrived.storage.freeUntil.toISOString(),
      givenUpOn: arrived.storage.givenUpOn.toISOString(),
    },
  };
}

function moneyOf(order: OrderRow) {
  const divided = dividedOf(order);
  return parts.flatMap((kind) => {
    const { full, coupon, coins } = divided[kind];
    return full > 0 ? [{ kind, cents: full, couponCents: coupon, scoinCents: coins }] : [];
  });
}

/** Somebody's own order, or the refusal that says no more than that it is not theirs. */
async function reading<Result>(
  call: ShopperCall,
  id: number,
  work: (reader: Sql, found: ListedOrder) => Promise<Result>,
) {
  return call.db.read(async (reader) => {
    const found = await ownOrder(reader, call.session.accountId, id);
    return found ? work(reader, found) : notYours();
  });
}

export async function orderDetail(call: ShopperCall, { id }: { id: number }, needs: OrderNeeds) {
  const at = await atOf(call);
  const { settings, now } = at;
  const rules = refundRules(settings);
  return reading(call, id, async (reader, found) => {
    const { order } = found;
    const parcels = await needs.parcelOf(reader, [id]);
    const traces = await needs.tracesOf(reader, [id], parcels);
    const arrived = (await needs.arrivalOf(call, reader, [id], at)).get(id);
    const parcel = parcels.get(id);
    const history = await transitionsOfOrder(reader, id);
    const urged = await needs.urgeOf(reader, id);
    // Abandoned, or with a wish for money back: it stays whole.
    const mayBeSplit = arrived?.storage?.abandoned === false && !found.asked;
    const split = mayBeSplit ? await needs.splitOf(reader, order, at) : null;
    const sentAt = history.findLast(({ toStatus }) => toStatus === 35)?.at ?? null;
    const clock = clockOf(order, rules, { promisedBy: promisedBy(order, settings), sentAt, now });
    return {
      ...cardOf(found, now, rules),
      supplierId: String(order.supplierId),
      services: order.services.map(({ name, count, cents }) => ({ name, count, cents })),
      parts: moneyOf(order),
      scoin: order.scoin,
      paidAt: iso(order.paidAt),
      signedAt: iso(order.signedAt),
      clock: clock && { at: clock.at.toISOString(), text: clock.text },
      history: history.map(happeningOf),
      shipments: (traces.get(id) ?? []).map(shownShipment),
      arrival: arrived ? shownArrival(arrived) : null,
      parcel: parcel ? { id: parcel.id, number: parcelNumber(parcel.id), status: parcel.status } : null,
      review: (await reviewOf(reader, id)) ?? null,
      remarkOpen: remarkOpen(order),
      urged: urged && { at: urged.askedAt.toISOString(), outcome: urged.outcome },
      together: await paidTogether(reader, order),
      split: split && {
        ...split,
        waiting: split.waiting && { ...split.waiting, dueAt: split.waiting.dueAt.toISOString() },
      },
    };
  });
}

/** The steps that say where goods are; the others are about money. */
const places: readonly OrderStatus[] = [20, 30, 32, 35, 36, 37, 40, 50, 60, 70, 80, 112, 113, 114, 31, 90, 115];

export async function orderLogistics(call: ShopperCall, { id }: { id: number }, needs: OrderNeeds) {
  const now = call.clock.now();
  const rules = refundRules(await call.settings());
  return reading(call, id, async (reader, found) => {
    const parcels = await needs.parcelOf(reader, [id]);
    const shipments = (await needs.tracesOf(reader, [id], parcels)).get(id) ?? [];
    const transitions = await transitionsOfOrder(reader, id);
    const steps = [
      ...transitions
        .filter(({ toStatus }) => places.includes(toStatus))
        .map(({ at, toStatus, why }) => {
          const { label, text } = statusWords[toStatus];
          return { at, kind: 'status' as const, title: label, text: why ? `${text} ${why.replace(/\.$/, '')}.` : text };
        }),
      ...shipments.flatMap(({ carrier, traces }) =>
        traces.map(({ at, place, text }) => ({ at, kind: 'carrier' as const, title: place || carrier, text })),
      ),
    ].toSorted((one, other) => other.at.getTime() - one.at.getTime());
    return {
      order: cardOf(found, now, rules),
      shipments: shipments.map(({ carrier, number }) => ({ carrier, number })),
      steps: steps.map((step) => ({ ...step, at: step.at.toISOString() })),
    };
  });
}

export function orderFollowup(call: ShopperCall, { orderid }: { orderid: number }) {
  return reading(call, orderid, async (reader) => ({
    orderid,
    items: (await transitionsOfOrder(reader, orderid)).map(happeningOf),
  }));
}

export async function statusDescriptions() {
  return { items: orderStatusIds.map((status) => ({ status, ...statusWords[status] })) };
}

/** What is asked of somebody who judges an order. */
export function reviewAsked(call: ShopperCall, { id }: { id: number }) {
  return reading(call, id, async (reader, { order }) => {
    const goods = (await boughtOf(reader, [order])).get(id);
    return {
      name: await nameOf(reader, call.session.accountId),
      reviewable: goods !== undefined,
      size: goods?.size ?? '',
    };
  });
}
