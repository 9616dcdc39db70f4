import * as contract from '@sgb/contract/warehouse.ts';
import type { Http } from '../../../platform/http/bind.ts';
import { expectedList } from './expected.ts';
import type { LocalNeeds, WarehouseNeeds } from './gate.ts';
import * as service from './service.ts';

export function warehouseRoutes(http: Http, needs: WarehouseNeeds & LocalNeeds): void {
  http.bind(contract.scanArrival, service.scan(needs));
  http.bind(contract.listExpected, expectedList);
  http.bind(contract.listArrivals, service.arrivalList);
  http.bind(contract.attachOrders, service.attach);
  http.bind(contract.weighOrder, service.weighOne);
  http.bind(contract.moveShelf, service.changeShelf);
  http.bind(contract.listStored, service.storedList);
  http.bind(contract.listStockOrders, service.stockList);
  http.bind(contract.processStockOrders, service.processStock);
  http.bind(contract.shipStockOrder, service.shipStock(needs));
  http.bind(contract.failStockOrder, service.failStockOrder(needs));
}
