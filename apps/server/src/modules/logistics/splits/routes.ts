import * as contract from '@sgb/contract/splits.ts';
import type { Http } from '../../../platform/http/bind.ts';
import { cancelOne, type SplitNeeds, splitOne } from './service.ts';
import { doneOne, failOne, splitList } from './staff-service.ts';

export function splitRoutes(http: Http, needs: SplitNeeds): void {
  http.bind(contract.splitOrder, (call, input) => splitOne(call, input, needs));
  http.bind(contract.cancelSplit, cancelOne);
  http.bind(contract.listSplits, splitList);
  http.bind(contract.doSplit, (call, input) => doneOne(call, input, needs));
  http.bind(contract.failSplit, failOne);
}
