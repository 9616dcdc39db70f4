import { themes } from '@sgb/contract/catalogue.ts';
import type { RouteObject } from 'react-router';
import { guardPage } from '../shared/session/guard-page.ts';
import { oneOf, page, pages } from './page.ts';
import { pageRoute } from './page-route.ts';
import { besidesPages, rootRoute } from './root-route.ts';

const showcases = 'showcases/showcases.ts';
const registration = 'account/register/register-pages.tsx';

export { guardPage };

/** All shared components, for who builds with them. */
const gallery = () =>
  pageRoute(
    { id: 'dev/gallery', path: 'dev/gallery', source: 'src/app/gallery-page.tsx' },
    { load: () => import('./gallery-page.tsx'), guard: guardPage },
  );

/**
 * The route table of the product document, section 2. A browser loads it when the first page is about to be left: the server
 * says what the first page is.
 */
export const pageRoutes: RouteObject[] = [
  // Home and browse
  page('shoppingmall/index', 'home/home-page.tsx'),
  page('shoppingmall/categories', 'catalog/categories-page.tsx'),
  page('shoppingmall/categoryproduct/:categoryID', 'catalog/category-page.tsx', 'ProductDisplayResultByCategory'),
  page('search', 'search/search-page.tsx'),
  page('shoppingmall/categoryproduct', 'search/results-page.tsx', 'ProductDisplayResultByKeyword'),
  page('home/shopStore', 'showcases/big-tree-page.tsx'),
  page('banner/product', oneOf(showcases, 'bannerPage')),
  page('product/:url', 'catalog/product-page.tsx'),
  page('shoppingmall/imagesearch', 'image-search/image-search-page.tsx'),
  ...pages(['shoppingmall/favorites', 'shoppingmall/collectionproduct'], 'favourites/favourites-page.tsx'),

  // Help
  page('helpcenter/sizeguide', 'help/size-guide-page.tsx'),
  ...pages(['helpcenter/index/:type?', 'helpcenter/:type?'], 'help/help-page.tsx'),

  // Account access
  page('login', 'account/login-page.tsx'),
  page('register', oneOf(registration, 'personalPage')),
  page('register/groupbuy', oneOf(registration, 'groupBuyPage')),
  page('registerBusiness', oneOf(registration, 'businessPage')),
  page('registerShopify', oneOf(registration, 'shopifyPage')),
  page('register/forgotpwd', 'account/forgot-page.tsx'),
  page('user/updatepassword', 'account/password-page.tsx'),
  page('user/info', 'account/info-page.tsx'),
  page('user/data', 'account/data-page.tsx'),
  page('demo/outbox', 'demo/outbox-page.tsx'),

  // Orders and cart
  page('shoporder/cart', 'cart/cart-page.tsx'),
  page('shoporder/2/index', 'orders/list-page.tsx'),
  page('shoporder/2/detail/:id', 'orders/detail-page.tsx'),
  page('shoporder/2/logistics/:id', 'orders/logistics-page.tsx'),
  page('shoporder/2/statusdesc', 'orders/statusdesc-page.tsx'),
  page('shoporder/checkout/cn', 'checkout/cn-page.tsx'),
  page('shoporder/checkout/sa', 'checkout/sa-page.tsx'),
  page('shoporder/2/cart/topay', 'checkout/topay-page.tsx'),
  page('shoporder/paysuccess', 'checkout/success-page.tsx'),
  page('shoporder/workorder/:id', 'workorders/case-page.tsx'),

  // Shipping
  page('deliveryorder/2/transport', 'estimator/transport-page.tsx'),
  ...pages(['deliveryorder/2/index', 'old/deliveryorder/2/index'], 'parcels/list-page.tsx'),
  ...pages(['deliveryorder/combine', 'old/deliveryorder/combine'], 'parcels/combine/combine-page.tsx'),
  page('deliveryorder/detail/:id', 'parcels/detail-page.tsx'),

  // Customers (receiver addresses)
  ...pages(['client/index', 'client/2/index'], 'clients/list-page.tsx'),
  page('client/2/edit', 'clients/edit-page.tsx'),

  // Money, points, coupons, membership
  page('bill/index', 'bills/bill-page.tsx'),
  page('user/recharge', 'recharge/recharge-page.tsx'),
  page('recharge/pay', 'recharge/pay-page.tsx'),
  page('paymentvoucher/index', 'recharge/voucher-page.tsx'),
  page('paymentvoucher/sample', 'recharge/sample-page.tsx'),
  page('withdrawal/index', 'payouts/withdraw-page.tsx'),
  page('user/toTransfer', 'payouts/transfer-page.tsx'),
  page('giftvoucher/index', 'giftvouchers/voucher-page.tsx'),
  page('coupon/index', 'coupons/coupon-page.tsx'),
  page('activity/snatchcoupon/index', 'coupons/snatch-page.tsx'),
  page('scoin/index', 'scoin/index-page.tsx'),
  page('scoin/description', 'scoin/description-page.tsx'),
  page('scoin/detail', 'scoin/detail-page.tsx'),
  page('cart/exchange', 'scoin/exchange-page.tsx'),
  page('account/saving', 'savings/saving-page.tsx'),
  page('membership/index', 'membership/index-page.tsx'),
  page('membership/checkout', 'membership/checkout-page.tsx'),

  // Profile, after-sale, promotion, group-buy, stock
  page('workorder/index', 'workorders/list-page.tsx'),
  page('groupship/index', 'groups/group-page.tsx'),
  page('groupship/bindAmbassador', 'groups/bind-page.tsx'),
  page('groupship/earnings', 'earnings/earnings-page.tsx'),
  page('team/index', 'teams/my-teams-page.tsx'),
  page('groupship/round/:id', 'groups/round/round-page.tsx'),
  page('stockUp/index', 'stockup/stockup-page.tsx'),
  page('customertask/promotion', 'promotion/promotion-page.tsx'),
  page('customertask/promotiontool', 'promotion/tool-page.tsx'),

  // Messages and Q&A
  page('contact/chat', 'chat/chat-page.tsx'),
  page('message/index', 'messages/list-page.tsx'),
  page('message/detail/:id/:type', 'messages/detail-page.tsx'),
  page('question/index', 'questions/index-page.tsx'),
  page('question/search', 'questions/search-page.tsx'),
  page('question/topics/:id', 'questions/topic-page.tsx'),
  page('question/answer/:id', 'questions/answer-page.tsx'),
  page('questionFeedback/index', 'feedback/index-page.tsx'),
  page('questionFeedback/feedback', 'feedback/write-page.tsx'),
  page('questionFeedback/feedbacksearch', 'feedback/published-page.tsx'),

  // Suppliers and showcases
  page('supplier/product/index', 'suppliers/top-page.tsx'),
  page('supplier/store/:storeID/:goodID', 'suppliers/store-page.tsx'),
  ...pages(['supplier/store/index', 'supplier/productlist'], 'suppliers/goods-page.tsx'),
  page('invogue/index', oneOf(showcases, 'inVoguePage')),
  page('mainwindow/index', oneOf(showcases, 'shopWindowPage')),
  page('localstock/index', 'localstock/index-page.tsx'),
  page('clearance/index', 'clearance/list-page.tsx'),
  page('clearance/detail/:id', 'clearance/detail-page.tsx'),
  page('othershop/index', 'forwarding/forwarding-page.tsx'),
  page('specialflight/index', 'flights/index-page.tsx'),

  // Themed activities, and the addresses they had before
  ...themes.flatMap((theme) =>
    pages(
      [`thematicactivities/${theme}/index`, `activity/${theme}.html`, `activity/${theme}/index.html`],
      oneOf('activities/activity-page.tsx', theme),
    ),
  ),

  ...(import.meta.env.DEV ? [gallery()] : []),

  ...besidesPages,
];

export const routes: RouteObject[] = [{ ...rootRoute, children: pageRoutes }];
