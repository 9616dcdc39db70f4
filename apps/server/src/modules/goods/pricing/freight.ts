import { type CountryId, southAfrica } from '@sgb/contract/countries.ts';
import type { QuoteLine, QuoteLineOf } from '@sgb/contract/pricing.ts';
import { type FreightRefusal, type TransportWay, transportWays } from '@sgb/contract/shipping.ts';
import { type BasisPoints, divideHalfUp, share } from '@sgb/money/convert.ts';
import type { SettingValue } from '../../../platform/settings/define.ts';
import type { Load } from './cargo.ts';
import type { freightLines, freightParcel } from './settings.ts';

type StoredLine = SettingValue<typeof freightLines>[number];
type WeightLine = Extract<StoredLine, { by: 'weight' }> & {
  /** What of its prices is for the way beyond South Africa, on top of another line. */
  readonly onTop?: { readonly base: string; readonly firstCents: number; readonly nextCents: number };
};
export type VolumeLine = Extract<StoredLine, { by: 'volume' }>;
export type FreightLine = WeightLine | VolumeLine;
export type ParcelTerms = SettingValue<typeof freightParcel>;

const resolved = new WeakMap<readonly StoredLine[], readonly FreightLine[]>();

/** Lines that stand on another one get its prices and their own on top; the same as long as the setting is. */
export function resolveLines(stored: readonly StoredLine[]): readonly FreightLine[] {
  const lines = resolved.get(stored) ?? withBases(stored);
  resolved.set(stored, lines);
  return lines;
}

function withBases(stored: readonly StoredLine[]): FreightLine[] {
  return stored.map((line) => {
    if (line.by !== 'onTop') return line;
    const base = stored.find(({ code }) => code === line.base);
    if (base?.by !== 'weight')
      throw new Error(`freight line ${line.code} stands on ${line.base}, which has no weights`);
    const { by: _, base: __, addFirstCents, addNextCents, days, ...own } = line;
    return {
      ...base,
      ...own,
      firstCents: base.firstCents + addFirstCents,
      nextCents: base.nextCents + addNextCents,
      onTop: { base: base.code, firstCents: addFirstCents, nextCents: addNextCents },
      days: { from: base.days.from + days.from, to: base.days.to + days.to },
    };
  });
}

export function wayOf(line: FreightLine): TransportWay {
  return line.by === 'weight' ? transportWays.air : transportWays.sea;
}

/** Lines of one way into a country. */
export function linesTo(lines: readonly FreightLine[], country: CountryId, way: TransportWay): FreightLine[] {
  return lines.filter((line) => wayOf(line) === way && line.countries.includes(country));
}

/** Where a neighbour has to fetch it; nobody inside South Africa needs telling. */
export function collectIn(line: FreightLine, country: CountryId): string | null {
  return country === southAfrica ? null : (line.collectIn ?? null);
}

/** Why these goods cannot take this line, or null. */
export function refusalOf(line: FreightLine, load: Load): FreightRefusal | null {
  if (!line.special.some((taken) => taken === load.special)) {
    return load.special === 2 ? 'liquid' : load.special === 1 ? 'magnet' : 'noLine';
  }
  return isOverMax(line, load.heaviestGrams, load.largestCubicCentimetres) ? 'tooLarge' : null;
}

/** The same where they have to travel as one parcel. */
export function parcelRefusalOf(line: FreightLine, load: Load): FreightRefusal | null {
  return refusalOf(line, load) ?? (isOverMax(line, load.grams, load.cubicCentimetres) ? 'tooMuch' : null);
}

function isOverMax(line: FreightLine, grams: number, cubicCentimetres: number): boolean {
  const { billable, max } =
    line.by === 'weight' ? weightMeasure(line, grams, cubicCentimetres) : volumeMeasure(line, grams, cubicCentimetres);
  return max !== null && billable > max;
}

/** A billable amount in whole steps, cut into parcels that are as full as they may be. */
function parcelsOf(billable: number, step: number, min: number, max: number | null) {
  const steps = Math.max(Math.ceil(billable / step), Math.ceil(min / step));
  if (max === null) return { parcels: 1, steps };
  const most = Math.floor(max / step);
  const full = Math.floor(steps / most);
  const rest = steps % most;
  // The last parcel, too, is no smaller than the smallest.
  const last = rest === 0 ? 0 : Math.max(rest, Math.ceil(min / step));
  return { parcels: full + (rest === 0 ? 0 : 1), steps: full * most + last };
}

function weightMeasure(line: WeightLine, grams: number, cubicCentimetres: number) {
  const volumetricGrams = Math.ceil((cubicCentimetres * 1000) / line.volumetricDivisor);
  return { volumetricGrams, billable: Math.max(grams, volumetricGrams), max: line.maxGrams };
}

const cubicCentimetresPerLitre = 1000;

