import * as contract from '@sgb/contract/local-stock.ts';
import type { Http } from '../../../platform/http/bind.ts';
import { list, pairProducts, promise, sellers } from './service.ts';

export function localStockRoutes(http: Http): void {
  http.bind(contract.listLocalStock, list);
  http.bind(contract.listLocalSellers, sellers);
  http.bind(contract.promiseDelivery, promise);
  http.bind(contract.pairWithChina, pairProducts);
}
