import type { SortCode } from '@sgb/contract/catalogue.ts';
import type { Slice } from '@sgb/contract/paging.ts';
import { asc, desc, isNull, sql } from 'drizzle-orm';
import { columnsOf, type RowOf } from '../../../platform/db/columns.ts';
import type { Sql } from '../../../platform/db/database.ts';
import type { CardRow } from './rules.ts';
import { cardColumns, cardsText, orderBy, sortColumns, supplierColumn } from './store.ts';
import { products, suppliers } from './tables.ts';

type SupplierRow = RowOf<typeof suppliers>;

interface Bestseller {
  readonly id: number;
  readonly title: string;
  readonly picture: string;
  readonly priceFen: number;
}

/** Those whom we buy from. */
const ofChina = isNull(suppliers.sellerAccount);

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
    .where(ofChina)
    .orderBy(desc(suppliers.rating), asc(suppliers.id))
    .limit(limit)
    .offset(offset);
}

export function countSuppliers(reader: Sql): Promise<number> {
  return reader.orm.$count(suppliers, ofChina);
}

const supplierText = `select ${columnsOf(suppliers)} from suppliers where id = $1`;

export async function supplierById(reader: Sql, id: number): Promise<SupplierRow | undefined> {
  return (await reader.run<SupplierRow>('catalog.supplier', supplierText, [id]))[0];
}

const withProductText = `
  select ${cardColumns}, ${supplierColumn} from products p where p.id = $2 and p.supplier_id = $1`;

/** A supplier together with one of its own products; nothing when the product is another's. */
export async function supplierWithProduct(reader: Sql, supplierId: number, productId: number) {
  type Row = CardRow & { readonly supplier: SupplierRow };
  const [row] = await reader.run<Row>('catalog.supplierWithProduct', withProductText, [supplierId, productId]);
  if (!row) return undefined;
  const { supplier, ...product } = row;
  return { supplier, product };
}

/** A page of one supplier's products; 0 excepts none. */
export function productsOfSupplier(
  reader: Sql,
  supplierId: number,
  sort: SortCode,
  { limit, offset }: Slice,
  exceptId = 0,
): Promise<CardRow[]> {
  const text = `
    select ${cardColumns} from products p where p.supplier_id = $1 and p.id <> $2 and p.on_shelf
    ${orderBy(sort)} limit $3 offset $4`;
  return reader.run<CardRow>(`catalog.supplierGoods.${sort}`, text, [supplierId, exceptId, limit, offset]);
}

export interface Selection {
  readonly suppliers: number;
  readonly goodsEach: number;
}

const bestSuppliers = '(select id, product_count from suppliers order by rating desc, id limit $1) as best';

/** The bestsellers of the best suppliers: which ones they are does not depend on the order they are shown in. */
export function bestGoods(
  reader: Sql,
  selection: Selection,
  sort: SortCode,
  { limit, offset }: Slice,
): Promise<CardRow[]> {
  const page = `
    select of_supplier.id from ${bestSuppliers} cross join lateral (
      select p.id, p.${sortColumns[sort].column} as key from products p
      where p.supplier_id = best.id ${orderBy(1)} limit $2
    ) as of_supplier ${orderBy(sort, 'of_supplier', 'key')} limit $3 offset $4`;
  const values = [selection.suppliers, selection.goodsEach, limit, offset];
  return reader.run<CardRow>(`catalog.bestGoods.${sort}`, cardsText(page, sort), values);
}

export async function countBestGoods(reader: Sql, selection: Selection): Promise<number> {
  const text = `select coalesce(sum(least(best.product_count, $2::int)), 0)::int as total from ${bestSuppliers}`;
  const values = [selection.suppliers, selection.goodsEach];
  return (await reader.run<{ total: number }>('catalog.countBestGoods', text, values))[0]?.total ?? 0;
}
