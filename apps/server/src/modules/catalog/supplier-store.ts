import type { SortCode } from '@sgb/contract/catalogue.ts';
import { and, asc, desc, eq, ne, sql } from 'drizzle-orm';
import type { Sql } from '../../platform/db/database.ts';
import type { Slice } from './rules.ts';
import { cardColumns, cardsOf, onShelf, ordered, sortKeys } from './store.ts';
import { products, suppliers } from './tables.ts';

const { placeholder } = sql;

interface Bestseller {
  readonly id: number;
  readonly title: string;
  readonly picture: string;
  readonly priceFen: number;
}

/** Suppliers with their four best sellers in one statement. */
export function suppliersWithGoods(reader: Sql, { offset, limit }: Slice) {
  const goods = sql<Bestseller[]>`(
    select coalesce(jsonb_agg(best), '[]') from (
      select p.id, p.title, p.pictures[1] as "picture", p.price_fen as "priceFen" from ${products} p
      where p.supplier_id = suppliers.id order by p.monthly_sales desc, p.id desc limit 4
    ) best)`;
  return reader.orm
    .select({ supplier: suppliers, goods })
    .from(suppliers)
    .orderBy(desc(suppliers.rating), asc(suppliers.id))
    .limit(limit)
    .offset(offset);
}

export function countSuppliers(reader: Sql): Promise<number> {
  return reader.orm.$count(suppliers);
}

export async function supplierById(reader: Sql, id: number) {
  const [row] = await reader
    .hot('catalog.supplier', (orm) =>
      orm
        .select()
        .from(suppliers)
        .where(eq(suppliers.id, placeholder('id'))),
    )
    .execute({ id });
  return row;
}

/** A supplier together with one of its own products; nothing when the product is another's. */
export async function supplierWithProduct(reader: Sql, supplierId: number, productId: number) {
  const [row] = await reader
    .hot('catalog.supplierWithProduct', (orm) =>
      orm
        .select({ supplier: suppliers, product: cardColumns })
        .from(products)
        .innerJoin(suppliers, eq(suppliers.id, products.supplierId))
        .where(and(eq(products.id, placeholder('product')), eq(suppliers.id, placeholder('supplier')))),
    )
    .execute({ supplier: supplierId, product: productId });
  return row;
}

/** A page of one supplier's products; 0 excepts none. */
export function productsOfSupplier(reader: Sql, supplierId: number, sort: SortCode, slice: Slice, exceptId = 0) {
  return reader
    .hot(`catalog.supplierGoods.${sort}`, (orm) =>
      orm
        .select(cardColumns)
        .from(products)
        .where(and(eq(products.supplierId, placeholder('supplier')), ne(products.id, placeholder('except')), onShelf))
        .orderBy(...ordered(sort))
        .limit(placeholder('limit'))
        .offset(placeholder('offset')),
    )
    .execute({ supplier: supplierId, except: exceptId, ...slice });
}

export interface Selection {
  readonly suppliers: number;
  readonly goodsEach: number;
}

function bestSuppliers(orm: Sql['orm']) {
  return orm
    .select({ id: suppliers.id, productCount: suppliers.productCount })
    .from(suppliers)
    .orderBy(desc(suppliers.rating), asc(suppliers.id))
    .limit(placeholder('suppliers'))
    .as('best');
}

/** The bestsellers of the best suppliers: which ones they are does not depend on the order they are shown in. */
export function bestGoods(reader: Sql, selection: Selection, sort: SortCode, slice: Slice) {
  return reader
    .hot(`catalog.bestGoods.${sort}`, (orm) => {
      const best = bestSuppliers(orm);
      const ofSupplier = orm
        .select({ id: products.id, key: sql`${sortKeys[sort].key}`.as('key') })
        .from(products)
        .where(eq(products.supplierId, best.id))
        .orderBy(...ordered(1))
        .limit(placeholder('goodsEach'))
        .as('of_supplier');
      const shown = orm
        .select({ id: ofSupplier.id })
        .from(best)
        .crossJoinLateral(ofSupplier)
        .orderBy(...ordered(sort, ofSupplier.key, ofSupplier.id))
        .limit(placeholder('limit'))
        .offset(placeholder('offset'));
      return cardsOf(orm, shown, sort);
    })
    .execute({ ...selection, ...slice });
}

export async function countBestGoods(reader: Sql, selection: Selection): Promise<number> {
  const [row] = await reader
    .hot('catalog.countBestGoods', (orm) => {
      const best = bestSuppliers(orm);
      const each = sql`least(${best.productCount}, ${placeholder('goodsEach')}::int)`;
      return orm.select({ total: sql<number>`coalesce(sum(${each}), 0)::int` }).from(best);
    })
    .execute({ ...selection });
  return row?.total ?? 0;
}
