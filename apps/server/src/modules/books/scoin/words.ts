import { lastMoment, longDate } from '@sgb/contract/date-words.ts';
import { formatCount } from '@sgb/money/format.ts';
import type { Notice } from '../../base/messages/index.ts';
import type { CoinWords, Earning, Reason } from './kinds.ts';

const lastDay = (expiresAt: Date) => longDate(lastMoment(expiresAt));

export const coinCount = (coins: number) => `${formatCount(coins)} S Coin`;

const why: Record<Reason, string> = {
  signup: 'Thank you for joining us',
  goods: 'For goods that you signed for',
  checkin: 'For checking in today',
  survey: 'For telling us how it went',
  referral: 'For a friend whose first order was signed for',
  answer: 'For an answer that helped somebody',
  task: 'For a task that you did for us',
  compensation: 'Because we kept you waiting',
};

const about = ({ accountId, key }: CoinWords) =>
  ({ userId: accountId, type: 'membership', subtype: 'scoin', link: '/scoin/index', once: `scoin ${key}` }) as const;

export function earnedNotice(earning: Earning, expiresAt: Date): Notice {
  const { amount, reason, ref, terms } = earning;
  return {
    ...about(earning),
    title: `You earned ${coinCount(amount)}`,
    text: `${why[reason]}: ${ref}.\n\nUse them until ${lastDay(expiresAt)}; ${coinCount(terms.coinsForOneRand)} take R 1.00 off service fee and freight.`,
  };
}

export function returnedNotice(words: CoinWords, coins: number): Notice {
  return { ...about(words), title: `${coinCount(coins)} came back`, text: `${words.ref}. You can use them again.` };
}

export function takenBackNotice(words: CoinWords, coins: number): Notice {
  return {
    ...about(words),
    title: `${coinCount(coins)} were taken back`,
    text: `${words.ref}. They were given for something that has been refunded.`,
  };
}

export function endingNotice(ending: { accountId: number; coins: number; expiresAt: Date }): Notice {
  return {
    userId: ending.accountId,
    type: 'membership',
    subtype: 'scoin',
    link: '/cart/exchange',
    title: `${coinCount(ending.coins)} are about to expire`,
    text: `Use them by ${lastDay(ending.expiresAt)}: exchange them for a coupon, or pay service fee and freight with them.`,
  };
}

export function expiredNotice(accountId: number, coins: number): Notice {
  return {
    userId: accountId,
    type: 'membership',
    subtype: 'scoin',
    link: '/scoin/detail',
    title: `${coinCount(coins)} have expired`,
    text: 'They were a year old. New ones come with every order that you sign for.',
  };
}
