import type { ProductCard, Supplier } from '@sgb/contract/catalog.ts';
import { activityFlags, stockTypes } from '@sgb/contract/catalogue.ts';
import { mostPages, pageSize, type Slice, sliceOf } from '@sgb/contract/paging.ts';
import { addMinutes } from '@sgb/contract/time.ts';
import { fenToCents, type Rate } from '@sgb/money/convert.ts';
import type { Settings } from '../../../platform/settings/settings.ts';
import { hintQuantity, landedHint, type Piece, priceRules } from '../pricing/index.ts';
import type { CategoryTree } from './tree.ts';

/** What a page takes from a list that follows one product put before it all: the first page holds one fewer of it. */
export function sliceAfterOne(page: number): Slice {
  return page === 1 ? { offset: 0, limit: pageSize - 1 } : { offset: (page - 1) * pageSize - 1, limit: pageSize };
}

const topSuppliers = 100;

/** The list of suppliers ends with the hundredth. */
export function topSupplierSlice(page: number): Slice {
  const { offset, limit } = sliceOf(page);
  return { offset, limit: Math.max(0, Math.min(limit, topSuppliers - offset)) };
}

export function topSupplierCount(all: number): number {
  return Math.min(all, topSuppliers);
}

/** Goods of an activity by leaf. */
export type LeafCounts = ReadonlyMap<number, number>;

export function countIn(leaves: readonly number[], counts: LeafCounts): number {
  return leaves.reduce((sum, leaf) => sum + (counts.get(leaf) ?? 0), 0);
}

/** The departments that have goods of a list, with how many. */
export function departmentsOf(tree: CategoryTree, counts: LeafCounts) {
  return tree.departments
    .map(({ id, name }) => ({ id, name, productCount: countIn(tree.leavesOf(id), counts) }))
    .filter(({ productCount }) => productCount > 0);
}

/** Nobody could turn to more. */
const mostInShowcase = mostPages * pageSize;

/**
 * The order of a showcase: first what was picked by hand, then the best of every category in turn, so that no
 * category waits for another to end. Nothing stands in it twice.
 */
export function arranged(picked: readonly number[], ofCategories: readonly (readonly number[])[]): number[] {
  const longest = Math.max(0, ...ofCategories.map((ids) => ids.length));
  const inTurn = Array.from({ length: longest }, (_, place) =>
    ofCategories.flatMap((ids) => ids.slice(place, place + 1)),
  );
  return [...new Set([...picked, ...inTurn.flat()])].slice(0, mostInShowcase);
}

/** What a product card is made from. */
export interface CardRow extends Piece {
  readonly id: number;
  readonly title: string;
  readonly picture: string;
  readonly priceFen: number;
  readonly randCents: number | null;
  readonly soldBy: string | null;
  readonly unit: ProductCard['unit'];
  readonly minOrder: number;
  readonly monthlySales: number;
  readonly rating: number;
  readonly special: ProductCard['special'];
  readonly stockType: ProductCard['stockType'];
  readonly activityFlags: number;
}

/** The settings that prices depend on, read once for a whole list. */
export interface PriceTerms {
  readonly rate: Rate;
  landed(priceCents: number, minOrder: number, piece: Piece): number;
  /** How many pieces that price of one holds for. */
  landedFor(priceCents: number, minOrder: number): number;
}

export function priceTerms(settings: Settings): PriceTerms {
  const rules = priceRules(settings);
  return {
    rate: rules.rate,
    landed: landedHint(rules),
    landedFor: (priceCents, minOrder) => hintQuantity(rules, priceCents, minOrder),
  };
}

interface InMoney {
  readonly priceFen: number;
  readonly randCents: number | null;
}

/** What a seller says in rand holds; all else costs what today's rate makes of it. */
export const centsOf = ({ priceFen, randCents }: InMoney, rate: Rate): number =>
  randCents ?? fenToCents(priceFen, rate);

export function isOnSale(flags: number): boolean {
  return (flags & activityFlags.sale) !== 0;
}

/** What lies in Johannesburg has landed: nothing but the delivery comes on top of its price. */
export function landedCents(
  priceCents: number,
  goods: Piece & { readonly minOrder: number; readonly stockType: number },
  terms: PriceTerms,
): number {
  return goods.stockType === stockTypes.stock ? priceCents : terms.landed(priceCents, goods.minOrder, goods);
}

/** Until when price and stock are believed without asking again; null for what we have counted ourselves. */
export function freshUntil(
  goods: { readonly checkedAt: Date; readonly stockType: number },
  minutes: number,
): Date | null {
  return goods.stockType === stockTypes.stock ? null : addMinutes(goods.checkedAt, minutes);
}

export function cardOf(row: CardRow, terms: PriceTerms): ProductCard {
  const priceCents = centsOf(row, terms.rate);
  return {
    id: String(row.id),
    title: row.title,
    picture: row.picture,
    priceCents,
    landedCents: landedCents(priceCents, row, terms),
    landedFor: terms.landedFor(priceCents, row.minOrder),
    unit: row.unit,
    minOrder: row.minOrder,
    monthlySales: row.monthlySales,
    rating: row.rating / 100,
    special: row.special,
    stockType: row.stockType,
    onSale: isOnSale(row.activityFlags),
    ...(row.soldBy !== null && { soldBy: row.soldBy }),
  };
}

type SupplierRow = Omit<Supplier, 'id'> & { readonly id: number };

/** Basis points become percentages, hundredths become stars; what else we keep of a supplier is ours. */
export function supplierOf(row: SupplierRow): Supplier {
  const { name, nameZh, city, province, years, factory, productCount } = row;
  return {
    id: String(row.id),
    name,
    nameZh,
    city,
    province,
    years,
    factory,
    productCount,
    rating: row.rating / 100,
    pickup24h: row.pickup24h / 100,
    qualityReturn: row.qualityReturn / 100,
    repurchase: row.repurchase / 100,
  };
}

interface PricedSku {
  readonly id: number;
  readonly priceFen: number;
  readonly randCents: number | null;
  readonly stock: number;
}

/** What a shopper who has chosen nothing yet would most likely take; nothing where a product has no SKU. */
export function cheapestInStock<Sku extends PricedSku>(skus: readonly Sku[]): Sku | undefined {
  const inStock = skus.filter(({ stock }) => stock > 0);
  return (inStock.length > 0 ? inStock : skus).toSorted((a, b) => a.priceFen - b.priceFen)[0];
}

/** '11:3,12:2' with the SKUs that it names; null when one is unknown or named twice. */
export function chosenFrom(text: string, skus: readonly PricedSku[]) {
  const byId = new Map(skus.map((sku) => [sku.id, sku]));
  const wanted = text.split(',').map((entry) => entry.split(':').map(Number));
  if (new Set(wanted.map(([id]) => id)).size < wanted.length) return null;
  const chosen = wanted.flatMap(([id = 0, quantity = 0]) => {
    const sku = byId.get(id);
    if (!sku) return [];
    return [{ priceFen: sku.priceFen, quantity, ...(sku.randCents !== null && { randCents: sku.randCents }) }];
  });
  return chosen.length === wanted.length ? chosen : null;
}
