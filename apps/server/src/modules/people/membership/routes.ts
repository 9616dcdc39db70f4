import * as contract from '@sgb/contract/membership.ts';
import type { Http } from '../../../platform/http/bind.ts';
import type { MembershipNeeds } from './needs.ts';
import * as service from './service.ts';

export function membershipRoutes(http: Http, needs: MembershipNeeds): void {
  http.bind(contract.getPriority, service.priority);
  http.bind(contract.getPriceInfo, service.priceInfo);
  http.bind(contract.getPlans, service.plans);
  http.bind(contract.getVipInfo, service.vipInfo);
  http.bind(contract.getCheckout, service.checkout);
  http.bind(contract.describePlan, service.describe);
  http.bind(contract.payMembership, (call, input) => service.pay(call, input, needs));
  http.bind(contract.cancelMembership, service.cancel);
  http.bind(contract.getVipName, service.vipName);
}
