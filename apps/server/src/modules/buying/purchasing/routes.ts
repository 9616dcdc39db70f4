import { documents } from '@sgb/contract/documents.ts';
import * as contract from '@sgb/contract/purchasing.ts';
import * as suppliers from '@sgb/contract/supplier-desk.ts';
import * as refunds from '@sgb/contract/supplier-refunds.ts';
import type { Http } from '../../../platform/http/bind.ts';
import type { Desk } from './desk.ts';
import { failureList, substitute } from './failures.ts';
import { takePush } from './messages.ts';
import { refundDesk, refundList } from './refunds/service.ts';
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
  http.bind(contract.urgeSeller, desk.urge);
  http.bind(contract.decidePurchase, desk.decide);
  http.bind(contract.failOrders, desk.fail);
  const back = refundDesk(app.supplier);
  http.bind(refunds.listSellerRefunds, refundList);
  http.bind(refunds.getRefundTerms, back.terms);
  http.bind(refunds.askRefund, back.ask);
  http.bind(refunds.returnToSeller, back.returned);
  http.bind(suppliers.listSuppliers, supplierList);
  http.bind(suppliers.listFailures, failureList);
  http.bind(suppliers.offerSubstitute, substitute);
}
