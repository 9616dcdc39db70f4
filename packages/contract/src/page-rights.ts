import { type Right, type Verdict, verdictOf, type Who } from './policy.ts';

/** The pages that are not for everybody, by their address in the route table. */
const pageRights: Readonly<Record<string, Right>> = {
  ...shoppers(
    'shoppingmall/imagesearch',
    'shoporder/cart',
    'shoporder/2/cart/topay',
    'cart/exchange',
    'shoporder/checkout/cn',
    'shoporder/checkout/sa',
    'shoporder/paysuccess',
    'shoporder/2/index',
    'shoporder/2/detail/:id',
    'shoporder/2/logistics/:id',
    'shoporder/workorder/:id',
    'deliveryorder/2/index',
    'old/deliveryorder/2/index',
    'deliveryorder/combine',
    'old/deliveryorder/combine',
    'deliveryorder/detail/:id',
    'client/index',
    'client/2/index',
    'client/2/edit',
    'user/recharge',
    'recharge/pay',
    'paymentvoucher/index',
    'bill/index',
    'withdrawal/index',
    'user/toTransfer',
    'giftvoucher/index',
    'account/saving',
    'groupship/earnings',
    'scoin/index',
    'scoin/detail',
    'coupon/index',
    'membership/checkout',
    'user/info',
    'user/data',
    'user/updatepassword',
    'workorder/index',
    'stockUp/index',
    'team/index',
    'message/index',
    'message/detail/:id/:type',
    'contact/chat',
    'questionFeedback/index',
  ),
  'groupship/index': 'groupBuy',
  'groupship/bindAmbassador': 'groupBuy',
  'groupship/round/:id': 'groupBuy',
  'othershop/index': 'forwarding',
};

function shoppers(...paths: readonly string[]): Record<string, Right> {
  return Object.fromEntries(paths.map((path) => [path, 'shopper' as const]));
}

export function pageVerdict(path: string, who: Who): Verdict {
  return verdictOf([pageRights[path] ?? 'everybody'], who);
}

/** The addresses of `pageVerdict`, for those who walk over all of them. */
export const guardedPages: readonly string[] = Object.keys(pageRights);
