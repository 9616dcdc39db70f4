import * as requests from '@sgb/contract/order-requests.ts';
import * as contract from '@sgb/contract/orders.ts';
import type { Http } from '../../../platform/http/bind.ts';
import * as acts from './act-service.ts';
import * as details from './detail-service.ts';
import { orderFile, orderList } from './list-service.ts';
import type { OrderNeeds } from './needs.ts';
import { cancelOwn, refundInfo, refundOffer, saveRefundInfo, withdrawRefund } from './refund/request-service.ts';
import { decideRefund, refundQueue } from './staff-service.ts';

export function orderRoutes(http: Http, needs: OrderNeeds): void {
  http.bind(contract.listOrders, (call, input) => orderList(call, input, needs));
  http.bind(contract.exportOrders, (call, input) => orderFile(call, input, needs));
  http.bind(contract.getOrder, (call, input) => details.orderDetail(call, input, needs));
  http.bind(contract.getLogistics, (call, input) => details.orderLogistics(call, input, needs));
  http.bind(contract.followOrder, details.orderFollowup);
  http.bind(contract.describeStatuses, details.statusDescriptions);
  http.bind(contract.confirmOrder, (call, input) => acts.confirmReceipt(call, input, needs));
  http.bind(contract.signStockOrder, (call, input) => acts.signStock(call, input, needs));
  http.bind(contract.askReview, details.reviewAsked);
  http.bind(contract.reviewOrder, acts.reviewOwn);
  http.bind(contract.remindSeller, (call, input) => acts.remindSupplier(call, input, needs));
  http.bind(contract.editMark, acts.editMark);
  http.bind(contract.updateOrder, acts.updateRemark);
  http.bind(contract.cancelOrder, (call, input) => cancelOwn(call, input, needs));
  http.bind(contract.restoreOrder, (call, input) => acts.restoreOwn(call, input, needs));
  http.bind(requests.showRefund, (call, input) => refundOffer(call, input, needs));
  http.bind(requests.getRefundInfo, refundInfo);
  http.bind(requests.saveRefundInfo, (call, input) => saveRefundInfo(call, input, needs));
  http.bind(requests.withdrawRefund, withdrawRefund);
  http.bind(requests.listRefundRequests, refundQueue);
  http.bind(requests.decideRefundRequest, decideRefund);
}
