/** Calls that are sent as POST and that change nothing, or nothing more when they are sent again. */
export const repeatableCalls: ReadonlySet<string> = new Set([
  'POST /api/user/bill/list',
  'POST /api/user/coupon',
  'POST /api/user/collectionlist',
  'POST /api/search/imagesearchlist',
  'POST /api/deliveryorder/deliveryorder',
  'POST /api/deliveryorder/proposal',
  'POST /api/deliveryorder/shippreview',
  'POST /api/cart/tick',
  'POST /api/cart/quantity',
  'POST /api/checkout/pay',
  'POST /api/checkout/cancel',
  'POST /api/recharge/pay',
  'POST /api/recharge/giveup',
  'POST /api/deliveryorder/sign',
]);
