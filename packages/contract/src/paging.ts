/** How many rows a page of a list has. */
export const pageSize = 20;

/** The same of what is worked through row by row: goods on a shelf, orders to be bought or packed together. */
export const longPageSize = 50;

/** Lists for everybody end here: nobody reads further, and a crawler that does would make us sort for it. */
export const mostPages = 100;

/** What is one's own can be read to the first of a hundred thousand rows. */
export const mostOwnPages = 5_000;

export interface Slice {
  readonly offset: number;
  readonly limit: number;
}

/** The rows that a page shows. */
export const sliceOf = (page: number, size = pageSize): Slice => ({ offset: (page - 1) * size, limit: size });

/** How many pages of a list for everybody can be turned: at least one, and none past the last that may be asked for. */
export const publicPages = (total: number): number => Math.min(mostPages, Math.max(1, Math.ceil(total / pageSize)));

/** How many pages of an own list can be read: as many as the calls take, and no more than there are. */
export const ownPages = (total: number, size = pageSize): number => Math.min(mostOwnPages, Math.ceil(total / size));

/** The same of a list that has a first page even while it is empty. */
export const ownPagesFromOne = (total: number): number => Math.max(1, ownPages(total));

/** The page that an address asks for; the first one where it asks for none that there can be. */
export function pageIn(asked: string | null, most: number = mostOwnPages): number {
  const page = Number(asked ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= most ? page : 1;
}
