import { may, type Who } from '@sgb/contract/policy.ts';
import { showcaseHrefs, topSuppliersHref } from './link.tsx';

/** Where the parts of the layout lead. Routes, without the base path. */
export const to = {
  home: '/shoppingmall/index',
  categories: '/shoppingmall/categories',
  login: '/login',
  cart: '/shoporder/cart',
  unpaid: '/shoporder/2/cart/topay',
  orders: '/shoporder/2/index',
  messages: '/message/index',
  chat: '/contact/chat',
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
  portuguese: '/helpcenter/index/portugues',
  shippingEstimator: '/deliveryorder/2/transport',
  membership: '/membership/index',
  specialFlight: '/specialflight/index',
  groupBuy: '/groupship/index',
  groupBuyHelp: '/helpcenter/index/groupbuy',
  groupBuyRegister: '/register/groupbuy',
} as const;

/** Guests read what it is; companies and big customers have nothing of it. */
export function groupBuyHref(who: Who): string | null {
  if (who === null) return to.groupBuyHelp;
  return may('groupBuy', who) ? to.groupBuy : null;
}

/** The recharge of what lacks, up to the next rand; it leads back afterwards. */
export const rechargeHref = (missingCents: number, back: string): string =>
  `${to.recharge}?${new URLSearchParams({ amount: String(Math.ceil(missingCents / 100)), origUrl: back })}`;

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
