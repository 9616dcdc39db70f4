import type { Settlement } from '@sgb/contract/parcel-states.ts';
import type { SettingValue } from '../../../../platform/settings/define.ts';
import type { parcelTerms } from '../settings.ts';

export type ParcelTerms = SettingValue<typeof parcelTerms>;

export interface Weighed {
  /** What the shopper agreed to pay and what it costs by the scales, coupon and coins taken off. */
  readonly agreedCents: number;
  readonly actualCents: number;
  /** What coupon and coins pay of the estimate: a share is a share of the whole price. */
  readonly giftCents: number;
  readonly autoDebit: boolean;
  readonly balanceCents: number;
}

export interface Settled {
  readonly settlement: Exclude<Settlement, 'paid'>;
  /** Whose lines are charged. */
  readonly charge: 'estimate' | 'actual';
  /** Taken from what is set aside, given back of it, and taken on top. */
  readonly captureCents: number;
  readonly backCents: number;
  readonly debitCents: number;
  /** What waits to be paid. */
  readonly dueCents: number;
}

/** The packed parcel against its estimate: rules, section 7. */
export function settlementOf(
  weighed: Weighed,
  terms: Pick<ParcelTerms, 'absorbBasisPoints' | 'debitBasisPoints'>,
): Settled {
  const { agreedCents, actualCents, giftCents, autoDebit, balanceCents } = weighed;
  const nothing = { backCents: 0, debitCents: 0, dueCents: 0 };
  const more = actualCents - agreedCents;
  if (more === 0) return { ...nothing, settlement: 'same', charge: 'estimate', captureCents: agreedCents };
  if (more < 0) {
    return { ...nothing, settlement: 'refunded', charge: 'actual', captureCents: actualCents, backCents: -more };
  }
  const within = (basisPoints: number) => more * 10_000 <= (agreedCents + giftCents) * basisPoints;
  if (within(terms.absorbBasisPoints)) {
    return { ...nothing, settlement: 'absorbed', charge: 'estimate', captureCents: agreedCents };
  }
  if (autoDebit && within(terms.debitBasisPoints) && balanceCents >= more) {
    return { ...nothing, settlement: 'debited', charge: 'actual', captureCents: agreedCents, debitCents: more };
  }
  return { ...nothing, settlement: 'waiting', charge: 'actual', captureCents: 0, dueCents: more };
}

/** What comes back when a parcel that has not left is given up: rules, section 19. */
export interface GivenUp {
  readonly packed: boolean;
  /** What of the shopper's money we have or have set aside. */
  readonly moneyCents: number;
  /** Services that were done once it is packed. */
  readonly servicesCents: number;
  readonly feeCents: number;
}

export function givenBack({ packed, moneyCents, servicesCents, feeCents }: GivenUp) {
  if (!packed) return { backCents: moneyCents, keptServicesCents: 0, keptFeeCents: 0 };
  const keptServicesCents = Math.min(moneyCents, servicesCents);
  const keptFeeCents = Math.min(moneyCents - keptServicesCents, feeCents);
  return { backCents: moneyCents - keptServicesCents - keptFeeCents, keptServicesCents, keptFeeCents };
}
