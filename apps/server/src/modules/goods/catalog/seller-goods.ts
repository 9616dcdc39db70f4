import { stockTypes } from '@sgb/contract/catalogue.ts';
import { weightSources } from '@sgb/contract/shipping.ts';
import { centsToFen, type Rate } from '@sgb/money/convert.ts';
import { eq } from 'drizzle-orm';
import { announce } from '../../../platform/db/bus.ts';
import type { Sql, Tx } from '../../../platform/db/database.ts';
import { categoriesChannel } from './channels.ts';
import { facetsOf } from './facets/rules.ts';
import { products, skus } from './tables.ts';

/** Goods of sellers that lie on our shelves in Johannesburg: products of SA stock with prices in rand. */

const supplierText = `
  insert into suppliers (id, name, name_zh, city, province, years, factory, pickup_24h, quality_return, repurchase, rating,
    product_count, seller_account)
  values (nextval('supplier_numbers'), $2, '', 'Johannesburg', 'Gauteng', 0, false, 0, 0, 0, 0, 0, $1)
  on conflict (seller_account) do update set name = excluded.name returning id::float8 as id`;

/** The supplier that a seller is in the catalogue. */
export async function sellerSupplier(tx: Tx, accountId: number, name: string): Promise<number> {
  const [row] = await tx.run<{ id: number }>('catalog.sellerSupplier', supplierText, [accountId, name]);
  if (!row) throw new Error(`seller ${accountId} could not be stored`);
  return row.id;
}

export function renameSeller(tx: Tx, accountId: number, name: string): void {
  tx.send('catalog.renameSeller', 'update suppliers set name = $2 where seller_account = $1', [accountId, name]);
}

const onSaleText = `
  select u.id::float8 as id, u.name, count(*)::int as products from suppliers u join products p on p.supplier_id = u.id
  where u.seller_account is not null and p.on_shelf and p.stock_type = 1
  group by u.id order by products desc, u.id limit 50`;

export function sellersOnSale(reader: Sql) {
  return reader.run<{ id: number; name: string; products: number }>('catalog.sellersOnSale', onSaleText, []);
}

/** What a piece is, where it was measured, beside what its product says. */
interface Described {
  readonly productId: number;
  readonly supplierId: number;
  readonly title: string;
  readonly picture: string;
  readonly options: readonly string[];
  readonly weightGrams: number;
  readonly priceCents: number;
  readonly rate: Rate;
  readonly now: Date;
}

/** Takes one SKU of a product into the catalogue as goods of a seller: without stock, and not shown yet. */
export async function addSellerGoods(tx: Tx, goods: Described): Promise<{ productId: number; skuId: number }> {
  const [from] = await tx.orm.select().from(products).where(eq(products.id, goods.productId));
  if (!from) throw new Error(`product ${goods.productId} is not in the catalogue`);
  const numbers = `select nextval('seller_goods_numbers')::float8 as id, nextval('seller_goods_numbers')::float8 as sku`;
  const [number] = await tx.run<{ id: number; sku: number }>('catalog.sellerNumbers', numbers, []);
  if (!number) throw new Error('sequences give numbers');
  const { title, picture, options, priceCents, rate, now } = goods;
  const priceFen = centsToFen(priceCents, rate);
  const choices = from.choices.flatMap(({ name }, place) => {
    const value = options[place];
    return value === undefined ? [] : [{ name, values: [value] }];
  });
  const words = { title, titleZh: from.titleZh, description: from.description, attributes: from.attributes, choices };
  await tx.orm.insert(products).values({
    ...words,
    ...{ id: number.id, categoryId: from.categoryId, supplierId: goods.supplierId },
    ...{ priceFen, randCents: priceCents, quoteType: 1, priceBreaks: [{ from: 1, fen: priceFen }] },
    ...{ unit: from.unit, minOrder: 1, batch: 1, special: from.special, stockType: stockTypes.stock },
    ...{ lengthMm: from.lengthMm, widthMm: from.widthMm, heightMm: from.heightMm },
    ...{ weightGrams: goods.weightGrams, weightSource: weightSources.warehouse },
    ...{ activityFlags: 0, monthlySales: 0, supplierRating: 0, recommendScore: from.recommendScore },
    ...{ createdAt: now, checkedAt: now, onShelf: false },
    pictures: [...new Set([picture, ...from.pictures])],
    facets: facetsOf({ ...from, ...words }),
  });
  await tx.orm.insert(skus).values({
    ...{ id: number.sku, productId: number.id, position: 0, options: [...options], picture },
    ...{ priceFen, randCents: priceCents, stock: 0 },
  });
  return { productId: number.id, skuId: number.sku };
}

