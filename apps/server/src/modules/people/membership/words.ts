import { longDate } from '@sgb/contract/date-words.ts';
import { type TierId, tierNames } from '@sgb/contract/membership-plans.ts';
import type { Day } from '@sgb/contract/time.ts';
import { formatRand } from '@sgb/money/format.ts';
import type { Notice } from '../../base/messages/index.ts';
import type { Offer } from './rules.ts';
import { membershipTexts } from './texts.ts';

const { say } = membershipTexts;

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
    ...say.paid({
      begins: paidTitles[offer.kind],
      tier: name,
      months: monthWords(offer.months),
      credit,
      day: longDate(offer.toDay),
    }),
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
    ...say.gift({ tier: name, amount: formatRand(goodsCents), days, day: longDate(offer.toDay) }),
    link: page,
    once: `membership ${termId}`,
  };
}

export function cancelledNotice(userId: number, termId: number, tier: TierId, cents: number): Notice {
  return {
    userId,
    type: 'membership',
    subtype: 'money',
    ...say.cancelled({ tier: tierNames[tier], amount: formatRand(cents) }),
    link: '/bill/index',
    money: cents,
    once: `membership ${termId} cancelled`,
  };
}

export function endingNotice(
  userId: number,
  about: { termId: number; tier: TierId; endDay: Day; stage: number },
): Notice {
  const said = { tier: tierNames[about.tier], day: longDate(about.endDay) };
  return {
    userId,
    type: 'membership',
    subtype: 'member',
    ...(about.stage === 0 ? say.ended(said) : say.ending(said)),
    link: '/membership/checkout',
    once: `membership ends ${about.termId} ${about.stage}`,
  };
}
