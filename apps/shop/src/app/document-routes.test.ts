import { themes } from '@sgb/contract/catalogue.ts';
import { matchRoutes } from 'react-router';
import { expect, test } from 'vitest';
import type { page } from './page.ts';
import { handleOf } from './page-route.ts';
import { routes } from './routes.tsx';

/** Every address of the product document, section 2. */
const addresses = `
/shoporder/workorder/7 /shoporder/2/detail/7 /shoporder/2/logistics/7 /deliveryorder/detail/7 /clearance/detail/7
/product/610000000001.html /helpcenter/index /helpcenter/index/aboutUs /helpcenter /helpcenter/faq
/shoppingmall/categoryproduct/7 /supplier/store/7/8 /message/detail/7/1 /question/answer/7 /question/topics/7
/shoppingmall/index /search /shoppingmall/categoryproduct /shoppingmall/imagesearch /home/shopStore
/shoppingmall/collectionproduct /shoppingmall/favorites /banner/product /helpcenter/sizeguide
/login /register /register/groupbuy /register/forgotpwd
/shoporder/cart /shoporder/2/cart/topay /cart/exchange /shoporder/checkout/cn /shoporder/checkout/sa
/shoporder/paysuccess /shoporder/2/index /shoporder/2/statusdesc
/deliveryorder/2/transport /deliveryorder/2/index /old/deliveryorder/2/index /deliveryorder/combine /old/deliveryorder/combine
/client/index /client/2/index /client/2/edit
/user/recharge /recharge/pay /paymentvoucher/index /paymentvoucher/sample /bill/index /withdrawal/index /user/toTransfer
/account/saving /scoin/index /scoin/description /scoin/detail /coupon/index /activity/snatchcoupon/index
/membership/index /membership/checkout /user/info /user/updatepassword
/workorder/index /customertask/promotion /customertask/promotiontool /groupship/index /groupship/bindAmbassador
/stockUp/index /localstock/index
/message/index /question/index /question/search
/questionFeedback/feedbacksearch /questionFeedback/feedback /questionFeedback/index
/othershop/index /supplier/product/index /supplier/store/index /supplier/productlist /invogue/index /mainwindow/index
/clearance/index /specialflight/index /registerBusiness /registerShopify
${themes.map((theme) => `/thematicactivities/${theme}/index /activity/${theme}.html /activity/${theme}/index.html`).join(' ')}`
  .trim()
  .split(/\s+/);

/** Stands for the file of a page, whatever is asked of it: which file it is, is known without loading it. */
const anyFile: object = new Proxy({}, { get: () => anyFile });

async function sourceOf(address: string): Promise<string> {
  const leaf = matchRoutes(routes, address)?.at(-1)?.route;
  if (!leaf?.lazy) return `${leaf?.id}`;
  return handleOf(await (leaf as ReturnType<typeof page>).lazy(anyFile))?.about.source ?? '';
}

test('every address of the product document has a page of its own, and none says that it is not open yet', async () => {
  const found = await Promise.all(addresses.map(async (address) => ({ address, source: await sourceOf(address) })));
  const strange = ({ source }: { source: string }) =>
    !source.startsWith('src/features/') || source.includes('coming-soon');
  expect(found.filter(strange)).toEqual([]);
});

test.each([
  ['/login', 'login'],
  ['/register', 'register'],
  ['/registerBusiness', 'registerBusiness'],
  ['/registerShopify', 'registerShopify'],
  ['/shoppingmall/categoryproduct', 'ProductDisplayResultByKeyword'],
  ['/shoppingmall/categoryproduct/7', 'ProductDisplayResultByCategory'],
])('%s is the route that the document calls %s', (address, name) => {
  expect(matchRoutes(routes, address)?.at(-1)?.route.id).toBe(name);
});
