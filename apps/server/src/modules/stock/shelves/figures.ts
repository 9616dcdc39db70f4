import type { Sql } from '../../../platform/db/database.ts';
import type { StockNeeds } from './needs.ts';
import * as store from './store.ts';

/** The three counts of the product document, for the login info and the menu. */
export const stockCounts = (needs: StockNeeds) => async (reader: Sql, accountId: number) => ({
  stockPurchase: await needs.batches(reader, accountId),
  stockShelves: await store.countPieces(reader, accountId),
  stockShip: (await needs.dispatches(reader, accountId)).ship,
});
