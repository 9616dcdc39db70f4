import type { CountryId } from '@sgb/contract/countries.ts';
import type { GoodsClass } from '@sgb/contract/shipping.ts';
import { firstSettings } from '../../../platform/settings/first.fixture.ts';
import type { Cargo } from './cargo.ts';
import { type ParcelGoods, type ParcelQuote, type ParcelWish, parcelQuote, parcelRules } from './index.ts';

export const rules = parcelRules(firstSettings);

type Centimetres = readonly [number, number, number];

export const tiny: Centimetres = [10, 10, 1];

/** One box of this weight and these centimetres. */
export function box(grams: number, cm: Centimetres = tiny, special: 0 | 1 | 2 = 0): Cargo {
  return { quantity: 1, weightGrams: grams, lengthMm: cm[0] * 10, widthMm: cm[1] * 10, heightMm: cm[2] * 10, special };
}

interface Worth {
  readonly cents?: number;
  readonly pieces?: number;
  readonly goodsClass?: GoodsClass;
}

/** A parcel as packed and measured, worth R100 where nothing else is said. */
export function packed(cargo: Cargo, { cents = 10_000, pieces = 1, goodsClass = 'general' }: Worth = {}): ParcelGoods {
  return { cargo: [cargo], declared: [{ valueCents: cents, quantity: pieces, goodsClass }], packed: true };
}

/** Orders that are not packed yet. */
export function collected(...cargo: readonly Cargo[]): ParcelGoods {
  return { cargo, declared: cargo.map(() => ({ valueCents: 10_000, quantity: 1, goodsClass: 'general' })) };
}

export function quoteOf(line: string, goods: ParcelGoods, wish: Partial<ParcelWish> = {}) {
  const quote = parcelQuote(line, goods, rules, { country: 1 as CountryId, ...wish });
  if (!quote) throw new Error(`no line ${line}`);
  return quote;
}

/** A quote that must not be refused. */
export function taken(line: string, goods: ParcelGoods, wish: Partial<ParcelWish> = {}): ParcelQuote {
  const quote = quoteOf(line, goods, wish);
  if (quote.refusal !== null) throw new Error(`line ${line} refuses it: ${quote.refusal}`);
  return quote;
}
