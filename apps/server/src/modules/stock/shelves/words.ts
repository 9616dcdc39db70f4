import { longDate } from '@sgb/contract/date-words.ts';
import { stockTabHref } from '@sgb/contract/stock-states.ts';
import { formatRand } from '@sgb/money/format.ts';
import type { Notice } from '../../base/messages/index.ts';
import { shelfTexts } from './texts.ts';

const { say } = shelfTexts;

const about = { type: 'order', link: stockTabHref('shelves') } as const;

export const owedNotice = (userId: number, cents: number, closesAt: Date): Notice => ({
  ...about,
  userId,
  ...say.owed({ amount: formatRand(cents), day: longDate(closesAt) }),
});

export const clearedNotice = (userId: number, cents: number, pieces: number): Notice => ({
  ...about,
  userId,
  ...say.cleared({ amount: formatRand(cents), pieces: pieces === 1 ? '1 piece was' : `${pieces} pieces were` }),
  email: true,
});

export const closedNotice = (userId: number, cents: number, clearsAt: Date): Notice => ({
  ...about,
  userId,
  ...say.closed({ amount: formatRand(cents), day: longDate(clearsAt) }),
  email: true,
});

export const openedNotice = (userId: number): Notice => ({
  ...about,
  userId,
  ...say.opened(),
});
