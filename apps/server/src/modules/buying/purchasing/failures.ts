import { orderNumber, orderStatuses, statusWords } from '@sgb/contract/order-states.ts';
import { ownPages, pageSize } from '@sgb/contract/paging.ts';
import type { listFailures, offerSubstitute } from '@sgb/contract/supplier-desk.ts';
import { inArray } from 'drizzle-orm';
import type { z } from 'zod';
import type { Sql } from '../../../platform/db/database.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { notify } from '../../base/messages/index.ts';
import { productCards } from '../../goods/catalog/index.ts';
import { peopleById } from '../../people/identity/index.ts';
import { failedOrders, lockOrder, ordersById } from '../orders/index.ts';
import { substitutes } from './tables.ts';
import { purchasingTexts } from './texts.ts';

type StaffCall = Call<'staff'>;

async function offeredFor(reader: Sql, orderIds: readonly number[]) {
  if (orderIds.length === 0) return new Map<number, typeof substitutes.$inferSelect>();
  const rows = await reader.orm
    .select()
    .from(substitutes)
    .where(inArray(substitutes.orderId, [...orderIds]));
  return new Map(rows.map((row) => [row.orderId, row]));
}

export async function failureList(call: StaffCall, { supplierId, page }: z.output<typeof listFailures.input>) {
  return call.db.read(async (reader) => {
    const { rows, total } = await failedOrders(reader, supplierId, page, pageSize);
    const ids = rows.map(({ id }) => id);
    const orders = new Map((await ordersById(reader, ids)).map((order) => [order.id, order]));
    const offered = await offeredFor(reader, ids);
    const people = await peopleById(reader, [...new Set([...orders.values()].map(({ accountId }) => accountId))]);
    const items = rows.flatMap(({ id, failedAt, why }) => {
      const order = orders.get(id);
      if (!order) return [];
      const other = offered.get(id);
      return [
        {
          orderId: id,
          number: orderNumber(id),
          username: people.find((person) => person.id === order.accountId)?.username ?? '',
          supplierId: order.supplierId,
          supplierName: order.supplierName,
          productId: String(order.productId),
          title: order.title,
          options: order.options,
          quantity: order.quantity,
          paidCents: order.paidCents,
          refundedCents: order.refundedCents,
          why,
          failedAt: failedAt.toISOString(),
          offered: other
            ? { productId: String(other.productId), title: other.title, at: other.offeredAt.toISOString() }
            : null,
        },
      ];
    });
    return { items, total, page, pages: ownPages(total) };
  });
}

/** The money is back already: this is a message with something to buy instead. */
export async function substitute(call: StaffCall, input: z.output<typeof offerSubstitute.input>) {
  const { orderId, productid, note } = input;
  const [product] = await productCards(call, [Number(productid)]);
  if (!product) return refuse('badInput', 'productid: We do not sell this product.', { field: 'productid' });
  const now = call.clock.now();
  return call.db.transact(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) return refuse('notFound', 'There is no such order.');
    if (order.status !== orderStatuses.failed) {
      return refuse('orderMoved', `${orderNumber(orderId)} is at "${statusWords[order.status].label}".`);
    }
    if (String(order.productId) === productid) {
      return refuse('badInput', 'productid: This is what could not be had.', { field: 'productid' });
    }
    const made = await tx.orm
      .insert(substitutes)
      .values({
        orderId,
        productId: Number(productid),
        title: product.title,
        note,
        offeredBy: call.session.accountId,
        offeredAt: now,
      })
      .onConflictDoNothing()
      .returning({ id: substitutes.orderId });
    if (made.length === 0) return refuse('substituteOffered');
    await notify(
      tx,
      {
        userId: order.accountId,
        type: 'order',
        ...purchasingTexts.say.substitute({ title: order.title, other: product.title, note: note ? ` ${note}` : '' }),
        link: `/product/${productid}.html`,
      },
      { now },
    );
    return { orderId };
  });
}
