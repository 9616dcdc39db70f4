import { type CountryId, southAfrica } from '@sgb/contract/countries.ts';
import type { QuoteLineOf } from '@sgb/contract/pricing.ts';
import type { ParcelDelivery } from '@sgb/contract/shipping.ts';
import type { SettingValue } from '../../../platform/settings/define.ts';
import type { Load } from './cargo.ts';
import type { FreightLine } from './freight.ts';
import type { deliverySouthAfrica, parcelPickup } from './settings.ts';

type Size = SettingValue<typeof deliverySouthAfrica>['sizes'][number];

const cubicCentimetresOf = ({ longestMm, middleMm, shortestMm }: Size) => (longestMm * middleMm * shortestMm) / 1000;

export interface LocalParcels {
  readonly size: string;
  readonly count: number;
  readonly of: Size;
}

/** What decides about the size of a parcel. */
type Packable = Pick<Load, 'grams' | 'cubicCentimetres' | 'reachMm'>;

function fitsInto({ longestMm, middleMm, shortestMm, ...size }: Size, load: Packable): boolean {
  const [longest, middle, shortest] = load.reachMm;
  return (
    load.grams <= size.maxGrams &&
    load.cubicCentimetres <= cubicCentimetresOf({ ...size, longestMm, middleMm, shortestMm }) &&
    longest <= longestMm &&
    middle <= middleMm &&
    shortest <= shortestMm
  );
}

/** The smallest size that takes everything; what not even the largest takes goes in several of it. */
export function localParcels(load: Packable, sizes: readonly Size[]): LocalParcels {
  const ordered = sizes.toSorted((a, b) => a.maxGrams - b.maxGrams);
  const one = ordered.find((size) => fitsInto(size, load));
  if (one) return { size: one.name, count: 1, of: one };
  const largest = ordered.at(-1);
  if (!largest) throw new Error('no sizes of parcels are set');
  const byWeight = Math.ceil(load.grams / largest.maxGrams);
  const byVolume = Math.ceil(load.cubicCentimetres / cubicCentimetresOf(largest));
  return { size: largest.name, count: Math.max(1, byWeight, byVolume), of: largest };
}

const couriered = ['locker', 'kiosk', 'door'] as const;
type Couriered = (typeof couriered)[number];
const isCouriered = (delivery: ParcelDelivery): delivery is Couriered => couriered.some((mode) => mode === delivery);

/** How a parcel of this line can reach somebody, what costs least in front. */
export function parcelDeliveries(line: FreightLine, country: CountryId): ParcelDelivery[] {
  if (line.deliveries.includes('express')) return ['express'];
  const pickup = line.deliveries.includes('pickup');
  if (country === southAfrica) return pickup ? ['depot', 'ambassador', ...couriered] : [...couriered];
  if (!pickup) return ['door'];
  return line.collectIn === undefined ? ['ambassador'] : ['depot'];
}

/** What is left of them for such a load: a locker or a kiosk takes one parcel of the largest size, and no more. */
export function deliveriesFor(
  open: readonly ParcelDelivery[],
  load: Load,
  sizes: LocalTerms['sizes'],
): ParcelDelivery[] {
  const fits = sizes.some((size) => fitsInto(size, load));
  return open.filter((delivery) => fits || (delivery !== 'locker' && delivery !== 'kiosk'));
}

export interface LocalTerms {
  readonly sizes: readonly Size[];
  readonly pickup: SettingValue<typeof parcelPickup>;
}

export interface Handover {
  readonly line: FreightLine;
  readonly country: CountryId;
  readonly delivery: ParcelDelivery;
  /** Of the ambassador's own group. */
  readonly groupMember: boolean;
}

const eachOf = { locker: 'lockerCents', kiosk: 'kioskCents', door: 'doorCents' } as const;

/** The last stretch: in the line, fetched, or by courier from Johannesburg. */
export function localDelivery(
  load: Load,
  { line, country, delivery, groupMember }: Handover,
  { sizes, pickup }: LocalTerms,
): QuoteLineOf<'localDelivery'> {
  const free = {
    kind: 'localDelivery',
    cents: 0,
    delivery,
    size: null,
    parcels: 1,
    eachCents: 0,
    depot: null,
  } as const;
  if (delivery === 'depot') {
    return { ...free, by: 'fetched', depot: { days: pickup.depotDays, dayCents: pickup.depotDayCents } };
  }
  if (delivery === 'ambassador') {
    // Beyond the border the line itself ends at the ambassador, and there is no other place to fetch it.
    if (country !== southAfrica) return { ...free, by: 'included' };
    if (groupMember) return { ...free, by: 'member' };
    return { ...free, by: 'fetched', cents: pickup.ambassadorCents, eachCents: pickup.ambassadorCents };
  }
  if (!isCouriered(delivery) || line.deliveries.includes('door')) return { ...free, by: 'included' };
  const { size, count, of } = localParcels(load, sizes);
  const eachCents = of[eachOf[delivery]];
  return { ...free, by: 'table', cents: count * eachCents, size, parcels: count, eachCents };
}
