import type { CountryId } from '@sgb/contract/countries.ts';
import type { QuoteLine, QuoteLineOf } from '@sgb/contract/pricing.ts';
import type { FreightRefusal, ParcelDelivery, TransportWay } from '@sgb/contract/shipping.ts';
import type { SettingValue } from '../../../platform/settings/define.ts';
import type { Settings } from '../../../platform/settings/settings.ts';
import { type Bulk, bulkOf, type Cargo, packedLoad } from './cargo.ts';
import { type Declared, type DutyTariff, dutyLines, tariffOf } from './duty.ts';
import {
  collectIn,
  type FreightLine,
  freightCharges,
  type ParcelTerms,
  parcelRefusalOf,
  refusalOf,
  resolveLines,
  wayOf,
} from './freight.ts';
import { type LocalTerms, localDelivery, parcelDeliveries } from './last-mile.ts';
import {
  borneLines,
  chargesTogether,
  insuranceLine,
  type ParcelService,
  type Reductions,
  reductionLines,
  serviceLines,
} from './parcel-extras.ts';
import {
  deliverySouthAfrica,
  dutyTariffs,
  freightLines,
  freightParcel,
  insuranceTerms,
  parcelForwardingCents,
  parcelPickup,
  parcelServices,
} from './settings.ts';

/** Every number that the price of a parcel follows from, as it is in force at one moment. */
export interface ParcelRules {
  readonly lines: readonly FreightLine[];
  readonly parcel: ParcelTerms;
  readonly tariffs: readonly DutyTariff[];
  readonly services: readonly ParcelService[];
  readonly insurance: SettingValue<typeof insuranceTerms>;
  readonly local: LocalTerms;
  readonly forwardingCents: number;
}

export function parcelRules(settings: Settings): ParcelRules {
  return {
    lines: resolveLines(settings.get(freightLines)),
    parcel: settings.get(freightParcel),
    tariffs: settings.get(dutyTariffs),
    services: settings.get(parcelServices),
    insurance: settings.get(insuranceTerms),
    local: { sizes: settings.get(deliverySouthAfrica).sizes, pickup: settings.get(parcelPickup) },
    forwardingCents: settings.get(parcelForwardingCents),
  };
}

/** A service that is ordered for its own sake; undefined where we do not offer it. */
export const serviceApart = (settings: Settings, code: 'reopen' | 'rehearsal' | 'split'): ParcelService | undefined =>
  settings.get(parcelServices).find((service) => service.when === 'apart' && service.code === code);

/** What is in a parcel: orders as they were measured, or the one box that they were packed into. */
export interface ParcelGoods {
  readonly cargo: readonly Cargo[];
  readonly declared: readonly Declared[];
  /** Packed and measured: no allowance for boxes is added. */
  readonly packed?: boolean;
}

/** What a shopper wants with it. All that is not asked for is left out of the quote. */
export interface ParcelWish extends Reductions {
  readonly country: CountryId;
  /** Left out: the cheapest that the line has. */
  readonly delivery?: ParcelDelivery | undefined;
  /** Of the ambassador's own group, for whom fetching it there is free. */
  readonly groupMember?: boolean;
  /** Codes of services. */
  readonly services?: readonly string[];
  /** What lying in our warehouse has cost, order by order. */
  readonly storage?: readonly { readonly orderId: number; readonly cents: number }[];
  /** Parcels that others sent to us for the shopper. */
  readonly forwarded?: number;
  readonly insured?: boolean;
  /** More than one parcel holds may travel as several: for estimates only. */
  readonly severalParcels?: boolean;
}

export interface ParcelQuote {
  readonly refusal: null;
  readonly line: string;
  readonly name: string;
  readonly way: TransportWay;
  readonly days: { readonly from: number; readonly to: number };
  readonly delivery: ParcelDelivery;
  /** Where the shopper fetches it, when that is not in their own country. */
  readonly collectIn: string | null;
  /** What we charge: they add up to the total. */
  readonly lines: QuoteLine[];
  readonly totalCents: number;
  /** Duty and VAT, as estimated: 0 where the line includes them, else paid to customs. */
  readonly onArrival: QuoteLineOf<'duty'>[];
  readonly onArrivalCents: number;
  /** The freight alone, before anything comes off: what coupons and memberships go by. */
  readonly freightCents: number;
  /** The coupon that the quote makes use of; null when the membership does better, or there is none. */
  readonly couponId: number | null;
  readonly coins: number;
}

