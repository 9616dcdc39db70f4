import type { QuoteLineOf } from '@sgb/contract/pricing.ts';
import type { Rate } from '@sgb/money/convert.ts';
import { type ChinaFreight, chinaFreight, type SupplierFreight } from '../../../goods/pricing/index.ts';

/** What a supplier asked for so many of one offer. */
export interface FreightQuote {
  readonly productId: number;
  readonly quantity: number;
  readonly fen: number;
  readonly free: boolean;
}

export interface Sent {
  readonly productId: number;
  readonly quantity: number;
  readonly weightGrams: number;
}

export interface OfferQuantity {
  readonly productId: number;
  readonly quantity: number;
}

/** What suppliers are asked about: offers, whatever kinds of them. */
export function offerQuantities(lines: readonly Sent[]): OfferQuantity[] {
  const sums = new Map<number, number>();
  for (const { productId, quantity } of lines) sums.set(productId, (sums.get(productId) ?? 0) + quantity);
  return [...sums].map(([productId, quantity]) => ({ productId, quantity }));
}

/**
 * Suppliers are asked offer by offer and send all of them in one parcel: the dearest counts whole, of every other what
 * it costs above a first kilogram and one step for it. Undefined where one of them is not known.
 */
function together(
  lines: readonly Sent[],
  quotes: readonly FreightQuote[],
  table: ChinaFreight,
): SupplierFreight | undefined {
  const asked = offerQuantities(lines).map(({ productId, quantity }) =>
    quotes.find((quote) => quote.productId === productId && quote.quantity === quantity),
  );
  if (asked.some((quote) => quote === undefined)) return undefined;
  const [dearest, ...others] = asked
    .flatMap((quote) => (quote && !quote.free ? [quote.fen] : []))
    .toSorted((a, b) => b - a);
  if (dearest === undefined) return 'free';
  const more = others.reduce((sum, fen) => sum + Math.max(0, fen - table.firstFen) + table.nextFen, 0);
  return { fen: dearest + more };
}

/** What the way from one supplier to our warehouse costs. */
export function supplierFreight(
  lines: readonly Sent[],
  quotes: readonly FreightQuote[],
  table: ChinaFreight,
  rate: Rate,
): QuoteLineOf<'chinaFreight'> {
  const grams = lines.reduce((sum, { weightGrams, quantity }) => sum + weightGrams * quantity, 0);
  return chinaFreight(grams, table, rate, together(lines, quotes, table));
}
