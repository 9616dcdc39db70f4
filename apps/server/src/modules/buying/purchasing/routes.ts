import { documents } from '@sgb/contract/documents.ts';
import * as contract from '@sgb/contract/purchasing.ts';
import * as suppliers from '@sgb/contract/supplier-desk.ts';
import type { Http } from '../../../platform/http/bind.ts';
import type { Desk } from './desk.ts';
import { failureList, substitute } from './failures.ts';
import { takePush } from './messages.ts';
import { buyersDesk, ordersToBuy, purchaseDetail, purchaseList, purchaseQueue } from './service.ts';
import { supplierList } from './suppliers.ts';

export function purchasingRoutes(http: Http, app: Desk): void {
  const desk = buyersDesk(app.supplier);
  http.take(documents.supplierMessages, ({ ip }, raw) => takePush(app, { raw, ip }));
  http.bind(contract.listPurchaseQueue, purchaseQueue);
  http.bind(contract.listOrdersToBuy, ordersToBuy);
  http.bind(contract.placePurchase, desk.place);
  http.bind(contract.listPurchases, purchaseList);
  http.bind(contract.getPurchase, purchaseDetail);
  http.bind(contract.refreshPurchase, desk.refresh);
  http.bind(contract.decidePurchase, desk.decide);
  http.bind(contract.failOrders, desk.fail);
  http.bind(suppliers.listSuppliers, supplierList);
  http.bind(suppliers.listFailures, failureList);
  http.bind(suppliers.offerSubstitute, substitute);
}
