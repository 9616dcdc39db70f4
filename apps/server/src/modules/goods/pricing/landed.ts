import type { CountryId } from '@sgb/contract/countries.ts';
import type { QuoteLine } from '@sgb/contract/pricing.ts';
import { type FreightRefusal, freightRefusals, type GoodsClass, transportWays } from '@sgb/contract/shipping.ts';
import { type BasisPoints, divideHalfUp, type Rate } from '@sgb/money/convert.ts';
import type { Settings } from '../../../platform/settings/settings.ts';
import { feesService } from '../../people/membership/settings.ts';
import { type Cargo, type Load, loadOf, type Piece, type SpecialGoods } from './cargo.ts';
import { type Declared, type DutyTariff, dutyLines, tariffOf } from './duty.ts';
import { type ChinaFreight, chinaFreight, type ServiceFee, type SupplierFreight, serviceFee } from './fees.ts';
import {
  collectIn,
  type FreightLine,
  freightQuote,
  linesTo,
  type ParcelTerms,
  refusalOf,
  resolveLines,
  seaShareCents,
  type VolumeLine,
} from './freight.ts';
import { type ChosenSku, goodsLine, type Offer } from './offer.ts';
import { dutyTariffs, exchangeRate, freightChina, freightHintGoods, freightLines, freightParcel } from './settings.ts';
import { type DeliveryTable, deliveryQuotes } from './stock-delivery.ts';

/** Every number that a price follows from, as it is in force at one moment. */
export interface PriceRules {
  readonly rate: Rate;
  readonly fee: ServiceFee;
  readonly china: ChinaFreight;
  readonly lines: readonly FreightLine[];
  readonly parcel: ParcelTerms;
  readonly tariffs: readonly DutyTariff[];
  readonly hintGoodsCents: number;
}

export function priceRules(settings: Settings): PriceRules {
  return {
    rate: settings.get(exchangeRate),
    fee: settings.get(feesService),
    china: settings.get(freightChina),
    lines: resolveLines(settings.get(freightLines)),
    parcel: settings.get(freightParcel),
    tariffs: settings.get(dutyTariffs),
    hintGoodsCents: settings.get(freightHintGoods),
  };
}

/** What of a membership changes prices: our fee is lower, and so is the freight. */
export interface MemberTerms {
  readonly serviceFee: Pick<ServiceFee, 'basisPoints' | 'aboveBasisPoints'>;
  readonly freightBasisPoints: BasisPoints;
}

/** The same for somebody with these benefits. */
export function memberPrices(settings: Settings, { serviceFee, freightBasisPoints }: MemberTerms) {
  const rules = priceRules(settings);
  return { rules: { ...rules, fee: { ...rules.fee, ...serviceFee } }, discountBasisPoints: freightBasisPoints };
}

export interface ShipOptions {
  readonly country: CountryId;
  /** A membership's discount on freight. */
  readonly discountBasisPoints?: BasisPoints;
}

const sumOf = (lines: readonly QuoteLine[]) => lines.reduce((sum, { cents }) => sum + cents, 0);

/**
 * Every way for goods that travel together from our warehouse in China, with all that each line asks for. The goods
 * may come from several orders: a parcel and the estimator ask the same question.
 */
export function shippingWays(
  cargo: readonly Cargo[],
  declared: readonly Declared[],
  rules: PriceRules,
  { country, discountBasisPoints }: ShipOptions,
) {
  const load = loadOf(cargo, rules.parcel.packingBasisPoints);
  const tariff = tariffOf(rules.tariffs, country);
  return [transportWays.air, transportWays.sea].map((way) => {
    const lines = linesTo(rules.lines, country, way);
    const open = lines.filter((line) => refusalOf(line, load) === null);
    return {
      way,
      options: open.map((line) => ({
        line,
        lines: [
          ...freightQuote(line, load, rules.parcel, discountBasisPoints),
          ...dutyLines(declared, tariff, line.dutyIncluded),
        ],
      })),
      refusal: open.length > 0 ? null : whyNone(lines, load),
    };
  });
}

/** Of several reasons the one that says most. */
function whyNone(lines: readonly FreightLine[], load: Load): FreightRefusal {
  const reasons = lines.map((line) => refusalOf(line, load));
  return freightRefusals.find((reason) => reasons.includes(reason)) ?? 'noLine';
}

