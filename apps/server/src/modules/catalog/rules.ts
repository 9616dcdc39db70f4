import type { ProductCard, Supplier } from '@sgb/contract/catalog.ts';
import { activityFlags, stockTypes } from '@sgb/contract/catalogue.ts';
import { fenToCents, type Rate } from '@sgb/money/convert.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { landedCentsPerPiece, type Piece } from '../pricing/index.ts';

export const pageSize = 20;

export function pagesOf(total: number): number {
  return Math.max(1, Math.ceil(total / pageSize));
}

/** What a product card is made from. */
export interface CardRow extends Piece {
  readonly id: number;
  readonly title: string;
  readonly picture: string;
  readonly priceFen: number;
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
}

export function priceTerms(settings: Settings): PriceTerms {
  const fee = settings.get('fees.service');
  const sea = settings.get('freight.seaPickup');
  return {
    rate: settings.get('exchange.rate'),
    landed: (priceCents, minOrder, piece) => landedCentsPerPiece(priceCents, minOrder, piece, fee, sea),
  };
}

export function isOnSale(flags: number): boolean {
  return (flags & activityFlags.sale) !== 0;
}

/** What lies in Johannesburg has landed: its price is the whole of it. */
export function landedCents(
  priceCents: number,
  goods: Piece & { readonly minOrder: number; readonly stockType: number },
  terms: PriceTerms,
): number {
  return goods.stockType === stockTypes.stock ? priceCents : terms.landed(priceCents, goods.minOrder, goods);
}

export function cardOf(row: CardRow, terms: PriceTerms): ProductCard {
  const priceCents = fenToCents(row.priceFen, terms.rate);
  return {
    id: String(row.id),
    title: row.title,
    picture: row.picture,
    priceCents,
    landedCents: landedCents(priceCents, row, terms),
    unit: row.unit,
    minOrder: row.minOrder,
    monthlySales: row.monthlySales,
    rating: row.rating / 100,
    special: row.special,
    stockType: row.stockType,
    onSale: isOnSale(row.activityFlags),
  };
}

type SupplierRow = Omit<Supplier, 'id'> & { readonly id: number };

/** Basis points become percentages, hundredths become stars. */
export function supplierOf(row: SupplierRow): Supplier {
  return {
    ...row,
    id: String(row.id),
    rating: row.rating / 100,
    pickup24h: row.pickup24h / 100,
    qualityReturn: row.qualityReturn / 100,
    repurchase: row.repurchase / 100,
  };
}
