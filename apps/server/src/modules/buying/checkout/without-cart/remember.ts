import type { UnitCode } from '@sgb/contract/catalogue.ts';
import { checkoutStates, type Market, type OrderType } from '@sgb/contract/order-states.ts';
import type { At } from '../../../../platform/at.ts';
import type { Tx } from '../../../../platform/db/database.ts';
import { exchangeRate } from '../../../goods/pricing/settings.ts';
import type { NewOrder } from '../../orders/index.ts';
import * as store from '../store.ts';
import { clocksOf } from '../take.ts';

type Ordered = Omit<NewOrder, 'checkoutId'> & { readonly remark: string };

export interface Past extends At {
  readonly accountId: number;
  readonly key: string;
  readonly market: Market;
  readonly type: OrderType;
  readonly orders: readonly Ordered[];
}

/** A checkout of the past that never lay in a cart, such as those of a demo. It waits for its payment. */
export async function rememberCheckout(tx: Tx, { orders, settings, now, ...own }: Past): Promise<number> {
  const sum = (of: (order: Ordered) => number) => orders.reduce((total, order) => total + of(order), 0);
  const sums = {
    goodsCents: sum(({ goodsCents }) => goodsCents),
    chinaFreightCents: sum(({ chinaFreightCents }) => chinaFreightCents),
    serviceFeeCents: sum(({ serviceFeeCents }) => serviceFeeCents),
    servicesCents: sum(({ servicesCents }) => servicesCents),
    deliveryCents: sum(({ deliveryCents }) => deliveryCents),
    couponCents: 0,
    scoinCents: 0,
    scoin: 0,
  };
  const totalCents = sum(({ paidCents }) => paidCents);
  const bySupplier = Map.groupBy(orders.entries().toArray(), ([, { supplierId }]) => supplierId);
  const { id } = await store.nextNumbers(tx, 0);
  const { priceUntil, payUntil } = clocksOf(settings, now);
  store.insertCheckout(tx, {
    ...own,
    ...sums,
    id,
    state: checkoutStates.awaitingPayment,
    totalCents,
    rate: settings.get(exchangeRate),
    vipLevel: 0,
    lines: {
      ...sums,
      lines: orders.map((order, place) => ({
        id: place + 1,
        productId: String(order.productId),
        skuId: String(order.skuId),
        title: order.title,
        options: order.options,
        picture: order.picture,
        quantity: order.quantity,
        unit: order.unit as UnitCode,
        special: order.special,
        remark: order.remark,
        unitCents: order.unitCents,
        goodsCents: order.goodsCents,
        services: [],
        fault: null,
      })),
      suppliers: [...bySupplier].map(([supplierId, theirs]) => ({
        supplierId: String(supplierId),
        supplierName: theirs[0]?.[1].supplierName ?? '',
        lineIds: theirs.map(([place]) => place + 1),
        goodsCents: theirs.reduce((total, [, { goodsCents }]) => total + goodsCents, 0),
        freight: null,
      })),
      fee: null,
      memberSavingCents: 0,
      totalCents,
    },
    createdAt: now,
    priceUntil,
    payUntil,
  });
  return id;
}

/** It was paid by this entry. */
export function rememberPaid(
  tx: Tx,
  id: number,
  { entryId, now }: { readonly entryId: number | null; readonly now: Date },
): void {
  const text = 'update checkouts set state = $2, paid_at = $3, entry_id = $4 where id = $1';
  tx.send('checkout.wasPaid', text, [id, checkoutStates.paid, now, entryId]);
}
