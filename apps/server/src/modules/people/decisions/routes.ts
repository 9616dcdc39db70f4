import * as contract from '@sgb/contract/decisions.ts';
import type { Http } from '../../../platform/http/bind.ts';
import { approve, type DecisionNeeds, decisionList, refuseOne } from './service.ts';

export function decisionRoutes(http: Http, needs: DecisionNeeds): void {
  http.bind(contract.listDecisions, decisionList(http, needs));
  http.bind(contract.approveDecision, approve(http));
  http.bind(contract.refuseDecision, refuseOne(http));
}
