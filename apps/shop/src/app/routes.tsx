import { type Theme, themes } from '@sgb/contract/catalogue.ts';
import type { RouteObject } from 'react-router';
import { redirect } from 'react-router';
import { ErrorPage } from './error-page.tsx';
import { type PageModule, page } from './page.ts';
import { Root, rootLoader } from './root.tsx';

const home = () => import('../features/home/home-page.tsx');
const category = () => import('../features/catalog/category-page.tsx');
const search = () => import('../features/search/search-page.tsx');
const results = () => import('../features/search/results-page.tsx');
const imageSearch = () => import('../features/image-search/image-search-page.tsx');
const product = () => import('../features/catalog/product-page.tsx');
const favourites = () => import('../features/favourites/favourites-page.tsx');
const help = () => import('../features/help/help-page.tsx');
const sizeGuide = () => import('../features/help/size-guide-page.tsx');
const login = () => import('../features/account/login-page.tsx');
const registrations = () => import('../features/account/register-pages.tsx');
const forgot = () => import('../features/account/forgot-page.tsx');
const password = () => import('../features/account/password-page.tsx');
const userInfo = () => import('../features/account/info-page.tsx');
const outbox = () => import('../features/demo/outbox-page.tsx');
const topSuppliers = () => import('../features/suppliers/top-page.tsx');
const supplierStore = () => import('../features/suppliers/store-page.tsx');
const supplierGoods = () => import('../features/suppliers/goods-page.tsx');
const bigTree = () => import('../features/showcases/big-tree-page.tsx');
const showcases = () => import('../features/showcases/showcases.ts');
const clearance = () => import('../features/clearance/list-page.tsx');
const clearancePiece = () => import('../features/clearance/detail-page.tsx');
const receivers = () => import('../features/clients/list-page.tsx');
const receiver = () => import('../features/clients/edit-page.tsx');
const messages = () => import('../features/messages/list-page.tsx');
const message = () => import('../features/messages/detail-page.tsx');
const bills = () => import('../features/bills/bill-page.tsx');
const saving = () => import('../features/savings/saving-page.tsx');
const chat = () => import('../features/chat/chat-page.tsx');
const recharge = () => import('../features/recharge/recharge-page.tsx');
const rechargePay = () => import('../features/recharge/pay-page.tsx');
const vouchers = () => import('../features/recharge/voucher-page.tsx');
const voucherSample = () => import('../features/recharge/sample-page.tsx');
const transfer = () => import('../features/payouts/transfer-page.tsx');
const withdrawal = () => import('../features/payouts/withdraw-page.tsx');
const coupons = () => import('../features/coupons/coupon-page.tsx');
const snatch = () => import('../features/coupons/snatch-page.tsx');
const scoin = () => import('../features/scoin/index-page.tsx');
const scoinDescription = () => import('../features/scoin/description-page.tsx');
const scoinDetail = () => import('../features/scoin/detail-page.tsx');
const exchange = () => import('../features/scoin/exchange-page.tsx');
const membership = () => import('../features/membership/index-page.tsx');
const membershipCheckout = () => import('../features/membership/checkout-page.tsx');
const cart = () => import('../features/cart/cart-page.tsx');
const orderList = () => import('../features/orders/list-page.tsx');
const orderDetail = () => import('../features/orders/detail-page.tsx');
const orderLogistics = () => import('../features/orders/logistics-page.tsx');
const orderStatuses = () => import('../features/orders/statusdesc-page.tsx');
const combine = () => import('../features/parcels/combine-page.tsx');
const parcelList = () => import('../features/parcels/list-page.tsx');
const parcelDetail = () => import('../features/parcels/detail-page.tsx');
const checkoutCn = () => import('../features/checkout/cn-page.tsx');
const checkoutSa = () => import('../features/checkout/sa-page.tsx');
const topay = () => import('../features/checkout/topay-page.tsx');
const paySuccess = () => import('../features/checkout/success-page.tsx');
const transport = () => import('../features/estimator/transport-page.tsx');
const forwarding = () => import('../features/forwarding/forwarding-page.tsx');
const workOrders = () => import('../features/workorders/list-page.tsx');
const workOrder = () => import('../features/workorders/case-page.tsx');
const comingSoon = () => import('../features/coming-soon/coming-soon-page.tsx');

