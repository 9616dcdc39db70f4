import type { FavouriteView } from '@sgb/contract/favourite-views.ts';
import { pageSize } from '@sgb/contract/paging.ts';

export interface Saved {
  readonly productId: number;
  readonly priceCents: number;
}

/** How much cheaper it is than when it was saved; what is no longer sold is not cheaper. */
export function dropOf(saved: Saved, priceNow: number | undefined): number {
  return priceNow === undefined ? 0 : Math.max(0, saved.priceCents - priceNow);
}

/** The favourites of a view in its order; they arrive newest first. */
export function viewOf<Row extends Saved>(
  rows: readonly Row[],
  pricesNow: ReadonlyMap<number, number>,
  view: FavouriteView,
): readonly (Row & { readonly dropCents: number })[] {
  const all = rows.map((row) => ({ ...row, dropCents: dropOf(row, pricesNow.get(row.productId)) }));
  if (view === 'all') return all;
  return all.filter(({ dropCents }) => dropCents > 0).toSorted((a, b) => b.dropCents - a.dropCents);
}

export function pageOf<Row>(rows: readonly Row[], page: number): readonly Row[] {
  return rows.slice((page - 1) * pageSize, page * pageSize);
}
