import { type BasisPoints, divideHalfUp, share } from '@sgb/money/convert.ts';

export interface ServiceFee {
  readonly basisPoints: BasisPoints;
  readonly upToCents: number;
  readonly aboveBasisPoints: BasisPoints;
  readonly minimumCents: number;
}

export interface SeaFreight {
  readonly centsPerCubicMetre: number;
  /** Sea freight goes by volume, but a cubic metre may not weigh more than this. */
  readonly kilogramsPerCubicMetre: number;
}

export interface Piece {
  readonly weightGrams: number;
  readonly lengthMm: number;
  readonly widthMm: number;
  readonly heightMm: number;
}

/** Our fee on the goods of one checkout. */
export function serviceFeeCents(goodsCents: number, fee: ServiceFee): number {
  const below = Math.min(goodsCents, fee.upToCents);
  const charged = share(below, fee.basisPoints) + share(goodsCents - below, fee.aboveBasisPoints);
  return Math.max(charged, fee.minimumCents);
}

/** What the sea costs for this many pieces: by volume, or by weight where they are heavy for their size. */
export function seaFreightCents(piece: Piece, quantity: number, freight: SeaFreight): number {
  const cubicMillimetres = piece.lengthMm * piece.widthMm * piece.heightMm * quantity;
  const weightAsVolume = divideHalfUp(piece.weightGrams * quantity * 1_000_000, freight.kilogramsPerCubicMetre);
  const billable = Math.max(cubicMillimetres, weightAsVolume);
  // Whole cubic centimetres keep the product with the price inside the exact integers.
  return divideHalfUp(Math.ceil(billable / 1000) * freight.centsPerCubicMetre, 1_000_000);
}

/**
 * The hint under a price: one piece with our fee and sea freight, when the smallest order is bought.
 * Nothing minimal is charged for a single piece, so the fee's minimum is spread over a usual checkout.
 */
export function landedCentsPerPiece(
  priceCents: number,
  minOrder: number,
  piece: Piece,
  fee: ServiceFee,
  freight: SeaFreight,
): number {
  const usualCheckout = Math.max(minOrder, Math.ceil(50_000 / priceCents));
  const goods = priceCents * usualCheckout;
  const total = goods + serviceFeeCents(goods, fee) + seaFreightCents(piece, usualCheckout, freight);
  return divideHalfUp(total, usualCheckout);
}
