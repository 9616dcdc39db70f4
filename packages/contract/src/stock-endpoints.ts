import * as dispatchDesk from './dispatch-desk.ts';
import * as dispatches from './dispatches.ts';
import type { Endpoint } from './endpoint.ts';
import * as listingDesk from './listing-desk.ts';
import * as listings from './listings.ts';
import * as desk from './stock-desk.ts';
import * as purchase from './stock-purchase.ts';
import * as stockUp from './stock-up.ts';

export const stockEndpoints = [
  stockUp.getStockUp,
  stockUp.becomeStockSeller,
  stockUp.listShelves,
  stockUp.getShelf,
  dispatches.previewDispatch,
  dispatches.createDispatch,
  dispatches.cancelDispatch,
  dispatches.importDispatches,
  dispatches.listDispatches,
  dispatches.listPending,
  dispatches.settlePending,
  dispatches.listFailures,
  dispatches.handleFailure,
  dispatches.getDispatchPaper,
  dispatches.getSellerBrand,
  dispatches.saveSellerBrand,
  dispatchDesk.listDispatchDesk,
  dispatchDesk.pickDispatches,
  dispatchDesk.shipDispatch,
  dispatchDesk.deliverDispatch,
  dispatchDesk.refuseDispatchAddress,
  dispatchDesk.dispatchCameBack,
  dispatchDesk.getDispatchDeskPaper,
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
  desk.listSellerShelves,
  listings.getSelling,
  listings.priceShelf,
  listings.listListings,
  listings.listSales,
  listings.getStockPlots,
  listingDesk.listListingDesk,
  listingDesk.decideListing,
  listingDesk.hideListing,
  listingDesk.listSaleDesk,
  listingDesk.takeBackSale,
] as const satisfies readonly Endpoint[];
