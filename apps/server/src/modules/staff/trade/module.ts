import * as contract from '@sgb/contract/trade-desk.ts';
import type { Module } from '../../../platform/module.ts';
import { orderList, parcelList } from './lists.ts';
import { orderDetail, type TradeNeeds } from './order.ts';
import { parcelDetail } from './parcel.ts';

/** Orders and parcels as everybody of staff looks at them who deals with them; what is done with them is done where it belongs. */
export const tradeModule = (needs: TradeNeeds): Module => ({
  name: 'trade',
  routes(http) {
    http.bind(contract.listAllOrders, orderList);
    http.bind(contract.getAnyOrder, (call, input) => orderDetail(call, input, needs));
    http.bind(contract.listAnyParcels, parcelList);
    http.bind(contract.getAnyParcel, parcelDetail);
  },
});
