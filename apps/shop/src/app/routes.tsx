import { themes } from '@sgb/contract/catalogue.ts';
import type { RouteObject } from 'react-router';
import { redirect } from 'react-router';
import { ErrorPage } from './error-page.tsx';
import { oneOf, page, pages } from './page.ts';
import { Root, rootLoader } from './root.tsx';

const showcases = () => import('../features/showcases/showcases.ts');
const registrations = () => import('../features/account/register-pages.tsx');
const activities = () => import('../features/activities/activity-page.tsx');
const comingSoon = () => import('../features/coming-soon/coming-soon-page.tsx');

type PagesOf<Load extends () => Promise<object>> = keyof Awaited<ReturnType<Load>>;
const showcase = (name: PagesOf<typeof showcases>) => oneOf(showcases, (file) => file[name]);
const registration = (name: PagesOf<typeof registrations>) => oneOf(registrations, (file) => file[name]);

/** The route table of the product document, section 2. */
export const routes: RouteObject[] = [
  {
    path: '/',
    loader: rootLoader,
    Component: Root,
    ErrorBoundary: ErrorPage,
    children: [
      { index: true, loader: () => redirect('/shoppingmall/index') },

      // Home and browse
      page('shoppingmall/index', () => import('../features/home/home-page.tsx')),
      page('shoppingmall/categoryproduct/:categoryID', () => import('../features/catalog/category-page.tsx')),
      page('search', () => import('../features/search/search-page.tsx')),
      page('shoppingmall/categoryproduct', () => import('../features/search/results-page.tsx')),
      page('home/shopStore', () => import('../features/showcases/big-tree-page.tsx')),
      page('banner/product', showcase('bannerPage')),
      page('product/:url', () => import('../features/catalog/product-page.tsx')),
      page('shoppingmall/imagesearch', () => import('../features/image-search/image-search-page.tsx')),
      ...pages(
        ['shoppingmall/favorites', 'shoppingmall/collectionproduct'],
        () => import('../features/favourites/favourites-page.tsx'),
      ),

      // Help
      page('helpcenter/sizeguide', () => import('../features/help/size-guide-page.tsx')),
      ...pages(['helpcenter/index/:type?', 'helpcenter/:type?'], () => import('../features/help/help-page.tsx')),

      // Account access
      page('login', () => import('../features/account/login-page.tsx')),
      page('register', registration('personalPage')),
      page('register/groupbuy', registration('groupBuyPage')),
      page('registerBusiness', registration('businessPage')),
      page('registerShopify', registration('shopifyPage')),
      page('register/forgotpwd', () => import('../features/account/forgot-page.tsx')),
      page('user/updatepassword', () => import('../features/account/password-page.tsx')),
      page('user/info', () => import('../features/account/info-page.tsx')),
      page('demo/outbox', () => import('../features/demo/outbox-page.tsx')),

      // Orders and cart
      page('shoporder/cart', () => import('../features/cart/cart-page.tsx')),
      page('shoporder/2/index', () => import('../features/orders/list-page.tsx')),
      page('shoporder/2/detail/:id', () => import('../features/orders/detail-page.tsx')),
      page('shoporder/2/logistics/:id', () => import('../features/orders/logistics-page.tsx')),
      page('shoporder/2/statusdesc', () => import('../features/orders/statusdesc-page.tsx')),
      page('shoporder/checkout/cn', () => import('../features/checkout/cn-page.tsx')),
      page('shoporder/checkout/sa', () => import('../features/checkout/sa-page.tsx')),
      page('shoporder/2/cart/topay', () => import('../features/checkout/topay-page.tsx')),
      page('shoporder/paysuccess', () => import('../features/checkout/success-page.tsx')),
      page('shoporder/workorder/:id', () => import('../features/workorders/case-page.tsx')),

      // Shipping
      page('deliveryorder/2/transport', () => import('../features/estimator/transport-page.tsx')),
      ...pages(
        ['deliveryorder/2/index', 'old/deliveryorder/2/index'],
        () => import('../features/parcels/list-page.tsx'),
      ),
      ...pages(
        ['deliveryorder/combine', 'old/deliveryorder/combine'],
        () => import('../features/parcels/combine-page.tsx'),
      ),
      page('deliveryorder/detail/:id', () => import('../features/parcels/detail-page.tsx')),

      // Customers (receiver addresses)
      ...pages(['client/index', 'client/2/index'], () => import('../features/clients/list-page.tsx')),
      page('client/2/edit', () => import('../features/clients/edit-page.tsx')),

      // Money, points, coupons, membership
      page('bill/index', () => import('../features/bills/bill-page.tsx')),
      page('user/recharge', () => import('../features/recharge/recharge-page.tsx')),
      page('recharge/pay', () => import('../features/recharge/pay-page.tsx')),
      page('paymentvoucher/index', () => import('../features/recharge/voucher-page.tsx')),
      page('paymentvoucher/sample', () => import('../features/recharge/sample-page.tsx')),
      page('withdrawal/index', () => import('../features/payouts/withdraw-page.tsx')),
      page('user/toTransfer', () => import('../features/payouts/transfer-page.tsx')),
      page('coupon/index', () => import('../features/coupons/coupon-page.tsx')),
      page('activity/snatchcoupon/index', () => import('../features/coupons/snatch-page.tsx')),
      page('scoin/index', () => import('../features/scoin/index-page.tsx')),
      page('scoin/description', () => import('../features/scoin/description-page.tsx')),
      page('scoin/detail', () => import('../features/scoin/detail-page.tsx')),
      page('cart/exchange', () => import('../features/scoin/exchange-page.tsx')),
      page('account/saving', () => import('../features/savings/saving-page.tsx')),
      page('membership/index', () => import('../features/membership/index-page.tsx')),
      page('membership/checkout', () => import('../features/membership/checkout-page.tsx')),

      // Profile, after-sale, promotion, group-buy, stock
      page('workorder/index', () => import('../features/workorders/list-page.tsx')),
      ...pages(
        [
          'customertask/promotion',
          'customertask/promotiontool',
          'groupship/index',
          'groupship/bindAmbassador',
          'stockUp/index',
        ],
        comingSoon,
      ),

      // Messages and Q&A
      page('contact/chat', () => import('../features/chat/chat-page.tsx')),
      page('message/index', () => import('../features/messages/list-page.tsx')),
      page('message/detail/:id/:type', () => import('../features/messages/detail-page.tsx')),
      ...pages(
        [
          'question/index',
          'question/search',
          'question/answer/:id',
          'question/topics/:id',
          'questionFeedback/feedbacksearch',
          'questionFeedback/feedback',
          'questionFeedback/index',
        ],
        comingSoon,
      ),

      // Suppliers and showcases
      page('supplier/product/index', () => import('../features/suppliers/top-page.tsx')),
      page('supplier/store/:storeID/:goodID', () => import('../features/suppliers/store-page.tsx')),
      ...pages(['supplier/store/index', 'supplier/productlist'], () => import('../features/suppliers/goods-page.tsx')),
      page('invogue/index', showcase('inVoguePage')),
      page('mainwindow/index', showcase('shopWindowPage')),
      page('localstock/index', showcase('localStockPage')),
      page('clearance/index', () => import('../features/clearance/list-page.tsx')),
      page('clearance/detail/:id', () => import('../features/clearance/detail-page.tsx')),
      page('othershop/index', () => import('../features/forwarding/forwarding-page.tsx')),
      page('specialflight/index', comingSoon),

      // Themed activities, and the addresses they had before
      ...themes.flatMap((theme) =>
        pages(
          [`thematicactivities/${theme}/index`, `activity/${theme}.html`, `activity/${theme}/index.html`],
          oneOf(activities, ({ activityPage }) => activityPage(theme)),
        ),
      ),

      ...(import.meta.env.DEV ? [page('dev/gallery', () => import('./gallery-page.tsx'))] : []),

      {
        path: '*',
        loader: () => {
          throw new Response('This page could not be found', { status: 404 });
        },
        Component: () => null,
      },
    ],
  },
];