const changeText = `
  with before as (
    select on_shelf, category_id, supplier_id from products where id = $1 for update
  ), sku as (
    update skus set rand_cents = $2, price_fen = $3 where product_id = $1
  )
  update products p set rand_cents = $2, price_fen = $3, on_shelf = $4,
    price_breaks = jsonb_build_array(jsonb_build_object('from', 1, 'fen', $3::int))
  from before where p.id = $1
  returning p.on_shelf::int - before.on_shelf::int as more, p.category_id as "categoryId", p.supplier_id::float8 as "supplierId"`;

interface Changed {
  /** 1: it is shown now and was not, -1: the other way round. */
  readonly more: number;
  readonly categoryId: number;
  readonly supplierId: number;
}

const localText = `
  insert into sa_stock_counts values ($1, greatest(0, $2::int))
  on conflict (category_id) do update set product_count = greatest(0, sa_stock_counts.product_count + $2::int)`;

/** Goods of sellers are counted while they are shown. */
async function count(tx: Tx, { more, categoryId, supplierId }: Changed): Promise<void> {
  if (more === 0) return;
  const category = 'update categories set product_count = product_count + $2::int where id = $1';
  tx.send('catalog.countIn', category, [categoryId, more]);
  const supplier = 'update suppliers set product_count = product_count + $2::int where id = $1';
  tx.send('catalog.countSeller', supplier, [supplierId, more]);
  tx.send('catalog.countLocal', localText, [categoryId, more]);
  await announce(tx, categoriesChannel);
}

/** The price of goods of a seller, and whether the shop shows them. */
export async function changeSellerGoods(
  tx: Tx,
  productId: number,
  { priceCents, onShelf, rate }: { readonly priceCents: number; readonly onShelf: boolean; readonly rate: Rate },
): Promise<void> {
  const values = [productId, priceCents, centsToFen(priceCents, rate), onShelf];
  const [changed] = await tx.run<Changed>('catalog.changeSeller', changeText, values);
  if (changed) await count(tx, changed);
}

const refreshText = `
  with dear as (
    select id, ceil((rand_cents::numeric * 10000 - 5000) / $1)::int as fen from products where rand_cents is not null
  ), sku as (
    update skus s set price_fen = dear.fen from dear where s.product_id = dear.id and s.price_fen <> dear.fen
  )
  update products p set price_fen = dear.fen, price_breaks = jsonb_build_array(jsonb_build_object('from', 1, 'fen', dear.fen))
  from dear where p.id = dear.id and p.price_fen <> dear.fen returning p.id::float8 as id`;

/** Prices in rand stand; what they are sorted by follows the rate. Answers those that changed. */
export async function refreshSellerPrices(tx: Tx, rate: Rate): Promise<number[]> {
  return (await tx.run<{ id: number }>('catalog.refreshSellers', refreshText, [rate])).map(({ id }) => id);
}

/** How many of SKUs are for sale, held where `lock` says so. */
export async function stockOf(reader: Sql, skuIds: readonly number[], lock = false) {
  const text = `select id::float8 as id, stock from skus where id = any($1::bigint[]) order by id${lock ? ' for no key update' : ''}`;
  const rows = await reader.run<{ id: number; stock: number }>(`catalog.stockOf.${lock}`, text, [skuIds]);
  return new Map(rows.map(({ id, stock }) => [id, stock]));
}
