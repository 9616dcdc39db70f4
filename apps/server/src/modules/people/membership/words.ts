import { longDate } from '@sgb/contract/date-words.ts';
import { type TierId, tierNames } from '@sgb/contract/membership-plans.ts';
import type { Day } from '@sgb/contract/time.ts';
import { formatRand } from '@sgb/money/format.ts';
import type { Notice } from '../../base/messages/index.ts';
import type { Offer } from './rules.ts';

const monthWords = (months: number) => (months === 1 ? '1 month' : `${months} months`);

/** The number that a shopper knows a term by. */
export const numberOf = (termId: number): string => `VM${String(termId).padStart(7, '0')}`;

/** For the bill. */
export const billNote = ({ tier, months }: Pick<Offer, 'tier' | 'months'>) =>
  `${tierNames[tier]} membership, ${monthWords(months)}`;

const page = '/membership/index';

const paidTitles = { new: 'Welcome to', renewal: 'You renewed', upgrade: 'You upgraded to', free: 'A gift:' } as const;

export function paidNotice(userId: number, termId: number, offer: Offer): Notice {
  const name = tierNames[offer.tier];
  const credit = offer.creditCents > 0 ? ` ${formatRand(offer.creditCents)} of it were your unused days.` : '';
  return {
    userId,
    type: 'membership',
    subtype: offer.payCents > 0 ? 'money' : 'member',
    title: `${paidTitles[offer.kind]} ${name}`,
    text: `Your ${name} membership for ${monthWords(offer.months)} is paid.${credit} It lasts until the end of ${longDate(offer.toDay)} and does not renew automatically.`,
    link: page,
    ...(offer.payCents > 0 && { money: -offer.payCents }),
    once: `membership ${termId}`,
  };
}

export function giftNotice(userId: number, termId: number, offer: Offer, goodsCents: number, days: number): Notice {
  const name = tierNames[offer.tier];
  return {
    userId,
    type: 'membership',
    subtype: 'member',
    title: `${name} is our thank-you`,
    text: `You signed for goods of ${formatRand(goodsCents)} or more within ${days} days. Your ${name} membership lasts until the end of ${longDate(offer.toDay)}.`,
    link: page,
    once: `membership ${termId}`,
  };
}

export function cancelledNotice(userId: number, termId: number, tier: TierId, cents: number): Notice {
  return {
    userId,
    type: 'membership',
    subtype: 'money',
    title: `Your ${tierNames[tier]} payment is back`,
    text: `Your ${tierNames[tier]} membership is cancelled. ${formatRand(cents)} is back in your balance.`,
    link: '/bill/index',
    money: cents,
    once: `membership ${termId} cancelled`,
  };
}

export function endingNotice(
  userId: number,
  about: { termId: number; tier: TierId; endDay: Day; stage: number },
): Notice {
  const name = tierNames[about.tier];
  const ended = about.stage === 0;
  return {
    userId,
    type: 'membership',
    subtype: 'member',
    title: ended ? `Your ${name} membership has ended` : `Your ${name} membership ends soon`,
    text: ended
      ? `It ended with ${longDate(about.endDay)}. Your fees are the usual ones again; you can take it up again at any time.`
      : `It lasts until the end of ${longDate(about.endDay)}. Renew it to keep your lower fees: the new time is added to the end.`,
    link: '/membership/checkout',
    once: `membership ends ${about.termId} ${about.stage}`,
  };
}
