import type { Product } from '@sgb/contract/catalog.ts';
import { southAfrica } from '@sgb/contract/countries.ts';
import { keepPreviousData } from '@tanstack/react-query';
import { query, useAnswer } from '../../shared/api/api.ts';
import { useDebounced } from '../../shared/browser/debounced.ts';
import { useKept } from '../../shared/session/kept.ts';
import { type Quantities, skuList } from './selection.ts';

export const landedCost = 'GET /api/product/landedcost';

/** Waits for the shopper to stop counting; until the new figures come, the old ones stay. */
export function useLanded(product: Product, quantities: Quantities) {
  const countryId = useKept((kept) => kept.countryId);
  const skus = useDebounced(skuList(product, quantities), 300);
  const answer = useAnswer({
    // What the server has rendered is asked for without the defaults.
    ...query(landedCost, {
      productid: product.id,
      ...(skus && { skus }),
      ...(countryId !== southAfrica && { countryId }),
    }),
    placeholderData: keepPreviousData,
  });
  return { answer, countryId, stale: answer.isPlaceholderData || skus !== skuList(product, quantities) };
}
