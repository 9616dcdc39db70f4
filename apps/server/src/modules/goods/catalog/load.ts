import { activityFlags } from '@sgb/contract/catalogue.ts';
import { type InferInsertModel, sql } from 'drizzle-orm';
import { announce } from '../../../platform/db/bus.ts';
import { copyInto } from '../../../platform/db/copy.ts';
import type { Database, Sql, Tx } from '../../../platform/db/database.ts';
import { withoutIndexes } from '../../../platform/db/many-rows.ts';
import { categoriesChannel } from './channels.ts';
import { facetsOf } from './facets/rules.ts';
import { activityCounts, categories, products, saStockCounts, skus, suppliers } from './tables.ts';

export type NewCategory = Omit<InferInsertModel<typeof categories>, 'productCount'>;
export type NewSupplier = Omit<InferInsertModel<typeof suppliers>, 'productCount'>;
export type NewProduct = Omit<InferInsertModel<typeof products>, 'facets'> & {
  readonly skus: readonly Omit<InferInsertModel<typeof skus>, 'productId' | 'position'>[];
};

export async function loadCategories(tx: Tx, rows: readonly NewCategory[]): Promise<void> {
  await copyInto(tx, categories, 'categories', rows);
  await announce(tx, categoriesChannel);
}

export function loadSuppliers(tx: Tx, rows: readonly NewSupplier[]): Promise<void> {
  return copyInto(tx, suppliers, 'suppliers', rows);
}

/** Writes products with their SKUs as fast as PostgreSQL takes them. Counts are brought up by `recount`. */
export async function loadProducts(tx: Tx, batch: readonly NewProduct[]): Promise<void> {
  await copyInto(
    tx,
    products,
    'products',
    batch.map((product) => ({ ...product, facets: facetsOf(product) })),
  );
  const rows = batch.flatMap((product) =>
    product.skus.map((sku, position) => ({ ...sku, productId: product.id, position })),
  );
  await copyInto(tx, skus, 'skus', rows);
}

/** Lets `work` make the catalogue many times as large, where nobody else uses it. */
export function growProducts(db: Database, work: () => Promise<void>): Promise<void> {
  return withoutIndexes(db, ['products', 'skus'], work);
}

/** Goods of sellers are counted while they are shown. */
const counted = sql`(rand_cents is null or on_shelf)`;

/** How many products each category, supplier, activity and the SA stock have; kept beside them because pages ask all the time. */
export async function recount(tx: Tx): Promise<void> {
  await tx.orm.execute(sql`
    update categories c set product_count = n.total
    from (select category_id, count(*)::int as total from products where ${counted} group by 1) n
    where n.category_id = c.id and c.product_count <> n.total`);
  await tx.orm.execute(sql`
    update suppliers s set product_count = n.total
    from (select supplier_id, count(*)::int as total from products where ${counted} group by 1) n
    where n.supplier_id = s.id and s.product_count <> n.total`);
  const flags = `{${Object.values(activityFlags).join()}}`;
  await tx.orm.delete(activityCounts);
  await tx.orm.execute(sql`
    insert into activity_counts
    select flag, category_id, count(*) from products, unnest(${flags}::int[]) flag
    where activity_flags & flag <> 0 group by 1, 2`);
  await tx.orm.delete(saStockCounts);
  await tx.orm.execute(sql`
    insert into sa_stock_counts
    select category_id, count(*) from products where stock_type = 1 and ${counted} group by 1`);
  await announce(tx, categoriesChannel);
}

export async function countAllProducts(reader: Sql): Promise<number> {
  const [row] = await reader.orm.select({ total: sql<number>`count(*)::int` }).from(products);
  return row?.total ?? 0;
}

export async function hasProducts(reader: Sql): Promise<boolean> {
  const [row] = await reader.orm.select({ id: products.id }).from(products).limit(1);
  return row !== undefined;
}
