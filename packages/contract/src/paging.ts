/** Lists for everybody end here: nobody reads further, and a crawler that does would make us sort for it. */
export const mostPages = 100;

/** What is one's own can be read to the first of a hundred thousand rows. */
export const mostOwnPages = 5_000;

/** How many pages of an own list can be read: as many as the calls take, and no more than there are. */
export const ownPages = (total: number, perPage: number): number => Math.min(mostOwnPages, Math.ceil(total / perPage));

/** The page that an address asks for; the first one where it asks for none that there can be. */
export function pageIn(asked: string | null, most: number = mostOwnPages): number {
  const page = Number(asked ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= most ? page : 1;
}
