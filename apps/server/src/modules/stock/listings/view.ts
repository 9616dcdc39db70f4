import { breakdownOf, listingNumber } from '@sgb/contract/listing-rules.ts';
import type { Listing } from '@sgb/contract/listings.ts';
import type { Sql } from '../../../platform/db/database.ts';
import type { Settings } from '../../../platform/settings/settings.ts';
import { stockOf } from '../../goods/catalog/index.ts';
import { type ShelfRow, shelvesById } from '../shelves/index.ts';
import type { ListingRow } from './store.ts';
import { termsOf } from './terms.ts';

export function listingView(row: ListingRow, shelf: ShelfRow, quantity: number, settings: Settings): Listing {
  const { id, state, priceCents, reason } = row;
  const { title, options, picture, landedCents } = shelf;
  return {
    id,
    number: listingNumber(id),
    skuId: String(shelf.skuId),
    productId: String(row.productId),
    title,
    options,
    picture,
    state,
    stateAt: row.stateAt.toISOString(),
    reason,
    priceCents,
    landedCents,
    getCents: breakdownOf(priceCents, landedCents, termsOf(shelf, settings)).getCents,
    quantity,
    bought: shelf.listed - quantity,
    sold: shelf.sold,
  };
}

/** Listings with their shelves, as they are now. */
export async function listingViews(reader: Sql, rows: readonly ListingRow[], settings: Settings): Promise<Listing[]> {
  const [shelves, stock] = await Promise.all([
    shelvesById(
      reader,
      rows.map(({ shelfId }) => shelfId),
    ),
    stockOf(
      reader,
      rows.map(({ skuId }) => skuId),
    ),
  ]);
  const byId = new Map(shelves.map((shelf) => [shelf.id, shelf]));
  return rows.flatMap((row) => {
    const shelf = byId.get(row.shelfId);
    return shelf ? [listingView(row, shelf, stock.get(row.skuId) ?? 0, settings)] : [];
  });
}
