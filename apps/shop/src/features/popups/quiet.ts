/** Where somebody pays, sends money or is about to: nothing breaks in there (addresses without the base path). */
const quiet = [
  '/shoporder/checkout/',
  '/shoporder/paysuccess',
  '/shoporder/2/cart/topay',
  '/user/recharge',
  '/recharge/',
  '/paymentvoucher/',
  '/user/toTransfer',
  '/giftvoucher/index',
  '/withdrawal/',
  '/membership/checkout',
  '/deliveryorder/combine',
  '/deliveryorder/detail/',
  '/clearance/detail/',
  '/shoporder/2/detail/',
  '/stockUp/',
  '/groupship/round/',
  '/groupship/earnings',
  '/cart/exchange',
  '/account/saving',
  '/user/updatepassword',
  '/user/data',
  '/client/2/edit',
  '/login',
  '/register',
];

export const isQuiet = (path: string): boolean => quiet.some((each) => path.startsWith(each));
