import type { Sql, Tx } from '../../../platform/db/database.ts';
import { addSupplierCategories } from './goods-store.ts';
import { leafByWords } from './leaf-rules.ts';

/** What sourcing asks the catalogue before it takes goods in. */

export async function isMapped(reader: Sql, supplierCategoryId: number): Promise<boolean> {
  const text = 'select from supplier_categories where supplier_category_id = $1';
  return (await reader.run('catalog.isMapped', text, [supplierCategoryId])).length > 0;
}

interface Named {
  readonly id: number;
  readonly name: string;
  readonly nameZh: string;
}

/** Finds the leaf that a category of the supplier site is called like, and keeps it. False: none is. */
export async function learnCategory(tx: Tx, { id, name, nameZh }: Named): Promise<boolean> {
  const text = 'select id, name, name_zh as "nameZh" from categories where level = 3 order by id';
  const categoryId = leafByWords(await tx.run<Named>('catalog.leaves', text, []), name, nameZh);
  if (categoryId === null) return false;
  await addSupplierCategories(tx, [{ supplierCategoryId: id, categoryId }]);
  return true;
}

export async function missingGoods(reader: Sql, ids: readonly number[]): Promise<number[]> {
  const text = `select id::float8 as id from unnest($1::bigint[]) as given (id)
    where not exists (select from products p where p.id = given.id)`;
  return (await reader.run<{ id: number }>('catalog.missing', text, [ids])).map(({ id }) => id);
}

/** The supplier site's name for a supplier, for the one who may ask now; null, too, for those whom it has no name for. */
export async function claimSearch(tx: Tx, supplierId: number, before: Date, now: Date): Promise<string | null> {
  const text = `update suppliers set searched_at = $3 where id = $1 and open_id is not null
    and (searched_at is null or searched_at < $2) returning open_id as name`;
  return (await tx.run<{ name: string }>('catalog.claimSearch', text, [supplierId, before, now]))[0]?.name ?? null;
}

export async function releaseSearch(tx: Tx, supplierId: number): Promise<void> {
  await tx.run('catalog.releaseSearch', 'update suppliers set searched_at = null where id = $1', [supplierId]);
}
