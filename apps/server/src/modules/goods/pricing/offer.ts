import type { QuoteLineOf } from '@sgb/contract/pricing.ts';
import { fenToCents, type Rate } from '@sgb/money/convert.ts';

/** What of a product decides its price; 0 and 2 go by the quantity of the whole offer, 1 by the SKU. */
export interface Offer {
  readonly quoteType: 0 | 1 | 2;
  readonly priceBreaks: readonly { readonly from: number; readonly fen: number }[];
}

export interface ChosenSku {
  readonly priceFen: number;
  /** Set where its price is in rand. */
  readonly randCents?: number | null;
  readonly quantity: number;
}

/** What a piece of this SKU costs when so many of the offer are bought in all; below the first break its price holds. */
export function unitFen({ quoteType, priceBreaks }: Offer, skuFen: number, total: number): number {
  if (quoteType === 1) return skuFen;
  const reached = priceBreaks.findLast(({ from }) => from <= total) ?? priceBreaks[0];
  return reached?.fen ?? skuFen;
}

/** A piece has its price in rand, and the pieces are added up: what a shopper can check with a pencil. */
export function goodsLine(offer: Offer, chosen: readonly ChosenSku[], rate: Rate): QuoteLineOf<'goods'> {
  const total = chosen.reduce((sum, { quantity }) => sum + quantity, 0);
  const byPrice = new Map<number, number>();
  for (const { priceFen, randCents, quantity } of chosen) {
    const unitCents = randCents ?? fenToCents(unitFen(offer, priceFen, total), rate);
    byPrice.set(unitCents, (byPrice.get(unitCents) ?? 0) + quantity);
  }
  const prices = [...byPrice]
    .map(([unitCents, quantity]) => ({ unitCents, quantity }))
    .toSorted((a, b) => b.unitCents - a.unitCents);
  return { kind: 'goods', cents: prices.reduce((sum, p) => sum + p.unitCents * p.quantity, 0), prices };
}

/** The least that a supplier sells: whole batches. */
export function smallestOrder(minOrder: number, batch: number): number {
  return Math.ceil(minOrder / batch) * batch;
}
