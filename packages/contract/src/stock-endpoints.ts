import type { Endpoint } from './endpoint.ts';
import * as stockUp from './stock-up.ts';

export const stockEndpoints = [
  stockUp.getStockUp,
  stockUp.becomeStockSeller,
  stockUp.listShelves,
  stockUp.getShelf,
] as const satisfies readonly Endpoint[];