const soon = (path: string) => page(path, 'src/features/coming-soon/coming-soon-page.tsx', comingSoon);

type Showcases = Awaited<ReturnType<typeof showcases>>;
const showcase = (path: string, pick: (pages: Showcases) => PageModule) =>
  page(path, 'src/features/showcases/showcases.ts', () => showcases().then(pick));

type Registrations = Awaited<ReturnType<typeof registrations>>;
const registration = (path: string, pick: (pages: Registrations) => PageModule) =>
  page(path, 'src/features/account/register-pages.tsx', () => registrations().then(pick));

const activity = (theme: Theme) => () =>
  import('../features/activities/activity-page.tsx').then(({ activityPage }) => activityPage(theme));

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
      page('shoppingmall/index', 'src/features/home/home-page.tsx', home),
      page('shoppingmall/categoryproduct/:categoryID', 'src/features/catalog/category-page.tsx', category),
      page('search', 'src/features/search/search-page.tsx', search),
      page('shoppingmall/categoryproduct', 'src/features/search/results-page.tsx', results),
      page('home/shopStore', 'src/features/showcases/big-tree-page.tsx', bigTree),
      showcase('banner/product', ({ bannerPage }) => bannerPage),
      page('product/:url', 'src/features/catalog/product-page.tsx', product),
      page('shoppingmall/imagesearch', 'src/features/image-search/image-search-page.tsx', imageSearch),
      page('shoppingmall/favorites', 'src/features/favourites/favourites-page.tsx', favourites),
      page('shoppingmall/collectionproduct', 'src/features/favourites/favourites-page.tsx', favourites),

      // Help
      page('helpcenter/sizeguide', 'src/features/help/size-guide-page.tsx', sizeGuide),
      page('helpcenter/index/:type?', 'src/features/help/help-page.tsx', help),
      page('helpcenter/:type?', 'src/features/help/help-page.tsx', help),

      // Account access
      page('login', 'src/features/account/login-page.tsx', login),
      registration('register', ({ personalPage }) => personalPage),
      registration('register/groupbuy', ({ groupBuyPage }) => groupBuyPage),
      registration('registerBusiness', ({ businessPage }) => businessPage),
      registration('registerShopify', ({ shopifyPage }) => shopifyPage),
      page('register/forgotpwd', 'src/features/account/forgot-page.tsx', forgot),
      page('user/updatepassword', 'src/features/account/password-page.tsx', password),
      page('user/info', 'src/features/account/info-page.tsx', userInfo),
      page('demo/outbox', 'src/features/demo/outbox-page.tsx', outbox),

      // Orders and cart
      page('shoporder/cart', 'src/features/cart/cart-page.tsx', cart),
      page('shoporder/2/index', 'src/features/orders/list-page.tsx', orderList),
      page('shoporder/2/detail/:id', 'src/features/orders/detail-page.tsx', orderDetail),
      page('shoporder/2/logistics/:id', 'src/features/orders/logistics-page.tsx', orderLogistics),
      page('shoporder/2/statusdesc', 'src/features/orders/statusdesc-page.tsx', orderStatuses),
      page('shoporder/checkout/cn', 'src/features/checkout/cn-page.tsx', checkoutCn),
      page('shoporder/checkout/sa', 'src/features/checkout/sa-page.tsx', checkoutSa),
      page('shoporder/2/cart/topay', 'src/features/checkout/topay-page.tsx', topay),
      page('shoporder/paysuccess', 'src/features/checkout/success-page.tsx', paySuccess),
      page('shoporder/workorder/:id', 'src/features/workorders/case-page.tsx', workOrder),

      // Shipping
      page('deliveryorder/2/transport', 'src/features/estimator/transport-page.tsx', transport),
      page('deliveryorder/2/index', 'src/features/parcels/list-page.tsx', parcelList),
      page('old/deliveryorder/2/index', 'src/features/parcels/list-page.tsx', parcelList),
      page('deliveryorder/combine', 'src/features/parcels/combine-page.tsx', combine),
      page('old/deliveryorder/combine', 'src/features/parcels/combine-page.tsx', combine),
      page('deliveryorder/detail/:id', 'src/features/parcels/detail-page.tsx', parcelDetail),

      // Customers (receiver addresses)
      page('client/index', 'src/features/clients/list-page.tsx', receivers),
      page('client/2/index', 'src/features/clients/list-page.tsx', receivers),
      page('client/2/edit', 'src/features/clients/edit-page.tsx', receiver),

      // Money, points, coupons, membership
      page('bill/index', 'src/features/bills/bill-page.tsx', bills),
      page('user/recharge', 'src/features/recharge/recharge-page.tsx', recharge),
      page('recharge/pay', 'src/features/recharge/pay-page.tsx', rechargePay),
      page('paymentvoucher/index', 'src/features/recharge/voucher-page.tsx', vouchers),
      page('paymentvoucher/sample', 'src/features/recharge/sample-page.tsx', voucherSample),
      page('withdrawal/index', 'src/features/payouts/withdraw-page.tsx', withdrawal),
      page('user/toTransfer', 'src/features/payouts/transfer-page.tsx', transfer),
      page('coupon/index', 'src/features/coupons/coupon-page.tsx', coupons),
      page('activity/snatchcoupon/index', 'src/features/coupons/snatch-page.tsx', snatch),
      page('scoin/index', 'src/features/scoin/index-page.tsx', scoin),
      page('scoin/description', 'src/features/scoin/description-page.tsx', scoinDescription),
      page('scoin/detail', 'src/features/scoin/detail-page.tsx', scoinDetail),
      page('cart/exchange', 'src/features/scoin/exchange-page.tsx', exchange),
      page('account/saving', 'src/features/savings/saving-page.tsx', saving),
      page('membership/index', 'src/features/membership/index-page.tsx', membership),
      page('membership/checkout', 'src/features/membership/checkout-page.tsx', membershipCheckout),

      // Profile, after-sale, promotion, group-buy, stock
      page('workorder/index', 'src/features/workorders/list-page.tsx', workOrders),
      ...[
        'customertask/promotion',
        'customertask/promotiontool',
        'groupship/index',
        'groupship/bindAmbassador',
        'stockUp/index',
      ].map(soon),

      // Messages and Q&A
      page('contact/chat', 'src/features/chat/chat-page.tsx', chat),
      page('message/index', 'src/features/messages/list-page.tsx', messages),
      page('message/detail/:id/:type', 'src/features/messages/detail-page.tsx', message),
      ...[
        'question/index',
        'question/search',
        'question/answer/:id',
        'question/topics/:id',
        'questionFeedback/feedbacksearch',
        'questionFeedback/feedback',
        'questionFeedback/index',
      ].map(soon),

      // Suppliers and showcases
      page('supplier/product/index', 'src/features/suppliers/top-page.tsx', topSuppliers),
      page('supplier/store/:storeID/:goodID', 'src/features/suppliers/store-page.tsx', supplierStore),
      page('supplier/store/index', 'src/features/suppliers/goods-page.tsx', supplierGoods),
      page('supplier/productlist', 'src/features/suppliers/goods-page.tsx', supplierGoods),
      showcase('invogue/index', ({ inVoguePage }) => inVoguePage),
      showcase('mainwindow/index', ({ shopWindowPage }) => shopWindowPage),
      showcase('localstock/index', ({ localStockPage }) => localStockPage),
      page('clearance/index', 'src/features/clearance/list-page.tsx', clearance),
      page('clearance/detail/:id', 'src/features/clearance/detail-page.tsx', clearancePiece),
      page('othershop/index', 'src/features/forwarding/forwarding-page.tsx', forwarding),
      soon('specialflight/index'),

      // Themed activities, and the addresses they had before
      ...themes.flatMap((theme) =>
        [`thematicactivities/${theme}/index`, `activity/${theme}.html`, `activity/${theme}/index.html`].map((path) =>
          page(path, 'src/features/activities/activity-page.tsx', activity(theme)),
        ),
      ),

      ...(import.meta.env.DEV
        ? [page('dev/gallery', 'src/app/gallery-page.tsx', () => import('./gallery-page.tsx'))]
        : []),

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
