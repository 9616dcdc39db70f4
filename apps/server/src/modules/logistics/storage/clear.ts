import { clearanceReasons } from '@sgb/contract/catalogue.ts';
import { orderNumber, orderStatuses } from '@sgb/contract/order-states.ts';
import { ownPages, pageSize } from '@sgb/contract/paging.ts';
import type * as contract from '@sgb/contract/storage.ts';
import type { z } from 'zod';
import type { Sql } from '../../../platform/db/database.ts';
import type { Call } from '../../../platform/http/call.ts';
import { Refusal, refuse } from '../../../platform/http/refusal.ts';
import { fileAddress, publishFiles } from '../../base/uploads/index.ts';
import {
  actors,
  lockOrder,
  moveOrders,
  type OrderRow,
  ordersById,
  waitingAmong,
  worthOf,
} from '../../buying/orders/index.ts';
import { treeOf } from '../../goods/catalog/index.ts';
import { addPiece } from '../clearance/index.ts';
import { abandonedGoods, clearGoods, lockGoods, noticesOf, type StoredRow } from '../warehouse/index.ts';

type StaffCall = Call<'staff'>;

/** What keeps goods that were given up from being sold: whatever their shopper still waits for. */
export interface StorageNeeds {
  openCasesOf(reader: Sql, orderIds: readonly number[]): Promise<ReadonlySet<number>>;
}

async function disputed(reader: Sql, ids: readonly number[], { openCasesOf }: StorageNeeds) {
  return new Set([...(await openCasesOf(reader, ids)), ...(await waitingAmong(reader, ids))]);
}

export async function abandonedList(
  call: StaffCall,
  { page }: z.output<typeof contract.listAbandoned.input>,
  needs: StorageNeeds,
) {
  return call.db.read(async (reader) => {
    const { rows, total } = await abandonedGoods(reader, page, pageSize);
    const ids = rows.map(({ orderId }) => orderId);
    const orders = new Map((await ordersById(reader, ids)).map((order) => [order.id, order]));
    const notices = await noticesOf(reader, ids);
    const open = await disputed(reader, ids, needs);
    const items = rows.flatMap(({ orderId, grams, shelf, photos, abandonedAt }) => {
      const order = orders.get(orderId);
      if (!order || !abandonedAt) return [];
      const { title, options, quantity, categoryId } = order;
      return [
        {
          orderId,
          number: orderNumber(orderId),
          title,
          options,
          quantity,
          valueCents: worthOf(order),
          categoryId,
          grams,
          shelf,
          photos: photos.map((id) => fileAddress(call, { id, purpose: 'goods' })),
          abandonedAt: abandonedAt.toISOString(),
          disputed: open.has(orderId),
          notices: notices
            .filter((notice) => notice.orderId === orderId)
            .map(({ day, at }) => ({ day, at: at.toISOString() })),
        },
      ];
    });
    return { items, total, page, pages: ownPages(total) };
  });
}

/** As our warehouse saw it, or as its supplier shows it. */
function picturesOf(call: StaffCall, { picture }: OrderRow, { photos }: StoredRow): string[] {
  return photos.length === 0 ? [picture] : photos.map((id) => fileAddress(call, { id, purpose: 'clearance' }));
}

const titleOf = ({ title, quantity }: OrderRow) => (quantity === 1 ? title : `${quantity} × ${title}`);

/** What was given up is ours: it is sold as it is, everybody sees its photos, and its order ends with nothing back. */
export async function clearOne(
  call: StaffCall,
  input: z.output<typeof contract.clearAbandoned.input>,
  needs: StorageNeeds,
) {
  const tree = await treeOf(call);
  const now = call.clock.now();
  return call.db.transact(async (tx) => {
    const order = await lockOrder(tx, input.orderId);
    const goods = order && (await lockGoods(tx, order.id));
    if (!goods?.abandonedAt || goods.clearedAt || order?.status !== orderStatuses.collected) {
      return refuse('notAbandoned');
    }
    if ((await disputed(tx, [order.id], needs)).size > 0) return refuse('stillDisputed');
    if (order.splitting !== null)
      return refuse('splitWaits', 'It waits to be split. Say first that this is not done any more.');
    const categoryId = input.categoryId ?? order.categoryId;
    if (!tree.has(categoryId)) return refuse('badInput', 'Choose one of our categories.', { field: 'categoryId' });
    const pieceId = await addPiece(tx, {
      categoryId,
      title: titleOf(order),
      pictures: picturesOf(call, order, goods),
      condition: input.condition,
      reason: clearanceReasons.abandoned,
      note: input.note,
      options: order.options.join(', '),
      weightGrams: goods.grams,
      lengthMm: goods.lengthMm,
      widthMm: goods.widthMm,
      heightMm: goods.heightMm,
      special: order.special,
      warehouse: 'guangzhou',
      originalCents: Math.max(worthOf(order), input.priceCents),
      priceCents: input.priceCents,
      now,
    });
    await publishFiles(tx, goods.photos, 'clearance');
    await clearGoods(tx, order.id, pieceId, now);
    const moved = await moveOrders(tx, [order], {
      to: orderStatuses.cancelled,
      who: actors.staff,
      by: call.session.accountId,
      why: 'Not shipped in time, so it is sold on clearance. Nothing comes back.',
      now,
      quiet: true,
    });
    if (moved instanceof Refusal) throw new Error(`what was given up does not end: ${moved.message}`);
    return { orderId: order.id, pieceId };
  });
}
