import type { LoginInfo } from '@sgb/contract/identity.ts';
import { userTypes } from '@sgb/contract/people.ts';
import { showcaseHrefs, topSuppliersHref } from '../../shared/link.tsx';

/** Where the parts of the layout lead. Routes, without the base path. */
export const to = {
  home: '/shoppingmall/index',
  login: '/login',
  cart: '/shoporder/cart',
  orders: '/shoporder/2/index',
  messages: '/message/index',
  favorites: '/shoppingmall/favorites',
  coupons: '/coupon/index',
  search: '/search',
  imageSearch: '/shoppingmall/imagesearch',
  forwarding: '/othershop/index',
  recharge: '/user/recharge',
  ourStory: '/helpcenter/index/aboutUs',
  faq: '/helpcenter/index/faq',
  fees: '/helpcenter/index/fees',
  sizeGuide: '/helpcenter/sizeguide',
  returns: '/helpcenter/index/aftersale',
  contact: '/helpcenter/index/contact',
  terms: '/helpcenter/index/terms',
  privacy: '/helpcenter/index/privacy',
  shippingEstimator: '/deliveryorder/2/transport',
  specialFlight: '/specialflight/index',
} as const;

export interface Entry {
  readonly label: string;
  readonly href: string;
}

/** Pages of goods that somebody put together. */
export const showcaseLinks: readonly Entry[] = [
  { label: 'Local stock', href: showcaseHrefs.localStock },
  { label: 'In vogue', href: showcaseHrefs.inVogue },
  { label: 'Shop window', href: showcaseHrefs.shopWindow },
  { label: 'Big Tree store', href: showcaseHrefs.bigTree },
  { label: 'Clearance', href: showcaseHrefs.clearance },
  { label: 'Top 100 suppliers', href: topSuppliersHref },
];

/** Group-buy members order through their ambassador, so forwarding is not offered to them. */
export function mayForward(login: LoginInfo | null): boolean {
  return login?.usertype !== userTypes.member;
}

export function accountLinks(login: LoginInfo): readonly Entry[] {
  const { usertype } = login;
  const groupBuys = usertype !== userTypes.bigCustomer && usertype !== userTypes.normalBusiness;
  return [
    { label: 'My orders', href: to.orders },
    { label: 'Cart', href: to.cart },
    { label: 'Favorites', href: to.favorites },
    { label: 'Message center', href: to.messages },
    { label: 'Coupons', href: to.coupons },
    { label: 'Bill', href: '/bill/index' },
    { label: 'S Coin', href: '/scoin/index' },
    { label: 'After-sale service', href: '/workorder/index' },
    { label: 'Client management', href: '/client/index' },
    ...(groupBuys ? [{ label: 'Group-buy', href: '/groupship/index' }] : []),
    { label: 'Personal info', href: '/user/info' },
    { label: 'Update password', href: '/user/updatepassword' },
    { label: 'FAQ', href: to.faq },
  ];
}

/** The word beside the name of those who buy in a group. */
export function groupRole(login: LoginInfo): string | null {
  if (login.usertype === userTypes.header) return 'Group-Buy Ambassador';
  return login.usertype === userTypes.member ? 'Group-Buy member' : null;
}
