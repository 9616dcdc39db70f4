import type { Cart, CartLine } from '@sgb/contract/cart.ts';
import { mostOfLine } from '@sgb/contract/cart-rules.ts';
import { unitWord } from '@sgb/contract/catalogue.ts';
import { formatCount, formatRand } from '@sgb/money/format.ts';
import { mixWords } from '../../shared/goods/mix-words.ts';

const pieces = ({ unit }: Pick<CartLine, 'unit'>, count: number) => `${formatCount(count)} ${unitWord(unit, count)}`;

export const linesOf = (cart: Cart): CartLine[] => cart.groups.flatMap(({ lines }) => lines);

/** Of these the shop sells nothing, whatever the shopper does. */
export const isDead = ({ fault }: Pick<CartLine, 'fault'>) => fault === 'offShelf' || fault === 'soldOut';

export const nameOf = ({ title, options }: Pick<CartLine, 'title' | 'options'>) => [title, ...options].join(', ');

/** All, some or none of the lines that can be ticked. */
export function tickState(lines: readonly CartLine[]): boolean | 'mixed' {
  const open = lines.filter((line) => !isDead(line));
  const ticked = open.filter((line) => line.ticked).length;
  return ticked === 0 ? false : ticked === open.length ? true : 'mixed';
}

/** The least and the most of a line, as its stepper takes them: the other kinds of the offer count for the minimum. */
export function boundsOf(line: CartLine): { min: number; max: number } {
  const { batch, minOrder, stock, quantity, offerQuantity } = line;
  const others = offerQuantity - quantity;
  return {
    // What its supplier sells mixed may be less; whether it is enough is told with all its goods.
    min: line.mix ? batch : Math.max(batch, Math.ceil((minOrder - others) / batch) * batch),
    max: Math.min(stock, mostOfLine),
  };
}

/** Why a quantity cannot be ordered as it is. */
function quantityFault(line: CartLine): string {
  const { quantity, batch, stock, minOrder, offerQuantity } = line;
  if (quantity > stock) return `Only ${pieces(line, Math.floor(stock / batch) * batch)} left. Please choose fewer.`;
  if (quantity % batch !== 0)
    return `Sold in batches of ${batch}: choose ${batch}, ${batch * 2}, ${batch * 3} and so on.`;
  if (line.mix) {
    const { mix } = line;
    const has = mixWords(mix.pieces > 0 ? mix.hasPieces : 0, mix.cents > 0 ? mix.hasCents : 0, ' and ');
    return `The smallest order is ${pieces(line, minOrder)}, or mix goods of this supplier: ${mixWords(mix.pieces, mix.cents, ' or ')} in all. You have ticked ${has}.`;
  }
  return `The smallest order is ${pieces(line, minOrder)}, mixed as you like: add or tick ${formatCount(minOrder - offerQuantity)} more.`;
}

/** What keeps a line from being bought; null when nothing does. */
export function faultWords(line: CartLine): string | null {
  switch (line.fault) {
    case 'offShelf':
      return 'No longer sold: its supplier has taken it down.';
    case 'soldOut':
      return 'Sold out. It stays here in case it comes back.';
    case 'priceRose':
      return `The supplier raised the price from ${formatRand(line.seenCents)} to ${formatRand(line.unitCents)}.`;
    case 'quantity':
      return quantityFault(line);
    default:
      return null;
  }
}

/** The rule of an offer whose kinds are counted together, where there is one worth saying. */
export function offerRule(line: CartLine): string | null {
  if (isDead(line)) return null;
  const rules = [
    line.minOrder > 1 &&
      `from ${pieces(line, line.minOrder)}, mixed as you like${line.mix ? `, or ${mixWords(line.mix.pieces, line.mix.cents, ' or ')} of all goods of this supplier together` : ''}`,
    line.batch > 1 && `in batches of ${line.batch}`,
  ].filter(Boolean);
  return rules.length > 0 ? `Sold ${rules.join(', ')}.` : null;
}

/** How much more makes it cheaper. */
export function breakHint(line: CartLine): string | null {
  if (line.fault || !line.ticked || !line.nextBreak) return null;
  const missing = line.nextBreak.from - line.offerQuantity;
  return `${pieces(line, missing)} more and each costs ${formatRand(line.nextBreak.unitCents)}.`;
}

export function weightWords(grams: number): string {
  if (grams < 1000) return `${grams} g`;
  if (grams >= 100_000) return `${formatCount(Math.round(grams / 1000))} kg`;
  return `${(grams / 1000).toFixed(grams < 10_000 ? 2 : 1)} kg`;
}
