import { longDate } from '@sgb/contract/date-words.ts';
import { stockTabHref } from '@sgb/contract/stock-states.ts';
import { formatRand } from '@sgb/money/format.ts';
import type { Notice } from '../../base/messages/index.ts';

/** What a sale is called in the books. */
export const itemOf = (orderId: number): string => `sale:${orderId}`;

const about = { type: 'order', link: `${stockTabHref('shelves')}&view=sell` } as const;

export const approvedNotice = (userId: number, title: string): Notice => ({
  ...about,
  userId,
  title: 'You sell in our shop now',
  text: `"${title}" is for sale. What you list from now on is for sale at once.`,
});

export const refusedNotice = (userId: number, title: string, reason: string): Notice => ({
  ...about,
  userId,
  title: 'Your listing was not approved',
  text: `"${title}" is not for sale: ${reason}\n\nIts pieces are free on your shelf. You can list it again.`,
});

export const hiddenNotice = (userId: number, title: string, reason: string): Notice => ({
  ...about,
  userId,
  title: 'We have hidden a listing of yours',
  text: `"${title}" is not shown in the shop: ${reason}\n\nYou can take its pieces off sale, or ask us in the chat.`,
});

export const shownNotice = (userId: number, title: string): Notice => ({
  ...about,
  userId,
  title: 'Your listing is shown again',
  text: `"${title}" is for sale again.`,
});

export const soldNotice = (userId: number, title: string, quantity: number, cents: number): Notice => ({
  ...about,
  userId,
  title: `Sold: ${title}`,
  text: `${quantity === 1 ? 'One piece' : `${quantity} pieces`} left your shelf. You get ${formatRand(cents)} for it when the buyer has signed and the cooling-off is over.`,
});

export const paidNotice = (userId: number, title: string, cents: number, now: Date): Notice => ({
  ...about,
  userId,
  subtype: 'money',
  money: cents,
  title: `${formatRand(cents)} for ${title}`,
  text: `It was paid out on ${longDate(now)}. You can withdraw it.`,
});

export const takenBackNotice = (userId: number, title: string, cents: number): Notice => ({
  ...about,
  userId,
  subtype: 'money',
  money: -cents,
  title: `${formatRand(cents)} of a sale was taken back`,
  text: `Money for ${title} went back to its buyer, and your part goes back with it. If you have withdrawn it already, it is taken from what you earn next.`,
});

export const cameBackNotice = (userId: number, title: string, sellable: number, damaged: number): Notice => ({
  ...about,
  userId,
  title: `${title} came back to your shelf`,
  text: `${sellable} fit to sell, ${damaged} damaged.`,
});
