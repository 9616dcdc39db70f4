import type { LineFault } from '@sgb/contract/cart-rules.ts';
import { type BasisPoints, fenToCents, type Rate } from '@sgb/money/convert.ts';
import { type Offer, unitFen } from '../../goods/pricing/index.ts';

/** An offer's prices as a shopper agreed to them. */
export interface SeenPrice extends Offer {
  readonly skuFen: number;
  /** Set where its seller names the price in rand. */
  readonly randCents?: number | null;
}

/** Pieces, or goods for so much, of one seller; 0: not this way. */
export interface Mix {
  readonly pieces: number;
  readonly fen: number;
}

/** What of a line decides whether and at what price it can be bought. */
export interface PriceableLine extends SeenPrice {
  readonly productId: number;
  readonly quantity: number;
  readonly ticked: boolean;
  readonly seen: SeenPrice;
  readonly onShelf: boolean;
  readonly stock: number;
  readonly minOrder: number;
  readonly batch: number;
  readonly supplierId?: number;
  /** What its seller sells mixed, in place of the smallest order of each. */
  readonly mix?: Mix | null;
}

export interface PriceTerms {
  readonly rate: Rate;
  /** Up to here a price that rose is our loss. */
  readonly absorb: BasisPoints;
}

interface LinePrice {
  /** Ticked, and nothing stands against buying it at all. */
  readonly chosen: boolean;
  /** What is bought of the offer with this line. */
  readonly offerQuantity: number;
  readonly unitFen: number;
  readonly unitCents: number;
  readonly seenFen: number;
  readonly seenCents: number;
  readonly nextBreak: { readonly from: number; readonly fen: number } | null;
  readonly fault: LineFault | null;
  /** With this line, what is bought of its seller's goods that can be mixed. */
  readonly mixed: Mix;
}

export type Priced<Line> = Line & LinePrice;

/** Nothing of it can be bought, whatever the shopper does: it cannot be ticked. */
export function deadFault({
  onShelf,
  stock,
  batch,
}: Pick<PriceableLine, 'onShelf' | 'stock' | 'batch'>): 'offShelf' | 'soldOut' | null {
  if (!onShelf) return 'offShelf';
  return stock < batch ? 'soldOut' : null;
}

export const isDead = (line: PriceableLine) => deadFault(line) !== null;

/** More than we take on ourselves. */
export function rose(nowFen: number, seenFen: number, absorb: BasisPoints): boolean {
  return nowFen * 10_000 > seenFen * (10_000 + absorb);
}

function nextBreakOf({ quoteType, priceBreaks }: Offer, total: number) {
  return quoteType === 1 ? null : (priceBreaks.find(({ from }) => from > total) ?? null);
}

/** Whether a seller's goods do together what none does alone. */
export const isMixed = (mix: Mix | null | undefined, { pieces, fen }: Mix): boolean =>
  !!mix && ((mix.pieces > 0 && pieces >= mix.pieces) || (mix.fen > 0 && fen >= mix.fen));

const nothing: Mix = { pieces: 0, fen: 0 };
const plus = (one: Mix, other: Mix): Mix => ({ pieces: one.pieces + other.pieces, fen: one.fen + other.fen });
const worthOf = (line: PriceableLine, offerQuantity: number): Mix => ({
  pieces: line.quantity,
  fen: unitFen(line, line.skuFen, offerQuantity) * line.quantity,
});

function priceOf<Line extends PriceableLine>(line: Line, bought: number, others: Mix, terms: PriceTerms): Priced<Line> {
  const { rate, absorb } = terms;
  const dead = deadFault(line);
  const chosen = line.ticked && !dead;
  // What is not ticked shows what it would cost if it were.
  const offerQuantity = chosen ? bought : bought + line.quantity;
  const nowFen = unitFen(line, line.skuFen, offerQuantity);
  const seenFen = unitFen(line.seen, line.seen.skuFen, offerQuantity);
  const inRand = line.randCents ?? null;
  const seenCents = inRand === null ? fenToCents(seenFen, rate) : (line.seen.randCents ?? inRand);
  // What a seller asks is theirs: we take nothing of it on ourselves.
  const dearer = inRand === null ? rose(nowFen, seenFen, absorb) : inRand > seenCents;
  const mixed = chosen ? others : plus(others, worthOf(line, offerQuantity));
  const short = offerQuantity < line.minOrder && !isMixed(line.mix, mixed);
  const unorderable = line.quantity % line.batch !== 0 || line.quantity > line.stock || short;
  const unit = dearer ? nowFen : Math.min(nowFen, seenFen);
  return {
    ...line,
    chosen,
    offerQuantity,
    unitFen: unit,
    unitCents: inRand ?? fenToCents(unit, rate),
    seenFen,
    seenCents,
    nextBreak: nextBreakOf(line, offerQuantity),
    fault: dead ?? (dearer ? 'priceRose' : unorderable ? 'quantity' : null),
    mixed,
  };
}

/**
 * The lines of a cart with their prices. Quantities of an offer are added up over all its kinds that are ticked: what
 * stays behind in the cart makes nothing cheaper. What a seller sells mixed is added up over all its ticked goods.
 */
export function pricedLines<Line extends PriceableLine>(lines: readonly Line[], terms: PriceTerms): Priced<Line>[] {
  const bought = new Map<number, number>();
  for (const line of lines) {
    if (line.ticked && !isDead(line)) bought.set(line.productId, (bought.get(line.productId) ?? 0) + line.quantity);
  }
  const boughtOf = ({ productId }: PriceableLine) => bought.get(productId) ?? 0;
  const mixed = new Map<number, Mix>();
  for (const line of lines) {
    if (!line.mix || !line.ticked || isDead(line) || line.supplierId === undefined) continue;
    mixed.set(line.supplierId, plus(mixed.get(line.supplierId) ?? nothing, worthOf(line, boughtOf(line))));
  }
  return lines.map((line) => priceOf(line, boughtOf(line), mixed.get(line.supplierId ?? 0) ?? nothing, terms));
}

/** The offer as it is now, to be agreed to. */
export function seenNow({ quoteType, priceBreaks, skuFen, randCents }: SeenPrice): SeenPrice {
  return { quoteType, priceBreaks, skuFen, ...(typeof randCents === 'number' && { randCents }) };
}

/** Cheaper than agreed: that is the price from now on. */
export function fell(line: Priced<PriceableLine>): boolean {
  if (isDead(line)) return false;
  if (typeof line.randCents === 'number') return line.randCents < line.seenCents;
  return unitFen(line, line.skuFen, line.offerQuantity) < line.seenFen;
}
