import { orderUserTypes } from './people.ts';
import type { Person } from './policy.ts';
import { may, type Right } from './policy.ts';

/** Product document, section 2: the account pop-up, and who sees what in it; with what a phone has no other way to. */

interface Stock {
  readonly stockPurchase: number;
  readonly stockShelves: number;
  readonly stockShip: number;
}

export type MenuPerson = Person & Stock;

interface MenuEntry {
  readonly label: string;
  /** A route, without the base path. */
  readonly href: string;
  /** Left out: every shopper. */
  readonly right?: Right;
  readonly shown?: (who: MenuPerson) => boolean;
}

const hasStock = ({ stockPurchase, stockShelves, stockShip }: Stock) =>
  stockPurchase > 0 || stockShelves > 0 || stockShip > 0;

const entries: readonly MenuEntry[] = [
  { label: 'My orders', href: '/shoporder/2/index' },
  { label: 'My parcels', href: '/deliveryorder/2/index' },
  { label: 'Cart', href: '/shoporder/cart' },
  { label: 'Favorites', href: '/shoppingmall/favorites' },
  { label: 'Message center', href: '/message/index' },
  { label: 'Coupons', href: '/coupon/index' },
  { label: 'Recharge', href: '/user/recharge' },
  { label: 'Bill', href: '/bill/index' },
  { label: 'Withdraw', href: '/withdrawal/index' },
  { label: 'Transfer', href: '/user/toTransfer' },
  { label: 'S Coin', href: '/scoin/index' },
  { label: 'Membership', href: '/membership/index' },
  { label: 'After-sale service', href: '/workorder/index' },
  { label: 'My addresses', href: '/client/index' },
  { label: 'SGB Forwarding Agency', href: '/othershop/index', right: 'forwarding' },
  { label: 'Chat', href: '/contact/chat' },
  { label: 'Group-buy', href: '/groupship/index', right: 'groupBuy' },
  { label: 'My teams', href: '/team/index' },
  { label: 'Influencer', href: '/customertask/promotion', right: 'influencer' },
  { label: 'Earnings', href: '/groupship/earnings', right: 'earns' },
  { label: 'Stock', href: '/stockUp/index', shown: hasStock },
  { label: 'Personal info', href: '/user/info' },
  { label: 'Update password', href: '/user/updatepassword' },
  { label: 'FAQ', href: '/helpcenter/index/faq' },
];

export function accountMenu(who: MenuPerson): readonly MenuEntry[] {
  return entries.filter(({ right, shown }) => may(right ?? 'shopper', who) && (shown?.(who) ?? true));
}

/** The word beside the name of those who buy in a group. */
export function leaderTag({ isleader }: Person): string | null {
  if (isleader === orderUserTypes.manager) return 'Group-Buy Ambassador';
  return isleader === orderUserTypes.member ? 'Group-Buy member' : null;
}
