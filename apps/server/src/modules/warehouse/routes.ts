import * as contract from '@sgb/contract/warehouse.ts';
import type { Http } from '../../platform/http/bind.ts';
import type { Forwarders } from './gate.ts';
import * as service from './service.ts';

export function warehouseRoutes(http: Http, forwarders: Forwarders): void {
  http.bind(contract.scanArrival, service.scan(forwarders));
  http.bind(contract.listArrivals, service.arrivalList);
  http.bind(contract.attachOrders, service.attach);
  http.bind(contract.weighOrder, service.weighOne);
  http.bind(contract.moveShelf, service.changeShelf);
  http.bind(contract.listStored, service.storedList);
  http.bind(contract.listStockOrders, service.stockList);
  http.bind(contract.processStockOrders, service.processStock);
  http.bind(contract.shipStockOrder, service.shipStock);
  http.bind(contract.failStockOrder, service.failStockOrder);
}
