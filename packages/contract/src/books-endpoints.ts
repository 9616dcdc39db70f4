import * as bills from './bills.ts';
import * as couponDesk from './coupon-desk.ts';
import * as coupons from './coupons.ts';
import type { Endpoint } from './endpoint.ts';
import * as exchange from './exchange.ts';
import { getCampaign, listCampaigns } from './figures-desk.ts';
import * as scoin from './scoin.ts';

export const booksEndpoints = [
  exchange.getRateHistory,
  coupons.listCoupons,
  coupons.getCouponUse,
  coupons.countExpiringCoupons,
  coupons.listSnatchCoupons,
  coupons.snatchCoupon,
  couponDesk.listCouponTemplates,
  couponDesk.saveCouponTemplate,
  couponDesk.listSnatchOffers,
  couponDesk.saveSnatchOffer,
  listCampaigns,
  getCampaign,
  scoin.describeScoin,
  scoin.getScoin,
  scoin.listScoin,
  scoin.checkIn,
  scoin.listExchange,
  scoin.exchangeCoins,
  bills.getBalance,
  bills.listBills,
  bills.exportBills,
] as const satisfies readonly Endpoint[];
