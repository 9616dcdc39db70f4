import type { Product } from '@sgb/contract/catalog.ts';
import { unitWord } from '@sgb/contract/catalogue.ts';
import { formatRand } from '@sgb/money/format.ts';
import { mixWords } from '../../shared/goods/mix-words.ts';

/** What of a product decides prices and quantities. */
export type Offer = Pick<
  Product,
  'quoteType' | 'priceBreaks' | 'skus' | 'minOrder' | 'mix' | 'batch' | 'unit' | 'priceCents'
>;
export type Sku = Product['skus'][number];

/** Chosen pieces by SKU id; what is absent is not chosen. */
export type Quantities = Readonly<Record<string, number>>;

/** The choice as the landed-cost call takes it; empty when nothing is chosen. */
export function skuList(offer: Pick<Offer, 'skus'>, quantities: Quantities): string {
  return offer.skus
    .filter(({ id }) => (quantities[id] ?? 0) > 0)
    .map(({ id }) => `${id}:${quantities[id]}`)
    .join(',');
}

export function totalQuantity(quantities: Quantities): number {
  return Object.values(quantities).reduce((sum, quantity) => sum + quantity, 0);
}

/** Which price break a quantity reaches; below the first one its price is shown all the same. */
export function activeBreak(breaks: Offer['priceBreaks'], quantity: number): number {
  return Math.max(
    breaks.findLastIndex(({ from }) => from <= quantity),
    0,
  );
}

/** What one piece of this SKU costs when so many are bought in all. */
export function unitCents(offer: Offer, sku: Sku, total: number): number {
  if (offer.quoteType === 1) return sku.priceCents;
  return offer.priceBreaks[activeBreak(offer.priceBreaks, total)]?.priceCents ?? sku.priceCents;
}

export function goodsCents(offer: Offer, quantities: Quantities): number {
  const total = totalQuantity(quantities);
  return offer.skus.reduce((sum, sku) => sum + (quantities[sku.id] ?? 0) * unitCents(offer, sku, total), 0);
}

/** The lowest and highest price that a piece can have. */
export function priceRange(offer: Offer): { low: number; high: number } {
  const listed = offer.quoteType === 1 ? offer.skus : offer.priceBreaks;
  const cents = listed.length > 0 ? listed.map(({ priceCents }) => priceCents) : [offer.priceCents];
  return { low: Math.min(...cents), high: Math.max(...cents) };
}

/** Only whole batches can be bought, so a rest of the stock that fills none is of no use. */
export function isSoldOut(offer: Offer, sku: Sku): boolean {
  return sku.stock < offer.batch;
}

/** A cart line holds no more than this, whatever the supplier has. */
const mostOfOneSku = 9999;

export function mostOf(sku: Sku): number {
  return Math.min(sku.stock, mostOfOneSku);
}

const pieces = (offer: Offer, count: number) => `${count} ${unitWord(offer.unit, count)}`;

const mixedTo = ({ pieces, cents }: NonNullable<Offer['mix']>) => mixWords(pieces, cents, ' or ');

/** The rules of the supplier in a sentence each. */
export function rulesOf(offer: Offer): string[] {
  const rules = [`You can order from ${pieces(offer, offer.minOrder)}, mixed as you like.`];
  if (offer.mix) rules.push(`Or fewer: with other goods of this supplier, ${mixedTo(offer.mix)} in all.`);
  if (offer.batch > 1) rules.push(`Sold in batches: ${offer.batch}, ${offer.batch * 2}, ${offer.batch * 3} and so on.`);
  return rules;
}

export interface Advice {
  /** Whether the choice can be ordered as it is. */
  readonly fits: boolean;
  readonly text: string;
}

/** The one thing worth saying about the choice so far. */
export function adviceOn(offer: Offer, quantities: Quantities): Advice {
  const total = totalQuantity(quantities);
  if (total === 0) return { fits: false, text: `Choose ${pieces(offer, offer.minOrder)} or more.` };
  if (total < offer.minOrder && offer.mix) {
    return {
      fits: true,
      text: `Fewer than ${offer.minOrder}: add other goods of this supplier, ${mixedTo(offer.mix)} in all.`,
    };
  }
  if (total < offer.minOrder) {
    return {
      fits: false,
      text: `Add ${pieces(offer, offer.minOrder - total)} more: the smallest order is ${offer.minOrder}.`,
    };
  }
  const next = offer.quoteType !== 1 ? offer.priceBreaks[activeBreak(offer.priceBreaks, total) + 1] : undefined;
  if (next) {
    const missing = pieces(offer, next.from - total);
    return { fits: true, text: `Add ${missing} more and each costs ${formatRand(next.priceCents)}.` };
  }
  return { fits: true, text: 'You can order this quantity.' };
}

export interface ChosenLine {
  readonly name: string;
  readonly quantity: number;
  readonly cents: number;
}

export function chosenLines(offer: Offer, quantities: Quantities): ChosenLine[] {
  const total = totalQuantity(quantities);
  return offer.skus.flatMap((sku) => {
    const quantity = quantities[sku.id] ?? 0;
    if (quantity === 0) return [];
    return [{ name: sku.options.join(', ') || 'One kind', quantity, cents: quantity * unitCents(offer, sku, total) }];
  });
}

/** The choice as a message to somebody: title, link, lines, total. */
export function choiceText(offer: Offer, quantities: Quantities, title: string, link: string): string {
  const lines = chosenLines(offer, quantities).map(
    ({ name, quantity, cents }) => `${name}: ${pieces(offer, quantity)}, ${formatRand(cents)}`,
  );
  const total = `Goods in all: ${pieces(offer, totalQuantity(quantities))}, ${formatRand(goodsCents(offer, quantities))}`;
  return [title, link, ...lines, total].join('\n');
}
