import type { TierId } from '@sgb/contract/membership-plans.ts';
import { addDays, type Day, daysBetween, plusDays, plusMonths } from '@sgb/contract/time.ts';
import { divideHalfUp } from '@sgb/money/convert.ts';

/** Days of one tier that were bought or given: those after `fromDay`, up to and with `toDay`. */
export interface Term {
  readonly id: number;
  readonly tier: TierId;
  readonly fromDay: Day;
  readonly toDay: Day;
  readonly valueCents: number;
}

/** A membership: terms of one tier that follow each other, of which the last has not ended. */
export interface Membership {
  readonly tier: TierId;
  readonly startDay: Day;
  readonly endDay: Day;
  readonly daysLeft: number;
  /** Oldest first; those that have ended are not among them. */
  readonly terms: readonly Term[];
}

/** `terms` are those that count: neither replaced nor given back. */
export function membershipAt(terms: readonly Term[], today: Day): Membership | null {
  const running = terms
    .filter(({ toDay }) => toDay >= today)
    .toSorted((a, b) => (a.fromDay < b.fromDay || (a.fromDay === b.fromDay && a.id < b.id) ? -1 : 1));
  const [first, last] = [running[0], running.at(-1)];
  if (!first || !last) return null;
  return {
    tier: last.tier,
    startDay: first.fromDay,
    endDay: last.toDay,
    daysLeft: daysBetween(today, last.toDay),
    terms: running,
  };
}

/** Whole days that are still to come; the day on which a term begins does not count against it. */
export const unusedDays = ({ fromDay, toDay }: Pick<Term, 'fromDay' | 'toDay'>, today: Day): number =>
  Math.max(0, daysBetween(fromDay > today ? fromDay : today, toDay));

/** What those days are worth, rounded for each term. */
export function creditOf(terms: readonly Term[], today: Day): { cents: number; days: number } {
  const parts = terms.map((term) => {
    const days = unusedDays(term, today);
    return { days, cents: divideHalfUp(term.valueCents * days, daysBetween(term.fromDay, term.toDay)) };
  });
  return {
    cents: parts.reduce((sum, part) => sum + part.cents, 0),
    days: parts.reduce((sum, part) => sum + part.days, 0),
  };
}

export interface PlanTerms {
  readonly tier: TierId;
  readonly months: number;
  readonly priceCents: number;
}

export type TermKind = 'new' | 'renewal' | 'upgrade' | 'free';

/** A term that could be made, and what it takes. */
export interface Offer {
  readonly tier: TierId;
  readonly kind: TermKind;
  readonly months: number;
  readonly fromDay: Day;
  readonly toDay: Day;
  readonly priceCents: number;
  readonly creditCents: number;
  readonly creditDays: number;
  readonly extraDays: number;
  readonly payCents: number;
  readonly valueCents: number;
  /** Terms that it takes the place of. */
  readonly replaces: readonly Term[];
}

/** The better tier has the lower number. */
export function changeOf(tier: TierId, has: Pick<Membership, 'tier'> | null): 'new' | 'renewal' | 'upgrade' | 'lower' {
  if (!has) return 'new';
  if (tier === has.tier) return 'renewal';
  return tier < has.tier ? 'upgrade' : 'lower';
}

const nothingCredited = { creditCents: 0, creditDays: 0, extraDays: 0, replaces: [] };

/** What a plan is to somebody today. Null: a lesser tier than they have is not sold. */
export function offerOf({ tier, months, priceCents }: PlanTerms, has: Membership | null, today: Day): Offer | null {
  const kind = changeOf(tier, has);
  if (kind === 'lower') return null;
  const fromDay = kind === 'renewal' && has ? has.endDay : today;
  const planned = plusMonths(fromDay, months);
  const plain = { tier, kind, months, fromDay, priceCents } as const;
  if (kind !== 'upgrade' || !has) {
    return { ...plain, ...nothingCredited, toDay: planned, payCents: priceCents, valueCents: priceCents };
  }
  const credit = creditOf(has.terms, today);
  // Days that are worth more than the plan are not lost: they become further days of it.
  const spare = Math.max(0, credit.cents - priceCents);
  const extraDays = Math.floor((spare * daysBetween(fromDay, planned)) / priceCents);
  return {
    ...plain,
    toDay: plusDays(planned, extraDays),
    creditCents: credit.cents,
    creditDays: credit.days,
    extraDays,
    payCents: Math.max(0, priceCents - credit.cents),
    valueCents: Math.max(priceCents, credit.cents),
    replaces: has.terms,
  };
}

export interface Gift {
  readonly tier: TierId;
  readonly months: number;
  /** What its days count as in an upgrade. */
  readonly valueCents: number;
  /** What a day of a better tier is sold for: so much for so many months. */
  readonly monthlyCents: Readonly<Record<TierId, number>>;
}

/** The free upgrade. Whoever has the tier gets it on top; whoever has a better one gets as many days as it is worth. */
export function giftOf({ tier, months, valueCents, monthlyCents }: Gift, has: Membership | null, today: Day): Offer {
  const change = changeOf(tier, has);
  const fromDay = has && change !== 'upgrade' ? has.endDay : today;
  const planned = plusMonths(fromDay, months);
  const plain = { kind: 'free', months, fromDay, priceCents: 0, payCents: 0, ...nothingCredited } as const;
  if (has && change === 'lower') {
    const month = daysBetween(fromDay, plusMonths(fromDay, 1));
    const days = Math.max(1, Math.floor((valueCents * month) / monthlyCents[has.tier]));
    return { ...plain, tier: has.tier, toDay: plusDays(fromDay, days), valueCents };
  }
  const credit = has && change === 'upgrade' ? creditOf(has.terms, today) : { cents: 0, days: 0 };
  const extraDays = Math.floor((credit.cents * daysBetween(fromDay, planned)) / valueCents);
  return {
    ...plain,
    tier,
    toDay: plusDays(planned, extraDays),
    creditCents: credit.cents,
    creditDays: credit.days,
    extraDays,
    valueCents: valueCents + credit.cents,
    replaces: has && change === 'upgrade' ? has.terms : [],
  };
}

export interface LastTerm {
  readonly kind: TermKind;
  readonly fromDay: Day;
  readonly madeAt: Date;
}

/** Until when a payment comes back. */
export const cancelUntil = ({ madeAt }: Pick<LastTerm, 'madeAt'>, cancelDays: number): Date =>
  addDays(madeAt, cancelDays);

/** Whether a term can have been used already: a renewal waits for the end of the term before it. */
export const hasBegun = ({ kind, fromDay }: LastTerm, today: Day): boolean => kind !== 'renewal' || fromDay < today;

/** Which reminder is due: the smallest number of days that covers those left; 0 once it has ended. Null: none yet. */
export function stageOf(daysLeft: number, remindDays: readonly number[]): number | null {
  if (daysLeft < 0) return 0;
  return remindDays.toSorted((a, b) => a - b).find((stage) => daysLeft <= stage) ?? null;
}

/** The first days of the months of a term, up to today: on each of them its coupons are given. */
export function monthsBegun({ fromDay, toDay }: Pick<Term, 'fromDay' | 'toDay'>, today: Day): number {
  let months = 0;
  for (;;) {
    const begins = plusMonths(fromDay, months);
    if (begins > today || begins >= toDay) return months;
    months += 1;
  }
}