export interface LandedTerms extends ShipOptions {
  readonly payNowCents: number;
  readonly rules: PriceRules;
}

/** Every way with what it all comes to in the end, for each kind of delivery. */
export function landedWays(
  cargo: readonly Cargo[],
  declared: readonly Declared[],
  { payNowCents, rules, ...options }: LandedTerms,
) {
  const quantity = cargo.reduce((sum, item) => sum + item.quantity, 0);
  return shippingWays(cargo, declared, rules, options).map(({ way, options: open, refusal }) => ({
    way,
    refusal,
    options: open.flatMap(({ line, lines }) => {
      const totalCents = payNowCents + sumOf(lines);
      return line.deliveries.map((delivery) => ({
        line: line.code,
        name: line.name,
        delivery,
        collectIn: collectIn(line, options.country),
        days: line.days,
        lines,
        totalCents,
        perPieceCents: divideHalfUp(totalCents, quantity),
      }));
    }),
  }));
}

export interface LandedGoods extends Offer, Piece {
  readonly special: SpecialGoods;
  readonly goodsClass: GoodsClass;
  readonly chosen: readonly ChosenSku[];
}

export interface LandedOptions extends ShipOptions {
  /** What the supplier quoted for the way to our warehouse, where it was asked. */
  readonly supplierFreight?: SupplierFreight;
}

/** Goods of one offer, from the supplier's shelf to the shopper: what is paid with the order, and each way from there. */
export function landedCost(goods: LandedGoods, rules: PriceRules, options: LandedOptions) {
  const quantity = goods.chosen.reduce((sum, sku) => sum + sku.quantity, 0);
  const bought = goodsLine(goods, goods.chosen, rules.rate);
  const payNow = [
    bought,
    chinaFreight(goods.weightGrams * quantity, rules.china, rules.rate, options.supplierFreight),
    serviceFee(bought.cents, goods.chosen.length, rules.fee),
  ];
  const payNowCents = sumOf(payNow);
  const declared = [{ valueCents: bought.cents, quantity, goodsClass: goods.goodsClass }];
  const ways = landedWays([{ ...goods, quantity }], declared, { payNowCents, rules, ...options });
  return { quantity, payNow, payNowCents, ways, delivery: null };
}

/** What lies in Johannesburg has landed: its price, VAT included, and the delivery as the checkout charges it. */
export function stockCost(offer: Offer & Piece, chosen: readonly ChosenSku[], rate: Rate, table: DeliveryTable) {
  const quantity = chosen.reduce((sum, sku) => sum + sku.quantity, 0);
  const goods = goodsLine(offer, chosen, rate);
  const quotes = deliveryQuotes([{ ...offer, quantity }], goods.cents, table);
  return {
    quantity,
    payNow: [goods],
    payNowCents: goods.cents,
    ways: [],
    delivery: { fromCents: Math.min(...quotes.map(({ cents }) => cents)), freeFromCents: table.freeFromCents },
  };
}

/** How many pieces the hint on a card holds for: as many as a usual checkout holds. */
export const hintQuantity = (rules: PriceRules, priceCents: number, minOrder: number): number =>
  Math.max(minOrder, Math.ceil(rules.hintGoodsCents / priceCents));

/**
 * The hint on a product card: one piece with our fee, the way through China and its share of a sea parcel, when as
 * much is bought as a usual checkout holds. A piece alone would pay the least of everything, which nobody does.
 */
export function landedHint(rules: PriceRules): (priceCents: number, minOrder: number, piece: Piece) => number {
  const sea = rules.lines.find((line): line is VolumeLine => line.by === 'volume');
  return (priceCents, minOrder, piece) => {
    const quantity = hintQuantity(rules, priceCents, minOrder);
    const goods = priceCents * quantity;
    const load = loadOf([{ ...piece, quantity, special: 0 }], rules.parcel.packingBasisPoints);
    const total =
      goods +
      serviceFee(goods, 1, rules.fee).cents +
      chinaFreight(piece.weightGrams * quantity, rules.china, rules.rate).cents +
      (sea ? seaShareCents(sea, load) : 0);
    return divideHalfUp(total, quantity);
  };
}
