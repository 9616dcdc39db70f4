import type { SortCode } from '@sgb/contract/catalogue.ts';
import { type WeightSource, weightSources } from '@sgb/contract/shipping.ts';
import { bigint, boolean, integer, jsonb, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core';

const number = (name: string) => bigint(name, { mode: 'number' });

export const categories = pgTable('categories', {
  id: integer().primaryKey(),
  parentId: integer('parent_id'),
  level: smallint().notNull(),
  name: text().notNull(),
  nameZh: text('name_zh').notNull(),
  picture: text().notNull(),
  position: smallint().notNull(),
  productCount: integer('product_count').notNull(),
});

export const suppliers = pgTable('suppliers', {
  id: number('id').primaryKey(),
  name: text().notNull(),
  nameZh: text('name_zh').notNull(),
  city: text().notNull(),
  province: text().notNull(),
  years: smallint().notNull(),
  factory: boolean().notNull(),
  pickup24h: smallint('pickup_24h').notNull(),
  qualityReturn: smallint('quality_return').notNull(),
  repurchase: smallint().notNull(),
  rating: smallint().notNull(),
  productCount: integer('product_count').notNull(),
  openId: text('open_id'),
  /** Whose goods lie on our shelves in Johannesburg; null for those we buy from. */
  sellerAccount: integer('seller_account'),
});

export const supplierCategories = pgTable('supplier_categories', {
  supplierCategoryId: number('supplier_category_id').primaryKey(),
  categoryId: integer('category_id').notNull(),
});

export interface PriceBreak {
  readonly from: number;
  readonly fen: number;
}

export const products = pgTable('products', {
  id: number('id').primaryKey(),
  categoryId: integer('category_id').notNull(),
  supplierId: number('supplier_id').notNull(),
  title: text().notNull(),
  titleZh: text('title_zh').notNull(),
  description: text().notNull(),
  pictures: text().array().notNull(),
  attributes: jsonb().$type<{ name: string; value: string }[]>().notNull(),
  choices: jsonb().$type<{ name: string; values: string[] }[]>().notNull(),
  priceBreaks: jsonb('price_breaks').$type<PriceBreak[]>().notNull(),
  quoteType: smallint('quote_type').$type<0 | 1 | 2>().notNull(),
  priceFen: integer('price_fen').notNull(),
  /** Set where its seller names the price in rand; then `priceFen` is only what it is sorted and filtered by. */
  randCents: integer('rand_cents'),
  unit: smallint().$type<10 | 20 | 30 | 40 | 50>().notNull(),
  minOrder: integer('min_order').notNull(),
  batch: integer().notNull(),
  /** Pieces, or fen, of all goods of its seller together that do in place of `minOrder`; 0: not this way. */
  mix: jsonb().$type<{ readonly pieces: number; readonly fen: number }>(),
  weightGrams: integer('weight_grams').notNull(),
  lengthMm: integer('length_mm').notNull(),
  widthMm: integer('width_mm').notNull(),
  heightMm: integer('height_mm').notNull(),
  weightSource: smallint('weight_source').$type<WeightSource>().notNull().default(weightSources.supplier),
  special: smallint().$type<0 | 1 | 2>().notNull(),
  stockType: smallint('stock_type').$type<0 | 1>().notNull(),
  activityFlags: integer('activity_flags').notNull(),
  monthlySales: integer('monthly_sales').notNull(),
  /** What our shoppers say, as the reviews module counts it; what the supplier's site reports stands apart. */
  rating: smallint().notNull().default(0),
  ratingCount: integer('rating_count').notNull().default(0),
  supplierRating: smallint('supplier_rating').notNull(),
  recommendScore: integer('recommend_score').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  onShelf: boolean('on_shelf').notNull().default(true),
  checkedAt: timestamp('checked_at', { withTimezone: true }).notNull().defaultNow(),
  recheckUntil: timestamp('recheck_until', { withTimezone: true }),
  /** Its plain colours, sizes and materials: facets/rules.ts. */
  facets: text().array().notNull(),
});

export const activityCounts = pgTable(
  'activity_counts',
  {
    flag: integer().notNull(),
    categoryId: integer('category_id').notNull(),
    productCount: integer('product_count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.flag, table.categoryId] })],
);

export const saStockCounts = pgTable('sa_stock_counts', {
  categoryId: integer('category_id').primaryKey(),
  productCount: integer('product_count').notNull(),
});

/** How a showcase is filled: the best of some categories in some order, so many of each. */
export interface ShowcaseRule {
  readonly categories: readonly number[];
  readonly each: number;
  readonly sort: SortCode;
  /** Hundredths of a star at the supplier's site. */
  readonly minRating?: number;
}

export const showcases = pgTable('showcases', {
  slug: text().primaryKey(),
  title: text().notNull(),
  text: text().notNull(),
  picture: text().notNull(),
  tone: text({ enum: ['light', 'dark'] }).notNull(),
  rule: jsonb().$type<ShowcaseRule>(),
});

export const showcaseProducts = pgTable(
  'showcase_products',
  {
    showcase: text().notNull(),
    productId: number('product_id').notNull(),
    position: smallint().notNull(),
    picked: boolean().notNull(),
  },
  (table) => [primaryKey({ columns: [table.showcase, table.productId] })],
);

export const skus = pgTable('skus', {
  id: number('id').primaryKey(),
  productId: number('product_id').notNull(),
  position: smallint().notNull(),
  options: text().array().notNull(),
  picture: text().notNull(),
  priceFen: integer('price_fen').notNull(),
  randCents: integer('rand_cents'),
  stock: integer().notNull(),
  specId: text('spec_id').notNull().default(''),
});
