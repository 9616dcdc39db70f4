/** A list that knows how long it is. */
interface NumberedPage<Row> {
  readonly items: Row[];
  readonly total: number;
  readonly page: number;
  readonly pages: number;
}

/** A list that may be millions long: what comes after this page, null at its end. */
interface KeyedPage<Row> {
  readonly items: Row[];
  readonly next: string | null;
}

export type Page<Row> = NumberedPage<Row> | KeyedPage<Row>;

/** Where the page after this one is, null at the end. */
export function nextOf<Row>(found: Page<Row>): Place | null {
  if ('next' in found) return found.next === null ? null : { page: 1, after: found.next };
  return found.page < found.pages ? { page: found.page + 1, after: null } : null;
}

/** Where in a list a page is. */
export interface Place {
  readonly page: number;
  readonly after: string | null;
}
