import type { MessageSubtype, MessageView } from '@sgb/contract/message-types.ts';

export const typeWords: Record<MessageView, string> = {
  1: 'All',
  2: 'Unread',
  3: 'Orders',
  4: 'Membership',
  5: 'Notifications',
};

export const subtypeWords: Record<MessageSubtype, string> = {
  0: 'General',
  10: 'Money',
  30: 'Coupons',
  40: 'S Coin',
  50: 'Member',
  60: 'Quality check',
};

const linkWords: readonly (readonly [string, string])[] = [
  ['/shoporder/', 'See my orders'],
  ['/deliveryorder/', 'See my parcels'],
  ['/bill/', 'See the bill'],
  ['/coupon/', 'See my coupons'],
  ['/scoin/', 'See my S Coin'],
  ['/membership/', 'See memberships'],
  ['/workorder/', 'Open after-sale service'],
  ['/groupship/', 'See my group'],
  ['/user/updatepassword', 'Change my password'],
  ['/helpcenter/', 'Open the help centre'],
];

/** What the button of a message says that leads there. */
export function linkWord(link: string): string {
  return linkWords.find(([start]) => link.startsWith(start))?.[1] ?? 'See more';
}
