import { southAfrica } from '@sgb/contract/countries.ts';
import type { YearMeter } from '@sgb/contract/parcel-views.ts';
import type { FreightRefusal, ParcelDelivery, ParcelLimit } from '@sgb/contract/shipping.ts';
import { formatRand } from '@sgb/money/format.ts';
import { type Refusal, refuse } from '../../../../platform/http/refusal.ts';
import type { ParcelAddressee } from '../../../people/clients/index.ts';
import { deliversTo } from './delivery-choice-rules.ts';

const refused: Readonly<Record<FreightRefusal, string>> = {
  liquid: 'Liquids cannot go by air. Send them by sea, or without the rest.',
  magnet: 'Magnets and built-in batteries need a line of their own: air special, or the sea.',
  tooLarge: 'One of these orders is too large for this line.',
  tooMuch: 'Together these orders are too much for one parcel of this line. Make two of it.',
  delivery: 'This line does not deliver that way.',
  noLine: 'This line does not go there, or does not take such goods.',
};

export const refusalWords = (refusal: FreightRefusal | null): string => refused[refusal ?? 'noLine'];

interface OverLimit {
  readonly limit: ParcelLimit;
  readonly most: number;
  readonly actual: number;
}

const limitText: Readonly<Record<ParcelLimit, (most: number) => string>> = {
  orders: (most) => `at most ${most} orders`,
  weight: (most) => `at most ${most / 1000} kg`,
  volume: (most) => `at most ${most / 1_000_000} m³`,
  value: (most) => `goods for at most ${formatRand(most)}`,
};

export function limitFault(over: readonly OverLimit[]): Refusal | undefined {
  if (over.length === 0) return undefined;
  const words = over.map(({ limit, most }) => limitText[limit](most)).join(', ');
  return refuse('overLimit', `One parcel of this way holds ${words}. Please make two of it.`, { limits: over });
}

type Fit = Pick<ParcelAddressee, 'countryId' | 'type' | 'postBox' | 'idHashes'>;

/** Why a parcel cannot go to a receiver, or undefined: rules, section 2. */
export function receiverFault(receiver: Fit, delivery: ParcelDelivery): Refusal | undefined {
  if (receiver.countryId === southAfrica && receiver.idHashes.length === 0) return refuse('receiverIdNeeded');
  if (deliversTo(delivery, receiver)) return undefined;
  const why = receiver.postBox
    ? 'A courier cannot deliver to a post box. Choose an address with a street, or collect the parcel.'
    : 'This address is a place to collect from, not a door. Choose another address, or collect the parcel.';
  return refuse('receiverUnfit', why);
}

export function meterFault(meter: YearMeter | null): Refusal | undefined {
  if (meter?.state !== 'over') return undefined;
  const { year, limitCents, usedCents } = meter;
  return refuse(
    'yearLimit',
    `A person may bring goods for ${formatRand(limitCents)} into South Africa in ${year}. This receiver has had ${formatRand(usedCents)} declared already. Choose another receiver, or wait for the next year.`,
    { meter },
  );
}

export function meterWarning(meter: YearMeter | null): string | undefined {
  if (meter?.state !== 'near') return undefined;
  return `With this parcel ${formatRand(meter.withThisCents)} of the ${formatRand(meter.limitCents)} are used that this receiver may bring in during ${meter.year}.`;
}
