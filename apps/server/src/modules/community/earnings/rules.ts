import { type EarningKind, earningKinds } from '@sgb/contract/earning-kinds.ts';
import { addDays, addMonths, plusMonths, shopDay, shopMoment } from '@sgb/contract/time.ts';
import { divideHalfUp, share } from '@sgb/money/convert.ts';
import type { SettingValue } from '../../../platform/settings/define.ts';
import type { earningTerms } from './settings.ts';

export type EarningTerms = SettingValue<typeof earningTerms>;

const { member, own, tier, handover, fee, freight, task } = earningKinds;

/** The month of the shop that a moment lies in. */
export const monthOf = (moment: Date): string => shopDay(moment).slice(0, 7);

/** The moment at which a month is over. */
export const endOfMonth = (month: string): Date => shopMoment(plusMonths(`${month}-01`, 1), 0);

const firstRate = ({ tiers }: EarningTerms): number => tiers[0]?.basisPoints ?? 0;

/** What a month with goods of members worth so much earns of them. */
export function rateOf(goodsCents: number, { tiers }: EarningTerms): number {
  return (
    tiers.findLast(({ fromCents }) => fromCents <= goodsCents)?.basisPoints ?? firstRate({ tiers } as EarningTerms)
  );
}

/** What is left of a part of a price when so much of the money for it is: what a coupon or coins paid goes along. */
export const keptOf = (full: number, cash: number, left: number): number =>
  cash === 0 ? full : divideHalfUp(full * left, cash);

interface Rated {
  readonly rate: number;
  readonly amountCents: number;
}

/** What a line is worth while so much of its base is kept. A fixed amount was earned by work that is done. */
export const worthAt = ({ rate, amountCents }: Rated, keptCents: number): number =>
  rate === 0 ? amountCents : share(keptCents, rate);

/** What of a line has to be taken back in all once so much of its base is kept. */
export const reversedAt = (line: Rated, keptCents: number): number => line.amountCents - worthAt(line, keptCents);

/** Something that somebody earns by, before it is known what the books say of it. */
export interface Earned {
  readonly kind: EarningKind;
  readonly accountId: number;
  readonly personId: number | null;
  readonly orderId: number | null;
  readonly parcelId: number | null;
  readonly signedAt: Date;
  readonly baseCents: number;
}

const rates: Readonly<Record<EarningKind, (terms: EarningTerms) => number>> = {
  [member]: firstRate,
  [own]: ({ ownBasisPoints }) => ownBasisPoints,
  [tier]: () => 0,
  [handover]: () => 0,
  [fee]: ({ influencer }) => influencer.feeBasisPoints,
  [freight]: ({ influencer }) => influencer.freightBasisPoints,
  [task]: () => 0,
};

/** The line for it; its month is that of the signature. */
export function lineOf(earned: Earned, terms: EarningTerms) {
  const { kind, baseCents, signedAt } = earned;
  const rate = rates[kind](terms);
  return {
    ...earned,
    keptCents: baseCents,
    month: monthOf(signedAt),
    rate,
    amountCents: kind === handover ? terms.handOverCents : share(baseCents, rate),
    readyAt: addDays(signedAt, terms.pendingDays),
  };
}

/** What a month that is over earns above the first rate; null where its goods raised nothing. */
export function tierLineOf(accountId: number, month: string, goodsCents: number, terms: EarningTerms) {
  const rate = rateOf(goodsCents, terms) - firstRate(terms);
  if (rate <= 0) return null;
  const signedAt = endOfMonth(month);
  return {
    kind: tier,
    accountId,
    personId: null,
    orderId: null,
    parcelId: null,
    month,
    signedAt,
    baseCents: goodsCents,
    keptCents: goodsCents,
    rate,
    amountCents: share(goodsCents, rate),
    readyAt: addDays(signedAt, terms.pendingDays),
  };
}

/** Whether what somebody pays at this moment still counts for whoever invited them. */
export const invitedLately = (registeredAt: Date, paidAt: Date, { influencer }: EarningTerms): boolean =>
  paidAt < addMonths(registeredAt, influencer.months);
