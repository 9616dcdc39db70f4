import { documents } from '@sgb/contract/documents.ts';
import * as contract from '@sgb/contract/recharge.ts';
import * as desk from '@sgb/contract/recharge-desk.ts';
import type { GatewayName } from '@sgb/contract/recharge-options.ts';
import type { App } from '../../../platform/app.ts';
import type { Http } from '../../../platform/http/bind.ts';
import { takeCallback } from './callback.ts';
import { saveClaim } from './claim-service.ts';
import type { RechargeNeeds } from './credited.ts';
import { rechargeSearch } from './search.ts';
import {
  beginRecharge,
  type Counter,
  giveUp,
  rechargeDetail,
  rechargeInfo,
  rechargeList,
  startPayment,
  tryAgain,
} from './service.ts';
import {
  approve,
  approveAll,
  bringStatement,
  claimQueue,
  lineQueue,
  proofsOfClaim,
  refuseOne,
  setAside,
} from './staff-service.ts';

export const rechargeRoutes = (needs: RechargeNeeds) => (http: Http, app: App & Counter) => {
  http.bind(contract.rechargeInfo, rechargeInfo(app));
  http.bind(contract.createRecharge, beginRecharge(app));
  http.bind(contract.payRecharge, startPayment(app));
  http.bind(contract.rechargeAgain, tryAgain(app));
  http.bind(contract.getRecharge, rechargeDetail(needs));
  http.bind(contract.listRecharges, rechargeList);
  http.bind(contract.saveVoucher, saveClaim);
  http.bind(contract.giveUpRecharge, giveUp);
  http.bind(desk.importStatement, bringStatement);
  http.bind(desk.listBankLines, lineQueue);
  http.bind(desk.searchRecharges, rechargeSearch);
  http.bind(desk.listClaims, claimQueue);
  http.bind(desk.showProofs, proofsOfClaim);
  http.bind(desk.approveLine, approve);
  http.bind(desk.approveExact, approveAll);
  http.bind(desk.refuseClaim, refuseOne);
  http.bind(desk.setLineAside, setAside);
  const callbacks: Record<GatewayName, (typeof documents)[keyof typeof documents]> = {
    payfast: documents.payfastItn,
    ozow: documents.ozowNotify,
    yoco: documents.yocoWebhook,
  };
  for (const gateway of Object.keys(callbacks) as GatewayName[]) {
    http.take(callbacks[gateway], ({ headers, ip }, raw) => takeCallback(app, { gateway, raw, headers, ip }));
  }
};
