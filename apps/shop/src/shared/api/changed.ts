import type { CallName } from '@sgb/contract/client.ts';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

/** What a shopper pays from: each of these says what it costs, what is in the balance and what may be used. */
const quotes = [
  'GET /api/checkout/preview',
  'GET /api/checkout/open',
  'GET /api/checkout/detail',
  'POST /api/deliveryorder/shippreview',
  'GET /api/deliveryorder/changeway/show',
  'GET /api/membership/checkout',
  'GET /api/membership/describe',
] as const;

/** The calls that show each part of an account: all of them answer differently once it has changed. */
const shownBy = {
  cart: [
    'GET /api/cart/list',
    'GET /api/cart/removed',
    'GET /api/cart/count/unpaid',
    'GET /api/cart/count/unpaid/detail',
    'GET /api/checkout/preview',
  ],
  checkouts: [
    'GET /api/checkout/open',
    'GET /api/checkout/detail',
    'GET /api/cart/count/unpaid',
    'GET /api/cart/count/unpaid/detail',
  ],
  orders: [
    'GET /api/shoporder/list',
    'GET /api/shoporder/count',
    'GET /api/shoporder/detail',
    'GET /api/shoporder/logistics',
    'GET /api/shoporder/showrefund',
    'GET /api/shoporder/refundinfo',
    'GET /api/shoporder/workorder/detail',
    'GET /api/deliveryorder/storage',
    'GET /api/deliveryorder/combine',
    'GET /api/user/saving',
  ],
  parcels: [
    'GET /api/deliveryorder/list',
    'GET /api/deliveryorder/detail',
    'GET /api/deliveryorder/tracking',
    'GET /api/deliveryorder/canceltransit/show',
    'GET /api/deliveryorder/changeway/show',
    'GET /api/deliveryorder/evaluation',
    'GET /api/deliveryorder/combine',
    'GET /api/deliveryorder/combinelimit',
    'POST /api/deliveryorder/deliveryorder',
    'POST /api/deliveryorder/proposal',
    'POST /api/deliveryorder/shippreview',
    'GET /api/user/saving',
  ],
  cases: ['GET /api/user/workorder/list', 'GET /api/shoporder/workorder/detail'],
  money: [
    'GET /api/user/balance',
    'GET /api/user/basicinfo',
    'POST /api/user/bill/list',
    'GET /api/user/jar',
    'GET /api/user/transferinfo',
    'GET /api/user/transferlist',
    'GET /api/giftvoucher/info',
    'GET /api/giftvoucher/list',
    'GET /api/user/withdraw/info',
    'GET /api/user/withdraw/list',
    'GET /api/groupship/billlists',
    'GET /api/recharge/info',
    ...quotes,
  ],
  recharges: ['GET /api/recharge/info', 'GET /api/recharge/list', 'GET /api/recharge/detail'],
  coins: [
    'GET /api/scoin/index',
    'GET /api/scoin/list',
    'GET /api/cart/exchange',
    'GET /api/user/basicinfo',
    ...quotes,
  ],
  coupons: [
    'POST /api/user/coupon',
    'GET /api/user/coupon/usedetail',
    'GET /api/activity/snatchcoupon/index',
    'GET /api/cart/expireCouponQty',
    'GET /api/user/basicinfo',
    ...quotes,
  ],
  membership: [
    'GET /api/user/logininfo',
    'GET /api/user/basicinfo',
    'GET /api/membership/vipinfo',
    'GET /api/membership/plan',
    'GET /api/cart/list',
    'GET /api/cart/vipname',
    'GET /api/product/landedcost',
    'GET /api/deliveryorder/transport',
    'POST /api/deliveryorder/deliveryorder',
    'POST /api/deliveryorder/proposal',
    ...quotes,
  ],
  reviews: ['GET /api/review/mine', 'GET /api/product/reviews', 'GET /api/supplier/reviews', 'GET /api/product/detail'],
  messages: ['GET /api/message/list', 'GET /api/message/record', 'GET /api/message/unread'],
} as const satisfies Record<string, readonly CallName[]>;

type Part = keyof typeof shownBy;

const isPart = (what: Part | CallName): what is Part => what in shownBy;

/**
 * Says what a call has changed: parts of the account, or single calls.
 */
export async function changed(queryClient: QueryClient, ...whats: readonly (Part | CallName)[]): Promise<void> {
  const names = new Set<unknown>(whats.flatMap((what) => (isPart(what) ? shownBy[what] : what)));
  await queryClient.invalidateQueries({ predicate: ({ queryKey: [name] }) => names.has(name) });
}

export function useChanged() {
  const queryClient = useQueryClient();
  return useCallback((...whats: readonly (Part | CallName)[]) => changed(queryClient, ...whats), [queryClient]);
}

/** The account is of another kind: no answer that it got before is to be trusted. */
export async function accountChanged(queryClient: QueryClient): Promise<void> {
  await queryClient.invalidateQueries();
}
