import { longDate } from '@sgb/contract/date-words.ts';
import { stockTabHref } from '@sgb/contract/stock-states.ts';
import { formatRand } from '@sgb/money/format.ts';
import type { Notice } from '../../base/messages/index.ts';
import { listingTexts } from './texts.ts';

const { say } = listingTexts;

/** What a sale is called in the books. */
export const itemOf = (orderId: number): string => `sale:${orderId}`;

const about = { type: 'order', link: `${stockTabHref('shelves')}&view=sell` } as const;

export const approvedNotice = (userId: number, title: string): Notice => ({
  ...about,
  userId,
  ...say.approved({ title }),
});

export const refusedNotice = (userId: number, title: string, reason: string): Notice => ({
  ...about,
  userId,
  ...say.refused({ title, reason }),
});

export const hiddenNotice = (userId: number, title: string, reason: string): Notice => ({
  ...about,
  userId,
  ...say.hidden({ title, reason }),
});

export const shownNotice = (userId: number, title: string): Notice => ({
  ...about,
  userId,
  ...say.shown({ title }),
});

export const soldNotice = (userId: number, title: string, quantity: number, cents: number): Notice => ({
  ...about,
  userId,
  ...say.sold({ title, pieces: quantity === 1 ? 'One piece' : `${quantity} pieces`, amount: formatRand(cents) }),
});

export const paidNotice = (userId: number, title: string, cents: number, now: Date): Notice => ({
  ...about,
  userId,
  subtype: 'money',
  money: cents,
  ...say.paid({ title, amount: formatRand(cents), day: longDate(now) }),
});

export const takenBackNotice = (userId: number, title: string, cents: number): Notice => ({
  ...about,
  userId,
  subtype: 'money',
  money: -cents,
  ...say.takenBack({ title, amount: formatRand(cents) }),
});

export const cameBackNotice = (userId: number, title: string, sellable: number, damaged: number): Notice => ({
  ...about,
  userId,
  ...say.cameBack({ title, sellable, damaged }),
});
