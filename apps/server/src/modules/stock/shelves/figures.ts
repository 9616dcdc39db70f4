import type { Sql } from '../../../platform/db/database.ts';
import type { StockNeeds } from './needs.ts';
import * as store from './store.ts';

/** The three counts of the product document, for the login info and the menu; in one round trip, as every page asks for them. */
export const stockCounts = (needs: StockNeeds) => async (reader: Sql, accountId: number) => {
  const [stockPurchase, stockShelves, { ship }] = await Promise.all([
    needs.batches(reader, accountId),
    store.countPieces(reader, accountId),
    needs.dispatches(reader, accountId),
  ]);
  return { stockPurchase, stockShelves, stockShip: ship };
};
