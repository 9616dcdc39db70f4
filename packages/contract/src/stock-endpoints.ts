import type { Endpoint } from './endpoint.ts';
import * as desk from './stock-desk.ts';
import * as purchase from './stock-purchase.ts';
import * as stockUp from './stock-up.ts';

export const stockEndpoints = [
  stockUp.getStockUp,
  stockUp.becomeStockSeller,
  stockUp.listShelves,
  stockUp.getShelf,
  stockUp.withdrawPieces,
  purchase.listBatches,
  purchase.getBatch,
  purchase.saveBatch,
  purchase.payBatch,
  purchase.cancelBatch,
  purchase.sendBatchNow,
  desk.listStockBatches,
  desk.receiveStockBatch,
  desk.countStockBatch,
  desk.markDamaged,
  desk.placeShelf,
  desk.scanShelf,
] as const satisfies readonly Endpoint[];
