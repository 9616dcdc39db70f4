import type { AmbassadorRow } from './store.ts';

export function addressOf({ street, unit, suburb, city, province, code, note }: AmbassadorRow) {
  return { street, unit, suburb, city, province, code, note };
}

/** Null for those from before anybody asked where parcels are fetched. */
export const pickupOf = (row: AmbassadorRow | undefined) => (row?.street ? addressOf(row) : null);
