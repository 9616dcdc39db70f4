import * as desk from '@sgb/contract/workorder-desk.ts';
import * as contract from '@sgb/contract/workorders.ts';
import type { Http } from '../../../platform/http/bind.ts';
import { caseOf, caseQueueOf } from './desk-service.ts';
import { expressWorkOrders, workOrderList, workOrdersOf } from './read-service.ts';
import * as own from './service.ts';
import * as staff from './staff-service.ts';

export function workOrderRoutes(http: Http): void {
  http.bind(contract.listWorkOrders, workOrderList);
  http.bind(contract.getWorkOrders, workOrdersOf);
  http.bind(contract.getExpressWorkOrders, expressWorkOrders);
  http.bind(contract.saveWorkOrder, own.saveWorkOrder);
  http.bind(contract.answerWorkOrder, own.answerOwn);
  http.bind(contract.withdrawWorkOrder, own.withdrawOwn);
  http.bind(contract.acceptWorkOrder, own.acceptOwn);
  http.bind(contract.reopenWorkOrder, own.reopenOwn);
  http.bind(contract.escalateWorkOrder, own.escalateOwn);
  http.bind(contract.readWorkOrder, own.readOwn);
  http.bind(desk.listCaseQueue, caseQueueOf);
  http.bind(desk.getCase, caseOf);
  http.bind(desk.takeCase, staff.takeCase);
  http.bind(desk.answerCase, staff.answerCaseOf);
  http.bind(desk.decideCase, staff.decideCaseOf);
  http.bind(desk.approveCase, staff.approveCaseOf);
}
