import { orderStatuses, orderTypes } from '@sgb/contract/order-states.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { actors, nothingPaid } from './rules.ts';
import { insertOrders, type OrderRow } from './store.ts';
import { orderTransitions } from './tables.ts';

export interface Again {
  readonly quantity: number;
  /** Who of us decided it. */
  readonly by: number;
  readonly why: string;
  readonly now: Date;
}

/** The same goods once more for nothing, in the place of what came wrong or not at all: our buyers buy them again. */
export async function sendAgain(tx: Tx, order: OrderRow, { quantity, by, why, now }: Again): Promise<OrderRow> {
  const {
    checkoutId,
    accountId,
    market,
    productId,
    skuId,
    specId,
    supplierId,
    supplierName,
    categoryId,
    title,
    titleZh,
    options,
    picture,
    unit,
    special,
    unitFen,
    unitCents,
    weightGrams,
    lengthMm,
    widthMm,
    heightMm,
    remark,
  } = order;
  const goods = { productId, skuId, specId, supplierId, supplierName, categoryId, title, titleZh, options, picture };
  const size = { unit, special, unitFen, unitCents, weightGrams, lengthMm, widthMm, heightMm };
  const [made] = await insertOrders(tx, [
    {
      ...nothingPaid,
      services: [],
      checkoutId,
      accountId,
      type: orderTypes.purchase,
      market,
      ...goods,
      ...size,
      remark,
      quantity,
      status: orderStatuses.paid,
      statusAt: now,
      createdAt: now,
      paidAt: now,
    },
  ]);
  if (!made) throw new Error('the order was not kept');
  const move = {
    orderId: made.id,
    at: now,
    fromStatus: null,
    toStatus: made.status,
    who: actors.staff,
    byAccount: by,
    why,
  };
  await tx.orm.insert(orderTransitions).values(move);
  return made;
}
