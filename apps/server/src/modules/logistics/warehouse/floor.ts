import { countedIn } from '@sgb/contract/catalogue.ts';
import type { FloorStep, Thing } from '@sgb/contract/floor.ts';
import { markets, orderNumber, orderStatuses, statusWords } from '@sgb/contract/order-states.ts';
import type { Sql } from '../../../platform/db/database.ts';
import { idIn, type Scanner } from '../../../platform/desk.ts';
import { type OrderRow, orderById, ordersById } from '../../buying/orders/index.ts';
import { ordersOfBill } from '../../buying/purchasing/index.ts';
import { isOnItsWay } from './gate.ts';
import { dispatchesOf } from './stock.ts';
import * as store from './store.ts';

/** What our warehouses know of a scanned code. */

const lineOf = (order: OrderRow, place: string) => ({
  id: String(order.id),
  number: orderNumber(order.id),
  title: order.title,
  options: order.options,
  quantity: order.quantity,
  place,
});

const fact = (name: string, value: string) => ({ name, value });

function thingOf(order: OrderRow, steps: readonly FloorStep[], facts: Thing['facts'], place = ''): Thing {
  const ours = order.market === markets.southAfrica;
  const wishes = order.services.map(({ name, count }) => `${name}${count > 1 ? ` x ${count}` : ''}`).join(', ');
  return {
    kind: ours ? 'stockOrder' : 'order',
    id: order.id,
    number: orderNumber(order.id),
    title: order.title,
    state: statusWords[order.status].label,
    site: ours ? 'johannesburg' : 'guangzhou',
    steps: [...steps],
    facts: [
      fact('Pieces', [`${order.quantity}`, ...order.options].join(', ')),
      ...(wishes ? [fact('The shopper wants', wishes)] : []),
      ...(order.remark ? [fact('Remark', order.remark)] : []),
      ...facts,
    ],
    lines: [lineOf(order, place)],
    grams: order.weightGrams * order.quantity,
    freight: '',
  };
}

/** From our shelves in Johannesburg: fetched from its place, then handed to a courier. */
async function stockThing(reader: Sql, order: OrderRow): Promise<Thing> {
  const [sent] = await dispatchesOf(reader, [order.id]);
  const waits = order.status === orderStatuses.stockProcessing;
  const steps: FloorStep[] = waits ? (sent ? ['stockShip'] : ['stockPick', 'stockShip']) : [];
  return thingOf(order, steps, sent?.waybill ? [fact('Waybill', `${sent.carrier} ${sent.waybill}`)] : []);
}

async function chinaThing(reader: Sql, order: OrderRow): Promise<Thing> {
  const [goods] = await store.goodsOf(reader, [order.id]);
  if (goods) {
    const here = order.status === orderStatuses.collected;
    const size = [goods.lengthMm, goods.widthMm, goods.heightMm].join(' x ');
    const facts = [fact('Shelf', goods.shelf), fact('Measured', `${goods.grams} g, ${size} mm`)];
    if (here && order.splitting !== null) {
      const out = fact(
        'Take out',
        `${order.splitting} of ${countedIn(order.unit, order.quantity)}, as an order of their own`,
      );
      return thingOf(order, ['split', 'shelf'], [out, ...facts], goods.shelf);
    }
    return thingOf(order, here ? ['shelf', 'weigh'] : [], facts, goods.shelf);
  }
  if (!isOnItsWay(order)) return thingOf(order, [], []);
  const came = await store.arrivalOfOrder(reader, order.id);
  return thingOf(order, [came === undefined ? 'arrive' : 'weigh'], []);
}

async function order(reader: Sql, id: number): Promise<Thing[]> {
  const found = await orderById(reader, id);
  if (!found) return [];
  return [found.market === markets.southAfrica ? await stockThing(reader, found) : await chinaThing(reader, found)];
}

const noOrder = { id: 0, steps: [], facts: [], lines: [], grams: 0, freight: '' };

/** A parcel of a supplier's courier: expected, here, or here and nobody's. */
async function bill(reader: Sql, code: string): Promise<Thing[]> {
  const [arrival, inIt] = await Promise.all([store.arrivalByCode(reader, code), ordersOfBill(reader, code)]);
  const known = arrival ? (await store.ordersIn(reader, [arrival.id])).map(({ orderId }) => orderId) : inIt;
  const orders = await ordersById(reader, known);
  const site = 'guangzhou';
  if (arrival && orders.length > 0) return Promise.all(orders.map((each) => chinaThing(reader, each)));
  if (arrival) {
    const state = arrival.givenUpAt ? 'Given up' : 'Nobody knows whose it is';
    const facts = [...(arrival.note ? [fact('On the label', arrival.note)] : [])];
    return [{ ...noOrder, kind: 'arrival', id: arrival.id, number: code, title: 'Unknown parcel', state, site, facts }];
  }
  const coming = orders.filter(isOnItsWay);
  if (coming.length === 0) return [];
  const lines = coming.map((each) => lineOf(each, ''));
  const title = `${coming.length} ${coming.length === 1 ? 'order' : 'orders'} of ${coming[0]?.supplierName}`;
  return [
    {
      ...noOrder,
      kind: 'arrival',
      number: code,
      title,
      state: 'Expected',
      site,
      lines,
      steps: ['arrive'] satisfies FloorStep[],
    },
  ];
}

/** A shelf holds a few dozen orders. */
const lookedAt = 200;

/** What lies at a place; also where nothing does, so that its label can be printed. */
async function shelf(reader: Sql, place: string): Promise<Thing[]> {
  const orders = await ordersById(reader, await store.ordersLyingAt(reader, place, lookedAt));
  const many = orders.length;
  const title = many === 0 ? 'Nothing lies here' : `${many} ${many === 1 ? 'order lies' : 'orders lie'} here`;
  const lines = orders.map((each) => lineOf(each, place));
  return [{ ...noOrder, kind: 'shelf', number: place, title, state: 'Shelf', site: 'guangzhou', lines }];
}

export const scanners: readonly Scanner[] = [
  { pattern: /^SO\d{8,10}$/, read: (reader, code) => order(reader, idIn(code)) },
  { pattern: /^[A-Z]\d{1,2}-\d{1,2}-\d{1,2}$/, read: shelf },
  // Whatever is no number of ours is one of a courier's.
  { pattern: /^(?!(?:SO|PC|SD|SB)\d+$)(?![A-Z]\d{1,2}-\d{1,2}-\d{1,2}$)[A-Z0-9-]{6,40}$/, read: bill },
];
