import { laggingCalls } from './lagging-calls.ts';

/**
 * All that somebody of service may call who sees the shop as one of its shoppers: looks at goods, and at what they could see in the console
 * as well. Nothing that writes, sends or signs; no balance, bank account or invoice, no address book and no papers, no talk or letter, no password,
 * no code of a delivery. Whatever is not named here is refused.
 */
export const seenCalls: ReadonlySet<string> = new Set([
  ...laggingCalls,
  'GET /api/activity/snatchcoupon/index',
  'GET /api/business/info',
  'GET /api/cart/count/unpaid',
  'GET /api/cart/count/unpaid/detail',
  'GET /api/cart/list',
  'GET /api/cart/removed',
  'GET /api/cart/usertype',
  'GET /api/cart/vipname',
  'GET /api/contact/person',
  'GET /api/deliveryorder/combinelimit',
  'GET /api/deliveryorder/list',
  'GET /api/deliveryorder/shipseasys',
  'GET /api/deliveryorder/storage',
  'GET /api/localstock/promise',
  'GET /api/localstock/sellers',
  'GET /api/membership/plan',
  'GET /api/membership/priceinfo',
  'GET /api/membership/priority',
  'GET /api/message/unread',
  'GET /api/product/landedcost',
  'GET /api/question/mine',
  'GET /api/questionfeedback/search',
  'GET /api/review/mine',
  'GET /api/scoin/description',
  'GET /api/shoporder/clearance/detail',
  'GET /api/shoporder/count',
  'GET /api/shoporder/detail',
  'GET /api/shoporder/followup',
  'GET /api/shoporder/list',
  'GET /api/shoporder/logistics',
  'GET /api/shoporder/refundinfo',
  'GET /api/shoporder/statusdesc',
  'GET /api/task/about',
  'GET /api/team/detail',
  'GET /api/user/collectionids',
  'GET /api/user/logininfo',
  // It ends the looking, and nothing else.
  'GET /api/user/logout',
  'GET /api/user/workorder/list',
]);
