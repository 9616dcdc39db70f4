import type { FreightRefusal, ParcelDelivery, ParcelLimit } from '@sgb/contract/shipping.ts';
import { freightRefusals } from '@sgb/contract/shipping.ts';
import { type Bulk, bulkOf, type Cargo, joinedBulk, packedLoad } from './cargo.ts';
import type { Declared } from './duty.ts';
import { type FreightLine, wayOf } from './freight.ts';
import { limitRefusals, type ParcelLimits } from './limits.ts';
import { type ParcelQuote, type ParcelRules, type ParcelWish, quoteContents } from './parcel-quote.ts';

/** A collected order, as it was measured. */
export interface CombineOrder {
  readonly id: number;
  readonly cargo: Cargo;
  readonly declared: Declared;
}

/** What decides about parcels beside the orders; what is paid whatever the parcels are is left out of it. */
export interface CombineTerms {
  readonly rules: ParcelRules;
  readonly limits: ParcelLimits;
  readonly wish: Pick<
    ParcelWish,
    'country' | 'delivery' | 'groupMember' | 'services' | 'insured' | 'discountBasisPoints'
  >;
  /** Codes of the lines that may be used; left out: all into the country. */
  readonly lines?: readonly string[] | undefined;
  /** How each of these lines gets to the receiver, where that is not what is wished for all. */
  readonly deliveries?: ReadonlyMap<string, ParcelDelivery> | undefined;
}

/** Orders in one parcel, added up. */
export interface Bundle {
  readonly orders: number;
  readonly bulk: Bulk;
  readonly declared: readonly Declared[];
  readonly goodsCents: number;
}

export function bundleOf({ cargo, declared }: CombineOrder): Bundle {
  return { orders: 1, bulk: bulkOf([cargo]), declared: [declared], goodsCents: declared.valueCents };
}

function joinedDeclared(a: readonly Declared[], b: readonly Declared[]): Declared[] {
  const joined = [...a];
  for (const goods of b) {
    const place = joined.findIndex(({ goodsClass }) => goodsClass === goods.goodsClass);
    const same = joined[place];
    if (!same) joined.push(goods);
    else {
      joined[place] = {
        goodsClass: same.goodsClass,
        valueCents: same.valueCents + goods.valueCents,
        quantity: same.quantity + goods.quantity,
      };
    }
  }
  return joined;
}

export function joined(a: Bundle, b: Bundle): Bundle {
  return {
    orders: a.orders + b.orders,
    bulk: joinedBulk(a.bulk, b.bulk),
    declared: joinedDeclared(a.declared, b.declared),
    goodsCents: a.goodsCents + b.goodsCents,
  };
}

/** The cheapest way for a bundle, with all that it costs until it is there. */
export interface Price {
  readonly quote: ParcelQuote;
  readonly cents: number;
}

export type Reason = FreightRefusal | ParcelLimit;

/** Asks what bundles cost, and counts how often: a search has to end. */
export class Pricer {
  readonly lines: readonly FreightLine[];
  asked = 0;
  readonly #terms: CombineTerms;
  readonly #wishes: ReadonlyMap<string, CombineTerms['wish']>;

  constructor(terms: CombineTerms) {
    this.#terms = terms;
    const { wish, deliveries } = terms;
    this.#wishes = new Map([...(deliveries ?? [])].map(([code, delivery]) => [code, { ...wish, delivery }]));
    this.lines = terms.rules.lines.filter(
      ({ code, countries }) => countries.includes(terms.wish.country) && (terms.lines?.includes(code) ?? true),
    );
  }

  by(line: FreightLine, bundle: Bundle): Price | Reason {
    this.asked += 1;
    const { rules, limits } = this.#terms;
    const wish = this.#wishes.get(line.code) ?? this.#terms.wish;
    const { grams, cubicCentimetres } = packedLoad(bundle.bulk, rules.parcel.packingBasisPoints);
    const filled = { orders: bundle.orders, grams, cubicCentimetres, goodsCents: bundle.goodsCents };
    const [limit] = limitRefusals(wayOf(line), filled, limits);
    if (limit) return limit.limit;
    const quote = quoteContents(line, { ...bundle, packed: false }, rules, wish);
    if (quote.refusal !== null) return quote.refusal;
    return { quote, cents: quote.totalCents + quote.onArrivalCents };
  }

  best(bundle: Bundle): Price | null {
    let best: Price | null = null;
    for (const line of this.lines) {
      const price = this.by(line, bundle);
      if (typeof price !== 'string' && (best === null || price.cents < best.cents)) best = price;
    }
    return best;
  }

  /** Why nothing takes a bundle: a limit of ours says most, because the goods themselves could go. */
  whyNone(bundle: Bundle): Reason {
    const reasons = this.lines.map((line) => this.by(line, bundle));
    const limit = reasons.find((reason) => typeof reason === 'string' && !isRefusal(reason));
    return typeof limit === 'string' ? limit : (freightRefusals.find((reason) => reasons.includes(reason)) ?? 'noLine');
  }
}

const isRefusal = (reason: Reason): reason is FreightRefusal => freightRefusals.some((each) => each === reason);
