import * as contract from '@sgb/contract/forwarding.ts';
import type { Http } from '../../../platform/http/bind.ts';
import { forwarding, saveForwarded, withdrawForwarded } from './service.ts';
import { matchByHand, unmatchedList } from './staff-service.ts';

export function forwardingRoutes(http: Http): void {
  http.bind(contract.getForwarding, forwarding);
  http.bind(contract.saveForwarded, saveForwarded);
  http.bind(contract.withdrawForwarded, withdrawForwarded);
  http.bind(contract.listUnmatched, unmatchedList);
  http.bind(contract.matchForwarded, matchByHand);
}
