import type { FailReason } from '@sgb/contract/purchase-states.ts';
import { SupplierError } from '../../../adapters/supplier/error.ts';
import type { OrderRequest, SupplierGateway } from '../../../adapters/supplier/gateway.ts';

export interface NotToBeHad {
  readonly offerId: string;
  readonly specId: string;
  readonly reason: FailReason;
}

/** Whether the supplier said no for a reason of business, and did nothing. */
export const saysNo = (error: unknown): error is SupplierError =>
  error instanceof SupplierError && (error.fault === 'refused' || error.fault === 'gone') && error.executed === 'no';

/** A supplier refuses an order as a whole: each item is asked for alone to find out which of them cannot be had. */
export async function notToBeHad(supplier: SupplierGateway, request: OrderRequest): Promise<NotToBeHad[]> {
  const missing: NotToBeHad[] = [];
  for (const item of request.items) {
    try {
      await supplier.previewOrder({ ...request, items: [item] });
    } catch (error) {
      if (!saysNo(error)) throw error;
      const reason = error.fault === 'gone' ? 'The supplier does not sell it any more' : 'Sold out at the supplier';
      missing.push({ offerId: item.offerId, specId: item.specId, reason });
    }
  }
  return missing;
}
