import type { PageModule } from '../shared/page/page-module.ts';

/**
 * The files of the pages, each loaded when it is visited. This list, too, is loaded when the first page is about to be
 * left: the server says which file the first page is.
 */
const pages = {
  'coming-soon/coming-soon-page.tsx': () => import('../features/coming-soon/coming-soon-page.tsx'),
  'home/home-page.tsx': () => import('../features/home/home-page.tsx'),
  'catalog/category-page.tsx': () => import('../features/catalog/category-page.tsx'),
  'search/search-page.tsx': () => import('../features/search/search-page.tsx'),
  'search/results-page.tsx': () => import('../features/search/results-page.tsx'),
  'showcases/big-tree-page.tsx': () => import('../features/showcases/big-tree-page.tsx'),
  'catalog/product-page.tsx': () => import('../features/catalog/product-page.tsx'),
  'image-search/image-search-page.tsx': () => import('../features/image-search/image-search-page.tsx'),
  'favourites/favourites-page.tsx': () => import('../features/favourites/favourites-page.tsx'),
  'help/size-guide-page.tsx': () => import('../features/help/size-guide-page.tsx'),
  'help/help-page.tsx': () => import('../features/help/help-page.tsx'),
  'account/login-page.tsx': () => import('../features/account/login-page.tsx'),
  'account/forgot-page.tsx': () => import('../features/account/forgot-page.tsx'),
  'account/data-page.tsx': () => import('../features/account/data-page.tsx'),
  'account/password-page.tsx': () => import('../features/account/password-page.tsx'),
  'account/info-page.tsx': () => import('../features/account/info-page.tsx'),
  'groups/group-page.tsx': () => import('../features/groups/group-page.tsx'),
  'earnings/earnings-page.tsx': () => import('../features/earnings/earnings-page.tsx'),
  'stockup/stockup-page.tsx': () => import('../features/stockup/stockup-page.tsx'),
  'teams/my-teams-page.tsx': () => import('../features/teams/my-teams-page.tsx'),
  'groups/round/round-page.tsx': () => import('../features/groups/round/round-page.tsx'),
  'groups/bind-page.tsx': () => import('../features/groups/bind-page.tsx'),
  'demo/outbox-page.tsx': () => import('../features/demo/outbox-page.tsx'),
  'cart/cart-page.tsx': () => import('../features/cart/cart-page.tsx'),
  'orders/list-page.tsx': () => import('../features/orders/list-page.tsx'),
  'orders/detail-page.tsx': () => import('../features/orders/detail-page.tsx'),
  'orders/logistics-page.tsx': () => import('../features/orders/logistics-page.tsx'),
  'orders/statusdesc-page.tsx': () => import('../features/orders/statusdesc-page.tsx'),
  'checkout/cn-page.tsx': () => import('../features/checkout/cn-page.tsx'),
  'checkout/sa-page.tsx': () => import('../features/checkout/sa-page.tsx'),
  'checkout/topay-page.tsx': () => import('../features/checkout/topay-page.tsx'),
  'checkout/success-page.tsx': () => import('../features/checkout/success-page.tsx'),
  'workorders/case-page.tsx': () => import('../features/workorders/case-page.tsx'),
  'estimator/transport-page.tsx': () => import('../features/estimator/transport-page.tsx'),
  'parcels/list-page.tsx': () => import('../features/parcels/list-page.tsx'),
  'parcels/combine-page.tsx': () => import('../features/parcels/combine-page.tsx'),
  'parcels/detail-page.tsx': () => import('../features/parcels/detail-page.tsx'),
  'clients/list-page.tsx': () => import('../features/clients/list-page.tsx'),
  'clients/edit-page.tsx': () => import('../features/clients/edit-page.tsx'),
  'bills/bill-page.tsx': () => import('../features/bills/bill-page.tsx'),
  'recharge/recharge-page.tsx': () => import('../features/recharge/recharge-page.tsx'),
  'recharge/pay-page.tsx': () => import('../features/recharge/pay-page.tsx'),
  'recharge/voucher-page.tsx': () => import('../features/recharge/voucher-page.tsx'),
  'recharge/sample-page.tsx': () => import('../features/recharge/sample-page.tsx'),
  'payouts/withdraw-page.tsx': () => import('../features/payouts/withdraw-page.tsx'),
  'payouts/transfer-page.tsx': () => import('../features/payouts/transfer-page.tsx'),
  'coupons/coupon-page.tsx': () => import('../features/coupons/coupon-page.tsx'),
  'coupons/snatch-page.tsx': () => import('../features/coupons/snatch-page.tsx'),
  'scoin/index-page.tsx': () => import('../features/scoin/index-page.tsx'),
  'scoin/description-page.tsx': () => import('../features/scoin/description-page.tsx'),
  'scoin/detail-page.tsx': () => import('../features/scoin/detail-page.tsx'),
  'scoin/exchange-page.tsx': () => import('../features/scoin/exchange-page.tsx'),
  'savings/saving-page.tsx': () => import('../features/savings/saving-page.tsx'),
  'membership/index-page.tsx': () => import('../features/membership/index-page.tsx'),
  'membership/checkout-page.tsx': () => import('../features/membership/checkout-page.tsx'),
  'workorders/list-page.tsx': () => import('../features/workorders/list-page.tsx'),
  'chat/chat-page.tsx': () => import('../features/chat/chat-page.tsx'),
  'messages/list-page.tsx': () => import('../features/messages/list-page.tsx'),
  'messages/detail-page.tsx': () => import('../features/messages/detail-page.tsx'),
  'questions/index-page.tsx': () => import('../features/questions/index-page.tsx'),
  'questions/search-page.tsx': () => import('../features/questions/search-page.tsx'),
  'questions/topic-page.tsx': () => import('../features/questions/topic-page.tsx'),
  'questions/answer-page.tsx': () => import('../features/questions/answer-page.tsx'),
  'feedback/index-page.tsx': () => import('../features/feedback/index-page.tsx'),
  'feedback/write-page.tsx': () => import('../features/feedback/write-page.tsx'),
  'feedback/published-page.tsx': () => import('../features/feedback/published-page.tsx'),
  'suppliers/top-page.tsx': () => import('../features/suppliers/top-page.tsx'),
  'suppliers/store-page.tsx': () => import('../features/suppliers/store-page.tsx'),
  'suppliers/goods-page.tsx': () => import('../features/suppliers/goods-page.tsx'),
  'clearance/list-page.tsx': () => import('../features/clearance/list-page.tsx'),
  'clearance/detail-page.tsx': () => import('../features/clearance/detail-page.tsx'),
  'forwarding/forwarding-page.tsx': () => import('../features/forwarding/forwarding-page.tsx'),
} satisfies Record<string, () => Promise<PageModule>>;

/** Files that make several pages. */
const families = {
  'showcases/showcases.ts': () => import('../features/showcases/showcases.ts'),
  'account/register-pages.tsx': () => import('../features/account/register-pages.tsx'),
  'activities/activity-page.tsx': () => import('../features/activities/activity-page.tsx'),
};

export const files = { ...pages, ...families };

export type PageFile = keyof typeof pages;
export type FamilyFile = keyof typeof families;
export type Family<File extends FamilyFile> = Awaited<ReturnType<(typeof families)[File]>>;