/** At sea a weight counts as the room that it may fill, where a cubic metre has a most weight. */
function volumeMeasure(line: VolumeLine, grams: number, cubicCentimetres: number) {
  const weightAsVolume = Math.ceil((grams * 1000) / line.kilogramsPerCubicMetre);
  return {
    weightAsVolume,
    billable: Math.max(cubicCentimetres, weightAsVolume),
    max: line.maxLitres === null ? null : line.maxLitres * cubicCentimetresPerLitre,
  };
}

function airFreight(line: WeightLine, load: Load): QuoteLineOf<'airFreight'> {
  const { volumetricGrams, billable, max } = weightMeasure(line, load.grams, load.cubicCentimetres);
  const { parcels, steps } = parcelsOf(billable, line.stepGrams, line.minGrams, max);
  const nextSteps = steps - parcels;
  return {
    kind: 'airFreight',
    cents: parcels * line.firstCents + nextSteps * line.nextCents,
    parcels,
    stepGrams: line.stepGrams,
    firstCents: line.firstCents,
    nextCents: line.nextCents,
    nextSteps,
    onTop: line.onTop
      ? { ...line.onTop, cents: parcels * line.onTop.firstCents + nextSteps * line.onTop.nextCents }
      : null,
    billableGrams: steps * line.stepGrams,
    actualGrams: load.grams,
    volumetricGrams,
    packingBasisPoints: load.packingBasisPoints,
    volumetricDivisor: line.volumetricDivisor,
    by: billable < line.minGrams ? 'minimum' : volumetricGrams > load.grams ? 'volume' : 'weight',
  };
}

function seaFreight(line: VolumeLine, load: Load): QuoteLineOf<'seaFreight'> {
  const { weightAsVolume, billable, max } = volumeMeasure(line, load.grams, load.cubicCentimetres);
  const step = line.stepLitres * cubicCentimetresPerLitre;
  const min = line.minLitres * cubicCentimetresPerLitre;
  const { parcels, steps } = parcelsOf(billable, step, min, max);
  const billableLitres = steps * line.stepLitres;
  return {
    kind: 'seaFreight',
    cents: divideHalfUp(billableLitres * line.centsPerCubicMetre, 1000),
    parcels,
    centsPerCubicMetre: line.centsPerCubicMetre,
    stepLitres: line.stepLitres,
    billableLitres,
    volumeLitres: load.cubicCentimetres / cubicCentimetresPerLitre,
    weightAsLitres: weightAsVolume / cubicCentimetresPerLitre,
    kilogramsPerCubicMetre: line.kilogramsPerCubicMetre,
    packingBasisPoints: load.packingBasisPoints,
    by: billable < min ? 'minimum' : weightAsVolume > load.cubicCentimetres ? 'weight' : 'volume',
  };
}

/** The share of a full sea parcel that these goods take: what they cost among others, without least and steps. */
export function seaShareCents(line: VolumeLine, load: Load): number {
  const { billable } = volumeMeasure(line, load.grams, load.cubicCentimetres);
  return divideHalfUp(billable * line.centsPerCubicMetre, 1_000_000);
}

/** What a line asks for a load that it takes: freight, oversize, packing. */
export function freightCharges(line: FreightLine, load: Load, terms: ParcelTerms): FreightCharges {
  const freight = line.by === 'weight' ? airFreight(line, load) : seaFreight(line, load);
  const { parcels } = freight;
  const charges: QuoteLine[] = [freight];
  const long = load.sides.filter(({ mm }) => mm > line.maxSideMm);
  const oversized = Math.min(
    parcels,
    long.reduce((sum, { pieces }) => sum + pieces, 0),
  );
  if (oversized > 0) {
    charges.push({
      kind: 'oversize',
      cents: oversized * terms.oversizeCents,
      parcels: oversized,
      eachCents: terms.oversizeCents,
      longestMm: Math.max(...long.map(({ mm }) => mm)),
      limitMm: line.maxSideMm,
    });
  }
  charges.push({ kind: 'packing', cents: parcels * terms.packingFeeCents, parcels, eachCents: terms.packingFeeCents });
  return { freightCents: freight.cents, charges };
}

export interface FreightCharges {
  readonly freightCents: number;
  readonly charges: readonly QuoteLine[];
}

/** What a membership takes off the freight; nothing else of a quote is its business. */
export function tierDiscount(freightCents: number, basisPoints: BasisPoints): QuoteLineOf<'freightDiscount'> | null {
  const off = share(freightCents, basisPoints);
  return off > 0 ? { kind: 'freightDiscount', cents: -off, basisPoints, ofCents: freightCents } : null;
}

/** All that a line asks, less a membership's discount. */
export function freightQuote(
  line: FreightLine,
  load: Load,
  terms: ParcelTerms,
  discountBasisPoints: BasisPoints = 0,
): QuoteLine[] {
  const { freightCents, charges } = freightCharges(line, load, terms);
  const discount = tierDiscount(freightCents, discountBasisPoints);
  return discount ? [...charges, discount] : [...charges];
}
