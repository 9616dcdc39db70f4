import { markets, orderStatuses, orderTypes } from '@sgb/contract/order-states.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { SettingValue } from '../../../platform/settings/define.ts';
import type { sourcingUnknownPiece } from '../../goods/sourcing/settings.ts';
import { nothingPaid } from './rules.ts';
import { insertOrders, type OrderRow, writeBeginnings } from './store.ts';

/** What a shopper bought elsewhere and sent to us, as it stands at our gate. */
export interface ForwardedOrder {
  readonly accountId: number;
  readonly courier: string;
  readonly content: string;
  readonly quantity: number;
  readonly valueCents: number;
  readonly special: 0 | 1 | 2;
  readonly remark: string;
  /** What is believed of a piece until the scales know it. */
  readonly piece: SettingValue<typeof sourcingUnknownPiece>;
  readonly now: Date;
}

/** It has no product, no supplier and no price; from the scales on it is an order as any other. */
export async function writeForwarded(tx: Tx, wanted: ForwardedOrder): Promise<OrderRow> {
  const { accountId, courier, content, quantity, valueCents, special, remark, piece, now } = wanted;
  const orders = await insertOrders(tx, [
    {
      ...nothingPaid,
      unitFen: 0,
      unitCents: 0,
      checkoutId: null,
      accountId,
      type: orderTypes.transfer,
      market: markets.china,
      status: orderStatuses.sellerShipped3,
      statusAt: now,
      productId: 0,
      skuId: 0,
      supplierId: 0,
      supplierName: courier,
      categoryId: 0,
      title: content,
      titleZh: '',
      options: [],
      picture: '',
      unit: 10,
      special,
      quantity,
      weightGrams: piece.grams,
      lengthMm: piece.millimetres,
      widthMm: piece.millimetres,
      heightMm: piece.millimetres,
      declaredCents: valueCents,
      remark,
      createdAt: now,
    },
  ]);
  const [order] = orders;
  if (!order) throw new Error('the forwarded order was not kept');
  writeBeginnings(tx, orders, 'Sent to our warehouse by you');
  return order;
}
