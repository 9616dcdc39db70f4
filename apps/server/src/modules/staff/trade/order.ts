import { checkoutNumber, orderNumber, statusWords } from '@sgb/contract/order-states.ts';
import { parcelNumber } from '@sgb/contract/parcel-states.ts';
import { may } from '@sgb/contract/policy.ts';
import { purchaseNumber } from '@sgb/contract/purchase-states.ts';
import type { Happened } from '@sgb/contract/trade-desk.ts';
import { caseNumber } from '@sgb/contract/workorder-states.ts';
import type { Sql } from '../../../platform/db/database.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import {
  actors,
  dividedOf,
  type OrderRow,
  orderById,
  paidTogether,
  type Shipment,
  transitionsOfOrder,
  waitingRequest,
} from '../../buying/orders/index.ts';
import { purchaseOfOrder } from '../../buying/purchasing/index.ts';
import { casesOfOrders } from '../../care/workorders/index.ts';
import { parcelOf } from '../../logistics/parcels/index.ts';
import { goodsOf } from '../../logistics/warehouse/index.ts';
import { namesOf } from './names.ts';

export interface TradeNeeds {
  /** What suppliers, our couriers and carriers tell of orders; `parcels` are the ones that they travel in. */
  readonly tracesOf: (
    reader: Sql,
    orderIds: readonly number[],
    parcels: Awaited<ReturnType<typeof parcelOf>>,
  ) => Promise<ReadonlyMap<number, readonly Shipment[]>>;
}

type Moves = Awaited<ReturnType<typeof transitionsOfOrder>>;

const partWords = {
  goods: 'Goods',
  chinaFreight: 'Freight inside China',
  serviceFee: 'Service fee',
  services: 'Services',
  delivery: 'Delivery',
} as const;

function moneyOf(order: OrderRow, moves: Moves) {
  const parts = Object.entries(dividedOf(order)).filter(([, { full }]) => full > 0);
  const paid = order.paidAt !== null;
  const entries = [
    { id: order.entryId, name: 'Paid' },
    { id: order.scoinEntryId, name: 'S Coin used' },
    ...moves.map(({ entryId, toStatus }) => ({ id: entryId, name: statusWords[toStatus].label })),
    { id: order.rewardEntryId, name: 'S Coin earned' },
  ].flatMap(({ id, name }) => (id === null ? [] : [{ id, name }]));
  return {
    lines: [
      ...parts.map(([kind, { full }]) => ({ name: partWords[kind as keyof typeof partWords], cents: full })),
      ...(order.couponCents > 0 ? [{ name: 'Coupon', cents: -order.couponCents }] : []),
      ...(order.scoinCents > 0 ? [{ name: 'S Coin', cents: -order.scoinCents }] : []),
      { name: paid ? 'Paid' : 'To pay', cents: order.paidCents },
      ...(order.refundedCents > 0 ? [{ name: 'Given back', cents: order.refundedCents }] : []),
    ],
    entries: entries.filter(({ id }, place) => entries.findIndex((each) => each.id === id) === place),
  };
}

const iso = (moment: Date) => moment.toISOString();
const byTime = (one: Happened, other: Happened) => one.at.localeCompare(other.at);

export async function orderDetail(call: Call<'staff'>, { id }: { id: number }, needs: TradeNeeds) {
  const pays = may('orderMoney', call.session.person);
  return call.db.read(async (reader) => {
    const order = await orderById(reader, id);
    if (!order) return refuse('notFound', 'There is no such order.');
    const parcels = await parcelOf(reader, [id]);
    const [moves, goods, purchase, cases, asked, traces, together] = await Promise.all([
      transitionsOfOrder(reader, id),
      goodsOf(reader, [id]),
      purchaseOfOrder(reader, id),
      casesOfOrders(reader, [id]),
      waitingRequest(reader, id),
      needs.tracesOf(reader, [id], parcels),
      paidTogether(reader, order),
    ]);
    const personOf = await namesOf(reader, [order.accountId, ...moves.map(({ byAccount }) => byAccount)]);
    const { username } = personOf(order.accountId);
    const parcel = parcels.get(id);
    const [stored] = goods;
    const timeline: Happened[] = [
      ...moves.map(({ at, who, byAccount, toStatus, why, moneyCents, entryId }) => ({
        at: iso(at),
        who: (byAccount !== null && personOf(byAccount).username) || (who === actors.shopper ? username : 'The shop'),
        text: [statusWords[toStatus].label, why].filter(Boolean).join(': '),
        cents: pays && moneyCents !== 0 ? moneyCents : null,
        entryId: pays ? entryId : null,
      })),
      ...(traces.get(id) ?? []).flatMap(({ carrier, number, traces: steps }) =>
        steps.map(({ at, place, text }) => ({
          at: iso(at),
          who: `${carrier} ${number}`,
          text: [place, text].filter(Boolean).join(': '),
          cents: null,
          entryId: null,
        })),
      ),
      ...cases.map((each) => ({
        at: iso(each.openedAt),
        who: username,
        text: `${caseNumber(each.id)} opened: ${each.title}`,
        cents: null,
        entryId: null,
      })),
    ].toSorted(byTime);
    return {
      id,
      number: orderNumber(id),
      status: order.status,
      statusAt: iso(order.statusAt),
      createdAt: iso(order.createdAt),
      market: order.market,
      title: order.title,
      quantity: order.quantity,
      supplierId: order.supplierId,
      supplierName: order.supplierName,
      shopper: personOf(order.accountId),
      paidCents: pays ? order.paidCents : null,
      type: order.type,
      productId: String(order.productId),
      options: order.options,
      picture: order.picture,
      remark: order.remark,
      services: order.services.map(({ name }) => name),
      checkoutNumber: order.checkoutId === null ? '' : checkoutNumber(order.checkoutId),
      together: together.map((each) => ({ id: each.id, number: orderNumber(each.id) })),
      stored: stored ? { shelf: stored.shelf, grams: stored.grams, arrivedAt: iso(stored.arrivedAt) } : null,
      parcel: parcel ? { id: parcel.id, number: parcelNumber(parcel.id), status: parcel.status } : null,
      purchase: purchase ? { ...purchase, number: purchaseNumber(purchase.id) } : null,
      cases: cases.map((each) => ({ id: each.id, number: caseNumber(each.id), state: each.state })),
      asked: asked !== undefined,
      money: pays ? moneyOf(order, moves) : null,
      timeline,
    };
  });
}
