import type { Tx } from '@sgb/server/platform/db/database.ts';
import { scalePhotos, shelve } from '../support/shelves.ts';

/** What somebody has in our warehouse, with the photo that will be taken when it is packed. */
export interface OnShelf {
  readonly orderId: number;
  readonly photo: string;
}

export const box = { lengthMm: 250, widthMm: 200, heightMm: 150 };

/** Ten kilograms for everybody. */
export async function fillShelves(
  tx: Tx,
  staff: number,
  owners: readonly number[],
): Promise<ReadonlyMap<number, OnShelf>> {
  const orders = await shelve(tx, owners, { grams: 10_000, ...box });
  const photos = await scalePhotos(tx, staff, owners.length);
  return new Map(owners.map((id, place) => [id, { orderId: orders[place] ?? 0, photo: photos[place] ?? '' }]));
}
