import { lastMoment, longDate } from '@sgb/contract/date-words.ts';
import { formatCount } from '@sgb/money/format.ts';
import type { Notice } from '../../base/messages/index.ts';
import type { CoinWords, Earning, Reason } from './kinds.ts';
import { coinTexts } from './texts.ts';

const { say } = coinTexts;

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
    ...say.earned({
      coins: coinCount(amount),
      why: why[reason],
      about: ref,
      day: lastDay(expiresAt),
      rate: coinCount(terms.coinsForOneRand),
    }),
  };
}

export function returnedNotice(words: CoinWords, coins: number): Notice {
  return { ...about(words), ...say.returned({ coins: coinCount(coins), about: words.ref }) };
}

export function takenBackNotice(words: CoinWords, coins: number): Notice {
  return {
    ...about(words),
    ...say.takenBack({ coins: coinCount(coins), about: words.ref }),
  };
}

export function endingNotice(ending: { accountId: number; coins: number; expiresAt: Date }): Notice {
  return {
    userId: ending.accountId,
    type: 'membership',
    subtype: 'scoin',
    link: '/cart/exchange',
    ...say.ending({ coins: coinCount(ending.coins), day: lastDay(ending.expiresAt) }),
  };
}

export function expiredNotice(accountId: number, coins: number): Notice {
  return {
    userId: accountId,
    type: 'membership',
    subtype: 'scoin',
    link: '/scoin/detail',
    ...say.expired({ coins: coinCount(coins) }),
  };
}
