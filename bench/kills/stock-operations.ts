import { randomUUID } from 'node:crypto';
import { checkoutStates, orderTypes } from '@sgb/contract/order-states.ts';
import { batchStates } from '@sgb/contract/stock-states.ts';
import { receiverOf } from '../support/shelves.ts';
import { type Operation, pick, type World } from './operation.ts';
import type { Person } from './people.ts';

async function newcomer(world: World, name: string): Promise<Person | undefined> {
  const person = world.someoneNew();
  if (!person) return undefined;
  const address = await world.ask(name, person, 'POST /api/user/address/edit', receiverOf(person.id));
  return address.done ? person : undefined;
}

/** A piece of a seller's shelf is bought, sent and signed for, while the seller changes how many are for sale. */
const sell: Operation = {
  name: 'sell',
  lanes: 3,
  found: `
    select key::text, format('%s buys for %s', account_id, total_cents) as fact
    from checkouts where state = ${checkoutStates.paid} and type = ${orderTypes.purchase} and market = 1`,
  async perform(world) {
    const { record, staff, seller, listed } = world;
    const person = await newcomer(world, this.name);
    if (!person) return;
    const wanted = { skuid: listed.shelfSku, priceCents: 20_000, quantity: pick([5_000, 6_000, 7_000]) };
    await world.ask(this.name, seller, 'POST /api/stockup/shelves/price', wanted);
    const skus = [{ skuid: listed.skuId, quantity: 1 }];
    const cart = { productid: listed.productId, skus, buynow: 1 as const };
    await world.ask(this.name, person, 'POST /api/cart/add', cart);
    const seen = await world.ask(this.name, person, 'GET /api/checkout/preview', { market: 1, couponid: 0 });
    if (!seen.done) return;
    const agreed = seen.data.breakdown.totalCents;
    const input = { market: 1 as const, couponid: 0, key: randomUUID(), agreed };
    const wish = record.begin(this.name, input.key, `${person.id} buys for ${agreed}`);
    const paid = await world.ask(this.name, person, 'POST /api/checkout/submit', input);
    if (!paid.done) return record.refuse(wish);
    record.acknowledge(wish, [{ owner: person.id, book: 'available', cents: -agreed }]);
    const detail = await world.ask(this.name, person, 'GET /api/checkout/detail', { id: paid.data.id });
    const orderId = detail.done ? detail.data.orderIds[0] : undefined;
    if (orderId === undefined) return;
    const out = { orderId, carrier: 'Pudo', waybill: `PD${orderId}00` };
    await world.ask(this.name, staff, 'POST /api/staff/stock/ship', out);
    await world.ask(this.name, person, 'POST /api/shoporder/sastock/sign', { orderid: orderId });
  },
};

/** Goods in bulk are drafted, and paid for once. */
const batch: Operation = {
  name: 'batch',
  lanes: 2,
  found: `
    select id::text as key, format('%s stocks up for %s', account_id, total_cents) as fact
    from stock_batches where checkout_id is not null and total_cents > 0`,
  async perform(world) {
    const { record } = world;
    const person = await newcomer(world, this.name);
    if (!person) return;
    const goods = pick(world.goods);
    const save = (quantity: number) =>
      world.ask(this.name, person, 'POST /api/stockup/purchase/save', {
        lines: [{ skuid: goods.skuId, quantity }],
      });
    const few = await save(goods.quantity);
    if (!few.done || few.data.goodsCents === 0) return;
    // As many as the least batch takes, and no more than somebody can pay.
    const times = Math.ceil((few.data.minimumCents * 1.2) / few.data.goodsCents);
    const many = await save(goods.quantity * times);
    if (!many.done) return;
    const { id, totalCents } = many.data;
    const wish = record.begin(this.name, String(id), `${person.id} stocks up for ${totalCents}`);
    const paid = await world.ask(this.name, person, 'POST /api/stockup/purchase/pay', { id, agreed: totalCents });
    const after = await world.ask(this.name, person, 'GET /api/stockup/purchase/detail', { id });
    const isPaid = paid.done || (after.done && after.data.state !== batchStates.draft);
    if (!isPaid) return record.refuse(wish);
    record.acknowledge(wish, [{ owner: person.id, book: 'available', cents: -totalCents }]);
  },
};

export const stockOperations: readonly Operation[] = [sell, batch];
