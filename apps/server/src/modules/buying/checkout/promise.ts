import type { Market, OrderType } from '@sgb/contract/order-states.ts';
import type { Settings } from '../../../platform/settings/settings.ts';
import { promisedBy } from '../orders/index.ts';

/** By when what is paid at a moment is bought, or on its way from Johannesburg. */
export const promiseOf = (
  { market, type }: { readonly market: Market; readonly type?: OrderType },
  paidAt: Date,
  settings: Settings,
): Date => promisedBy({ market, paidAt, statusAt: paidAt, ...(type !== undefined && { type }) }, settings);
