import { type CarrierKind, carrierKinds } from '@sgb/contract/carrier-kinds.ts';
import { type ParcelStatus, parcelStatuses, parcelWords } from '@sgb/contract/parcel-states.ts';
import type { ParcelDelivery } from '@sgb/contract/shipping.ts';
import type { SettingValue } from '../../../platform/settings/define.ts';
import { parcelActors, type Who } from '../parcels/index.ts';
import type { parcelDelivery } from '../parcels/settings.ts';

/** Whether the receiver comes to fetch it, or somebody brings it. */
const isFetched = (delivery: ParcelDelivery): boolean => delivery !== 'door' && delivery !== 'express';

const statusOfKind: Readonly<Partial<Record<CarrierKind, ParcelStatus>>> = {
  collected: 21,
  depot: 23,
  declared: 30,
  departed: 40,
  transit: 40,
  arrived: 50,
  customs: 50,
  cleared: 50,
  warehouse: 67,
  out: 70,
  waiting: 73,
  delivered: 80,
};

/** Where a scan proves a parcel to be; null for one that moves nothing. */
export const provenBy = (kind: CarrierKind): ParcelStatus | null => statusOfKind[kind] ?? null;

const { left, signed } = parcelStatuses;
/** Where everything arrives first. */
const hub = 'Johannesburg';
const haul: readonly ParcelStatus[] = [21, 23, 30, 40, 50, 67];

/** Every status between two, the last one included, in order; nothing when it is there already or past it. */
export function pathTo(from: ParcelStatus, to: ParcelStatus, delivery: ParcelDelivery): ParcelStatus[] {
  // What has not left, or is over, is moved by nobody's scan.
  if (from < left || from >= signed) return [];
  const delivering = to === 70 || to === 73 ? to : isFetched(delivery) ? 73 : 70;
  return [...haul, delivering, 80 as const].filter((status) => status > from && status <= to);
}

/** When a scan counts: as it happened, but never before the scan that it follows, and never in the future. */
export function countsAt(happened: Date, since: Date, now: Date): Date {
  return new Date(Math.max(since.getTime(), Math.min(happened.getTime(), now.getTime())));
}

export interface Scanned {
  readonly kind: CarrierKind;
  readonly at: Date;
  readonly place: string;
  readonly text: string;
}

export interface Transition {
  readonly at: Date;
  readonly toStatus: ParcelStatus;
  readonly who: Who;
  readonly why: string;
}

export interface TimelineLine {
  readonly at: Date;
  readonly place: string;
  readonly text: string;
  readonly status: ParcelStatus | null;
}

const placeOf = (status: ParcelStatus): string => (status <= left ? 'Guangzhou' : '');

/** What happened, the latest first: scans with their own time, and transitions that no scan tells of. */
export function timelineOf(transitions: readonly Transition[], scans: readonly Scanned[]): TimelineLine[] {
  const proven = new Set(scans.map(({ kind }) => provenBy(kind)));
  const untold = transitions.filter(({ who, toStatus }) => who !== parcelActors.carrier || !proven.has(toStatus));
  const lines = [
    ...untold.map(({ at, toStatus, why }) => ({
      at,
      place: placeOf(toStatus),
      text: [parcelWords[toStatus].text, why && `${why}.`].filter(Boolean).join(' '),
      status: toStatus,
    })),
    ...scans.map(({ kind, at, place, text }) => ({
      at,
      place,
      text: text || carrierKinds[kind].text,
      status: provenBy(kind),
    })),
  ];
  const rank = ({ status }: TimelineLine) => status ?? 0;
  return lines.toSorted((one, other) => other.at.getTime() - one.at.getTime() || rank(other) - rank(one));
}

/** The town in an address of ours: what stands before province, code and country. */
export function cityOf(address: string, country: string): string {
  const parts = address.split(', ').filter((part) => part !== country && !/^\d+$/.test(part));
  return parts.at(-2) || parts.at(-1) || country;
}

/** Where the last leg ends, told apart from where it begins. */
export function destinationOf(delivery: ParcelDelivery, address: string, country: string): string {
  if (delivery === 'depot') return 'Our depot';
  const city = cityOf(address, country);
  const suburb = address.split(', ').at(-4);
  return city === hub ? (suburb ?? city) : city;
}

export interface ProgressLeg {
  readonly from: string;
  readonly to: string;
  readonly state: 'waiting' | 'now' | 'done';
  readonly days: { readonly from: number; readonly to: number };
  readonly steps: readonly { readonly status: ParcelStatus; readonly at: Date | null }[];
}

interface Travelling {
  readonly status: ParcelStatus;
  readonly daysFrom: number;
  readonly daysTo: number;
  readonly delivery: ParcelDelivery;
  readonly destination: string;
}

/** The way as a picture shows it: from Guangzhou to Johannesburg, and from there to the receiver. */
export function legsOf(
  parcel: Travelling,
  transitions: readonly Transition[],
  { mileDays }: Pick<SettingValue<typeof parcelDelivery>, 'mileDays'>,
): ProgressLeg[] {
  const { status, delivery, daysFrom, daysTo } = parcel;
  const reached = (wanted: ParcelStatus) => transitions.find(({ toStatus }) => toStatus === wanted)?.at ?? null;
  const steps = (wanted: readonly ParcelStatus[]) => wanted.map((each) => ({ status: each, at: reached(each) }));
  const last = delivery === 'depot' ? { from: 0, to: 0 } : mileDays;
  const gone = status >= left && status <= signed;
  const over = gone && status >= 67;
  const fetched = isFetched(delivery) || reached(73) !== null;
  // What is fetched need not be brought anywhere before.
  const brought = !fetched || reached(70) !== null;
  const delivering: readonly ParcelStatus[] = [...(brought ? [70 as const] : []), ...(fetched ? [73 as const] : [])];
  return [
    {
      from: 'Guangzhou',
      to: hub,
      state: over ? 'done' : gone ? 'now' : 'waiting',
      // The days of a line end at the receiver.
      days: { from: Math.max(1, daysFrom - last.from), to: Math.max(1, daysTo - last.to) },
      steps: steps(haul),
    },
    {
      from: hub,
      to: parcel.destination,
      state: gone && status >= 80 ? 'done' : over ? 'now' : 'waiting',
      days: last,
      steps: steps([...delivering, 80, 90]),
    },
  ];
}

/** How much of the whole way lies behind, in percent. */
export function progressOf(status: ParcelStatus): number {
  const shares: Readonly<Partial<Record<ParcelStatus, number>>> = {
    20: 3,
    21: 8,
    23: 15,
    30: 22,
    40: 45,
    50: 65,
    67: 75,
    70: 88,
    73: 92,
    80: 98,
    90: 100,
  };
  return shares[status] ?? 0;
}
