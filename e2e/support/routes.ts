import type { APIRequestContext } from '@playwright/test';
import { guardedPages, pageVerdict } from '@sgb/contract/page-rights.ts';
import { ask } from './api.ts';

/** One address for every route of the product document, section 2, and for the names it has seen. */
export interface Stop {
  readonly name: string;
  readonly path: string;
  /** Left out: 200. */
  readonly status?: number;
  /** Guests are sent to the login page. */
  readonly login: boolean;
  /** What an ordinary shopper is answered, where that is not the same. */
  readonly shopper?: number;
}

export interface Examples {
  readonly productId: string;
  readonly categoryId: number;
  readonly supplierId: string;
}

const themes = ['source', 'special', 'transport', 'weight', 'newproduct', 'hotsale'];

const plain = [
  '/shoppingmall/index',
  '/shoppingmall/categories',
  '/search',
  '/shoppingmall/categoryproduct?keyword=enamel+mug&spm=1.2',
  '/home/shopStore',
  '/shoppingmall/collectionproduct',
  '/shoppingmall/favorites',
  '/banner/product?tag=load-shedding',
  '/helpcenter/sizeguide',
  '/helpcenter/index',
  '/helpcenter/index/aboutUs',
  '/helpcenter',
  '/helpcenter/faq',
  '/login',
  '/register',
  '/register/groupbuy',
  '/register/forgotpwd',
  '/registerBusiness',
  '/registerShopify',
  '/demo/outbox',
  '/shoppingmall/imagesearch?spm=1.2&imageAddress=a',
  '/message/index',
  '/contact/chat',
  '/message/detail/1/1',
  '/client/index',
  '/client/2/index',
  '/client/2/edit',
  '/shoporder/cart',
  '/shoporder/2/cart/topay',
  '/cart/exchange',
  '/shoporder/checkout/cn',
  '/shoporder/checkout/sa',
  '/shoporder/paysuccess',
  '/shoporder/2/index?tagIndex=3&type=1',
  '/shoporder/2/statusdesc',
  '/shoporder/2/detail/1',
  '/shoporder/2/logistics/1',
  '/shoporder/workorder/1',
  '/deliveryorder/2/transport',
  '/deliveryorder/2/index',
  '/old/deliveryorder/2/index',
  '/deliveryorder/combine',
  '/old/deliveryorder/combine',
  '/deliveryorder/detail/1',
  '/user/recharge',
  '/recharge/pay',
  '/paymentvoucher/index',
  '/paymentvoucher/sample',
  '/bill/index',
  '/withdrawal/index',
  '/user/toTransfer',
  '/giftvoucher/index',
  '/account/saving',
  '/scoin/index',
  '/scoin/description',
  '/scoin/detail',
  '/coupon/index',
  '/activity/snatchcoupon/index',
  '/membership/index',
  '/membership/checkout',
  '/user/info',
  '/user/updatepassword',
  '/user/data',
  '/workorder/index',
  '/groupship/index',
  '/groupship/bindAmbassador',
  '/groupship/round/1',
  '/team/index',
  '/groupship/earnings',
  '/stockUp/index',
  '/localstock/index',
  '/question/index',
  '/question/search',
  '/question/answer/1',
  '/question/topics/1',
  '/questionFeedback/feedbacksearch',
  '/questionFeedback/feedback',
  '/questionFeedback/index',
  '/othershop/index',
  '/supplier/product/index',
  '/supplier/store/index',
  '/supplier/productlist',
  '/invogue/index',
  '/mainwindow/index',
  '/clearance/index',
  '/clearance/detail/1',
  '/specialflight/index',
  '/customertask/promotion',
  '/customertask/promotiontool',
  ...themes.flatMap((theme) => [
    `/thematicactivities/${theme}/index`,
    `/activity/${theme}.html`,
    `/activity/${theme}/index.html`,
  ]),
];

const closed = guardedPages
  .filter((page) => pageVerdict(page, null) === 'loginFirst')
  .map((page) => new RegExp(`^/${page.replaceAll(/:\w+/g, '[^/?]+')}(\\?|$)`));

const needsLogin = (path: string) => closed.some((page) => page.test(path));

function nameOf(path: string): string {
  return path
    .replace(/\?.*/, '')
    .replace(/^\/|\.html$/g, '')
    .replaceAll(/[^\w]+/g, '-');
}

export function stops({ productId, categoryId, supplierId }: Examples): readonly Stop[] {
  const list = [
    ...plain.map((path) => ({ name: nameOf(path), path })),
    { name: 'category', path: `/shoppingmall/categoryproduct/${categoryId}` },
    { name: 'product', path: `/product/${productId}.html?spm=1.2` },
    { name: 'supplier-store', path: `/supplier/store/${supplierId}/${productId}` },
    { name: 'error-404', path: '/no/such/page', status: 404 },
  ];
  return list.map((stop) => ({ ...stop, login: needsLogin(stop.path) }));
}

/** The same addresses, of an order and a parcel that are one's own. */
export async function withOwn(request: APIRequestContext, ticket: string, paths: readonly string[]): Promise<string[]> {
  const [order] = (await ask(request, 'GET /api/shoporder/list', { tagIndex: 1, type: 0 }, ticket)).items;
  const [parcel] = (await ask(request, 'GET /api/deliveryorder/list', {}, ticket)).items;
  return paths.map((path) =>
    path
      .replace(/(\/shoporder\/(2\/detail|2\/logistics|workorder))\/1$/, `$1/${order?.id ?? 1}`)
      .replace(/(\/deliveryorder\/detail)\/1$/, `$1/${parcel?.id ?? 1}`),
  );
}
