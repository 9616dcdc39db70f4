import * as desk from '@sgb/contract/coupon-desk.ts';
import * as contract from '@sgb/contract/coupons.ts';
import { getCampaign, listCampaigns } from '@sgb/contract/figures-desk.ts';
import type { Http } from '../../../platform/http/bind.ts';
import * as campaigns from './campaigns.ts';
import { campaign, campaignList } from './figures.ts';
import * as service from './service.ts';
import * as snatching from './snatch-service.ts';

export function couponRoutes(http: Http): void {
  http.bind(contract.listCoupons, service.userCoupons);
  http.bind(contract.getCouponUse, service.couponUse);
  http.bind(contract.countExpiringCoupons, service.expireCouponQty);
  http.bind(contract.listSnatchCoupons, snatching.snatchIndex);
  http.bind(contract.snatchCoupon, snatching.snatch);
  http.bind(desk.listCouponTemplates, campaigns.templates);
  http.bind(desk.saveCouponTemplate, campaigns.saveTemplate);
  http.bind(desk.listSnatchOffers, campaigns.offers);
  http.bind(desk.saveSnatchOffer, campaigns.saveOffer);
  http.bind(listCampaigns, campaignList);
  http.bind(getCampaign, campaign);
}
