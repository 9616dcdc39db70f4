import type { DeliveryMode } from '@sgb/contract/checkout-options.ts';
import type { SettingValue } from '../../platform/settings/definitions.ts';

export type DeliveryTable = SettingValue<'delivery.southAfrica'>;
type Size = DeliveryTable['sizes'][number];

export interface Packed {
  readonly quantity: number;
  readonly weightGrams: number;
  readonly lengthMm: number;
  readonly widthMm: number;
  readonly heightMm: number;
}

const sidesOf = ({ lengthMm, widthMm, heightMm }: Packed) => [lengthMm, widthMm, heightMm].toSorted((a, b) => b - a);
const volumeOf = ({ longestMm, middleMm, shortestMm }: Size) => longestMm * middleMm * shortestMm;

function takes(size: Size, piece: Packed): boolean {
  const [longest = 0, middle = 0, shortest = 0] = sidesOf(piece);
  return (
    piece.weightGrams <= size.maxGrams &&
    longest <= size.longestMm &&
    middle <= size.middleMm &&
    shortest <= size.shortestMm
  );
}

export interface Parcels {
  readonly size: string;
  readonly count: number;
}

/** The smallest size that takes everything; what not even the largest takes goes in several of it. */
export function parcelsFor(goods: readonly Packed[], sizes: readonly Size[]): Parcels & { readonly of: Size } {
  const sum = (amount: (piece: Packed) => number) =>
    goods.reduce((total, piece) => total + amount(piece) * piece.quantity, 0);
  const grams = sum(({ weightGrams }) => weightGrams);
  const volume = sum(({ lengthMm, widthMm, heightMm }) => lengthMm * widthMm * heightMm);
  const fits = (size: Size) =>
    grams <= size.maxGrams && volume <= volumeOf(size) && goods.every((piece) => takes(size, piece));
  const ordered = sizes.toSorted((a, b) => a.maxGrams - b.maxGrams);
  const one = ordered.find(fits);
  if (one) return { size: one.name, count: 1, of: one };
  const largest = ordered.at(-1);
  if (!largest) throw new Error('no sizes of parcels are set');
  const count = Math.max(1, Math.ceil(grams / largest.maxGrams), Math.ceil(volume / volumeOf(largest)));
  return { size: largest.name, count, of: largest };
}

export interface DeliveryQuote extends Parcels {
  readonly mode: DeliveryMode;
  readonly cents: number;
  /** Because of what is bought. */
  readonly free: boolean;
}

/** What each way to the shopper costs inside South Africa. */
export function deliveryQuotes(
  goods: readonly Packed[],
  goodsCents: number,
  { sizes, freeFromCents }: DeliveryTable,
): DeliveryQuote[] {
  const { of, ...parcels } = parcelsFor(goods, sizes);
  const free = goodsCents >= freeFromCents;
  const quote = (mode: DeliveryMode, each: number) => ({
    ...parcels,
    mode,
    free,
    cents: free ? 0 : each * parcels.count,
  });
  return [quote('locker', of.lockerCents), quote('kiosk', of.kioskCents), quote('door', of.doorCents)];
}

/** What of a price is VAT that it includes. */
export function vatWithin(cents: number, vatBasisPoints: number): number {
  return Math.round((cents * vatBasisPoints) / (10_000 + vatBasisPoints));
}