export interface RefusedLine {
  readonly refusal: FreightRefusal;
  readonly line: string;
  readonly name: string;
  readonly way: TransportWay;
}

const sumOf = (lines: readonly { readonly cents: number }[]) => lines.reduce((sum, { cents }) => sum + cents, 0);

/** Goods as the quote needs them: added up already, so that many sets of orders can be tried. */
export interface Contents {
  readonly bulk: Bulk;
  readonly declared: readonly Declared[];
  readonly packed: boolean;
}

export function quoteContents(
  line: FreightLine,
  { bulk, declared, packed }: Contents,
  rules: ParcelRules,
  wish: ParcelWish,
): ParcelQuote | RefusedLine {
  const { country } = wish;
  const load = packedLoad(bulk, packed ? 0 : rules.parcel.packingBasisPoints);
  const open = parcelDeliveries(line, country);
  const delivery = deliveryFor(wish.delivery, open);
  const refusal = !line.countries.includes(country)
    ? 'noLine'
    : ((wish.severalParcels ? refusalOf : parcelRefusalOf)(line, load) ??
      (delivery && open.includes(delivery) ? null : 'delivery'));
  const named = { line: line.code, name: line.name, way: wayOf(line) };
  if (refusal !== null || !delivery) return { ...named, refusal: refusal ?? 'delivery' };
  const { freightCents, charges } = freightCharges(line, load, rules.parcel);
  const reductions = reductionLines(freightCents, wish);
  const goodsCents = declared.reduce((sum, { valueCents }) => sum + valueCents, 0);
  const pieces = declared.reduce((sum, { quantity }) => sum + quantity, 0);
  const full = [
    ...chargesTogether(charges, wish.round),
    ...forwardingLines(wish.forwarded ?? 0, rules.forwardingCents),
    ...serviceLines(wish.services ?? [], pieces, rules.services),
    ...storageLines(wish.storage ?? []),
    ...(wish.insured ? [insuranceLine(goodsCents, freightCents, rules.insurance)] : []),
    localDelivery(load, { line, country, delivery, groupMember: wish.groupMember ?? false }, rules.local),
    ...reductions,
  ];
  const lines = [...full, ...borneLines(full, wish.round)];
  const onArrival = dutyLines(declared, tariffOf(rules.tariffs, country), line.dutyIncluded);
  return {
    ...named,
    refusal: null,
    days: line.days,
    delivery,
    collectIn: collectIn(line, country),
    lines,
    totalCents: sumOf(lines),
    onArrival,
    onArrivalCents: sumOf(onArrival),
    freightCents,
    couponId: reductions.find((each) => each.kind === 'freightCoupon')?.couponId ?? null,
    coins: reductions.find((each) => each.kind === 'coins')?.coins ?? 0,
  };
}

/** Whoever wants it at the door is served by an express courier, too. */
function deliveryFor(wished: ParcelDelivery | undefined, open: readonly ParcelDelivery[]): ParcelDelivery | undefined {
  return wished === undefined || (wished === 'door' && open[0] === 'express') ? open[0] : wished;
}

function forwardingLines(parcels: number, eachCents: number): QuoteLine[] {
  return parcels > 0 ? [{ kind: 'forwarding', cents: parcels * eachCents, parcels, eachCents }] : [];
}

function storageLines(storage: NonNullable<ParcelWish['storage']>): QuoteLine[] {
  const orders = storage.filter(({ cents }) => cents > 0).map(({ orderId, cents }) => ({ orderId, cents }));
  return orders.length > 0 ? [{ kind: 'storage', cents: sumOf(orders), orders }] : [];
}

const contentsOf = ({ cargo, declared, packed = false }: ParcelGoods): Contents => ({
  bulk: bulkOf(cargo),
  declared,
  packed,
});

/** The full quote of one parcel by one line, or why that line does not take it. */
export function parcelQuote(
  line: string,
  goods: ParcelGoods,
  rules: ParcelRules,
  wish: ParcelWish,
): ParcelQuote | RefusedLine | undefined {
  const found = rules.lines.find(({ code }) => code === line);
  return found && quoteContents(found, contentsOf(goods), rules, wish);
}

/** The same for every line into a country. */
export function lineOptions(goods: ParcelGoods, rules: ParcelRules, wish: ParcelWish): (ParcelQuote | RefusedLine)[] {
  const contents = contentsOf(goods);
  return rules.lines
    .filter(({ countries }) => countries.includes(wish.country))
    .map((line) => quoteContents(line, contents, rules, wish));
}
