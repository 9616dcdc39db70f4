import type { Product } from '@sgb/contract/catalog.ts';
import { stockTypes } from '@sgb/contract/catalogue.ts';

type Tiered = Pick<Product, 'quoteType' | 'stockType' | 'onShelf' | 'minOrder' | 'batch' | 'priceBreaks'>;

/** Where a product can be bought together: the tiers above its smallest order that are cheaper; the server decides. */
export function teamTiers({ quoteType, stockType, onShelf, minOrder, batch, priceBreaks }: Tiered) {
  const [alone] = priceBreaks;
  if (quoteType === 1 || stockType === stockTypes.stock || !onShelf || !alone) return [];
  const least = Math.ceil(minOrder / batch) * batch;
  const own = priceBreaks.findLast(({ from }) => from <= least) ?? alone;
  return priceBreaks
    .filter(({ from, priceCents }) => from > least && priceCents < own.priceCents)
    .map(({ from, priceCents }) => ({ threshold: from, unitCents: priceCents, aloneCents: own.priceCents }));
}

export type Tiers = ReturnType<typeof teamTiers>;
