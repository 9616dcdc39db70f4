import * as contract from '@sgb/contract/gift-vouchers.ts';
import type { Http } from '../../../platform/http/bind.ts';
import { buy, info, list, redeem, search, takeBackOwn } from './service.ts';

export function giftVoucherRoutes(http: Http): void {
  http.bind(contract.getGiftVoucherInfo, info);
  http.bind(contract.buyGiftVoucher, buy);
  http.bind(contract.listGiftVouchers, list);
  http.bind(contract.takeBackGiftVoucher, takeBackOwn);
  http.bind(contract.redeemGiftVoucher, redeem);
  http.bind(contract.searchGiftVouchers, search);
}
