import { and, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Sql } from '../../../platform/db/database.ts';
import type { ShelfRow } from './store.ts';
import { shelves } from './tables.ts';

interface ShelfFilter {
  readonly skuId: number | undefined;
  readonly accountId: number | undefined;
  /** The beginning of a place, in capitals. */
  readonly place: string;
  readonly show: 'all' | 'damaged' | 'unplaced';
}

/** Places are letters, digits and dashes: all that begin so come before the same with a tilde. As the index has it. */
const beginsWith = (place: string): SQL =>
  sql`upper(${shelves.place}) collate "C" >= ${place} and upper(${shelves.place}) collate "C" < ${`${place}~`}`;

const shown: Readonly<Record<ShelfFilter['show'], SQL | undefined>> = {
  all: undefined,
  damaged: sql`${shelves.damaged} > 0`,
  unplaced: sql`${shelves.place} = '' and ${shelves.sellable} + ${shelves.reserved} + ${shelves.listed} + ${shelves.damaged} > 0`,
};

/** The shelves of all sellers, the newest first. */
export async function shelvesForDesk(
  reader: Sql,
  { skuId, accountId, place, show }: ShelfFilter,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<{ rows: ShelfRow[]; total: number }> {
  const where = and(
    skuId === undefined ? undefined : eq(shelves.skuId, skuId),
    accountId === undefined ? undefined : eq(shelves.accountId, accountId),
    place === '' ? undefined : beginsWith(place),
    shown[show],
  );
  // The page is cut by numbers alone; whole rows are read of it only.
  const page = reader.orm
    .select({ id: shelves.id })
    .from(shelves)
    .where(where)
    .orderBy(desc(shelves.id))
    .offset(offset)
    .limit(limit);
  const rows = await reader.orm.select().from(shelves).where(inArray(shelves.id, page)).orderBy(desc(shelves.id));
  const [all] = await reader.orm.select({ total: count() }).from(shelves).where(where);
  return { rows, total: all?.total ?? 0 };
}
