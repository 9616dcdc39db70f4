import { longDate } from '@sgb/contract/date-words.ts';
import { stockTabHref } from '@sgb/contract/stock-states.ts';
import { formatRand } from '@sgb/money/format.ts';
import type { Notice } from '../../base/messages/index.ts';

const about = { type: 'order', link: stockTabHref('shelves') } as const;

export const owedNotice = (userId: number, cents: number, closesAt: Date): Notice => ({
  ...about,
  userId,
  title: 'Storage in Johannesburg is not paid',
  text: `${formatRand(cents)} of storage could not be taken from your balance. Please recharge; we try again every day. From ${longDate(closesAt)} on nothing leaves your shelves until it is paid.`,
});

export const clearedNotice = (userId: number, cents: number, pieces: number): Notice => ({
  ...about,
  userId,
  title: 'Your shelves were cleared',
  text: `${formatRand(cents)} of storage was not paid for 90 days. ${pieces === 1 ? '1 piece was' : `${pieces} pieces were`} put on clearance, and nothing is owed any more.`,
  email: true,
});

export const closedNotice = (userId: number, cents: number, clearsAt: Date): Notice => ({
  ...about,
  userId,
  title: 'Your shelves are closed',
  text: `${formatRand(cents)} of storage has not been paid for a long time, so nothing leaves your shelves. They open again as soon as it is paid. On ${longDate(clearsAt)} what is there goes on clearance.`,
  email: true,
});

export const openedNotice = (userId: number): Notice => ({
  ...about,
  userId,
  title: 'Your shelves are open again',
  text: 'Storage is paid. Thank you.',
});
