import { randomUUID } from 'node:crypto';
import { refundReasons, requestStates } from '@sgb/contract/order-refunds.ts';
import { checkoutStates, orderStatuses, orderTypes, refundTypes } from '@sgb/contract/order-states.ts';
import { type Operation, pick, type World } from './operation.ts';
import type { Person } from './people.ts';

interface Bought {
  readonly person: Person;
  readonly orderId: number;
}

/** From the cart to a paid order: at once, or as somebody who orders now and pays a moment later. */
export async function buy(world: World): Promise<Bought | undefined> {
  const { record } = world;
  const person = world.someoneNew();
  if (!person) return undefined;
  const { productId: productid, skuId: skuid, quantity } = pick(world.goods);
  // "Buy now" sets the cart to this, however often it is asked for.
  const cart = { productid, skus: [{ skuid, quantity }], buynow: 1 as const };
  await world.ask(checkout.name, person, 'POST /api/cart/add', cart);
  const seen = await world.ask(checkout.name, person, 'GET /api/checkout/preview', { market: 0, couponid: 0 });
  if (!seen.done) return undefined;
  const agreed = seen.data.breakdown.totalCents;
  const paylater = pick([0, 1] as const);
  const input = { market: 0 as const, couponid: 0, key: randomUUID(), agreed, paylater };
  const wish = record.begin(checkout.name, input.key, `${person.id} pays ${agreed}`);
  const placed = await world.ask(checkout.name, person, 'POST /api/checkout/submit', input);
  const paid =
    placed.done && paylater
      ? await world.ask(checkout.name, person, 'POST /api/checkout/pay', { id: placed.data.id, agreed })
      : placed;
  if (!paid.done) {
    record.refuse(wish);
    return undefined;
  }
  record.acknowledge(wish, [{ owner: person.id, book: 'available', cents: -agreed }]);
  const detail = await world.ask(checkout.name, person, 'GET /api/checkout/detail', { id: paid.data.id });
  const orderId = detail.done ? detail.data.orderIds[0] : undefined;
  return orderId === undefined ? undefined : { person, orderId };
}

const checkout: Operation = {
  name: 'checkout',
  lanes: 2,
  found: `
    select key::text, format('%s pays %s', account_id, total_cents) as fact
    from checkouts where state = ${checkoutStates.paid} and type = ${orderTypes.purchase} and market = 0
      and not exists (select from stock_batches where checkout_id = checkouts.id)`,
  async perform(world) {
    await buy(world);
  },
};

/** What would come back of an order now, for no better reason than another mind. */
async function shownBack(world: World, name: string, { person, orderId }: Bought): Promise<number | undefined> {
  const offer = await world.ask(name, person, 'GET /api/shoporder/showrefund', { shoporderid: orderId });
  const terms = offer.done && offer.data.offers.find(({ reason }) => reason === refundReasons.changeOfMind);
  return terms ? terms.backCents : undefined;
}

/** These calls have no key: whoever does not know whether they were heard looks at what came back. */
async function refundedCents(world: World, name: string, { person, orderId }: Bought): Promise<number> {
  const info = await world.ask(name, person, 'GET /api/shoporder/refundinfo', { shoporderid: orderId });
  return info.done ? info.data.refundedCents : 0;
}

const backOf = `
  select id::text as key, format('%s gets %s back', account_id, refunded_cents) as fact from orders
  where status = ${orderStatuses.cancelled} and refunded_cents > 0`;

/** Paid, not bought yet, and given up: everything comes back at once. */
const cancel: Operation = {
  name: 'cancel',
  lanes: 2,
  found: `${backOf} and not exists (select from order_requests where order_id = orders.id)`,
  async perform(world) {
    const bought = await buy(world);
    const backCents = bought && (await shownBack(world, this.name, bought));
    if (!bought || backCents === undefined) return;
    const { person, orderId } = bought;
    const wish = world.record.begin(this.name, String(orderId), `${person.id} gets ${backCents} back`);
    const given = await world.ask(this.name, person, 'POST /api/shoporder/cancel', { id: orderId, backCents });
    if (!given.done && (await refundedCents(world, this.name, bought)) !== backCents) return world.record.refuse(wish);
    world.record.acknowledge(wish, [{ owner: person.id, book: 'available', cents: backCents }]);
  },
};

/** Bought for the shopper, who asks for the money back; the supplier agrees. */
const refund: Operation = {
  name: 'refund',
  lanes: 2,
  found: `${backOf} and exists (select from order_requests where order_id = orders.id)`,
  async perform(world) {
    const { staff, record } = world;
    const bought = await buy(world);
    if (!bought) return;
    const { person, orderId } = bought;
    await world.ask(this.name, staff, 'POST /api/staff/purchase/place', { orderIds: [orderId] });
    const order = await world.ask(this.name, person, 'GET /api/shoporder/detail', { id: orderId });
    // Whatever its supplier has not sold yet would be cancelled at once, and nobody would have to agree.
    if (!order.done || order.data.status !== orderStatuses.purchasedNoPay) return;
    const backCents = await shownBack(world, this.name, bought);
    if (backCents === undefined) return;
    const asking = { shoporderid: orderId, refundtype: refundTypes.cancel, content: 'Not needed any more', backCents };
    await world.ask(this.name, person, 'POST /api/shoporder/saverefundinfo', asking);
    const info = await world.ask(this.name, person, 'GET /api/shoporder/refundinfo', { shoporderid: orderId });
    const request = info.done ? info.data.items.find(({ state }) => state === requestStates.waiting) : undefined;
    if (!request) return;
    const wish = record.begin(this.name, String(orderId), `${person.id} gets ${backCents} back`);
    const agreed = await world.ask(this.name, staff, 'POST /api/staff/orderrequest/decide', {
      id: request.id,
      agreed: true,
    });
    if (!agreed.done && (await refundedCents(world, this.name, bought)) !== backCents) return record.refuse(wish);
    record.acknowledge(wish, [{ owner: person.id, book: 'available', cents: backCents }]);
  },
};

export const buyingOperations: readonly Operation[] = [checkout, cancel, refund];
