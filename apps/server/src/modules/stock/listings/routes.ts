import * as staff from '@sgb/contract/listing-desk.ts';
import * as contract from '@sgb/contract/listings.ts';
import type { Http } from '../../../platform/http/bind.ts';
import { decide, hide, list } from './desk.ts';
import { price } from './price.ts';
import { ownListings, ownSales, plots, selling } from './read.ts';
import { returned, sales } from './returns.ts';

export function listingRoutes(http: Http): void {
  http.bind(contract.getSelling, selling);
  http.bind(contract.priceShelf, price);
  http.bind(contract.listListings, ownListings);
  http.bind(contract.listSales, ownSales);
  http.bind(contract.getStockPlots, plots);
  http.bind(staff.listListingDesk, list);
  http.bind(staff.decideListing, decide);
  http.bind(staff.hideListing, hide);
  http.bind(staff.listSaleDesk, sales);
  http.bind(staff.takeBackSale, returned);
}
