import { fenToCents, type Rate } from '@sgb/money/convert.ts';
import { type Refusal, refuse } from '../../../platform/http/refusal.ts';
import type { Settings } from '../../../platform/settings/settings.ts';
import { prohibitedAs, quantityProblem } from '../../buying/cart/index.ts';
import { cartProhibited } from '../../buying/cart/settings.ts';
import type { CategoryTree, OfferedSku } from '../../goods/catalog/index.ts';
import { aloneFen, type Tier, tiersOf } from './rules.ts';

const notOfProduct = () => refuse('badInput', 'skuid: must be a SKU of this product', { field: 'skuid' });

/** The SKU that somebody wants, as it is offered now; a refusal where it cannot be taken in this quantity. */
export function skuToTake(
  sku: OfferedSku | undefined,
  { productId, quantity }: { readonly productId: number; readonly quantity: number },
): OfferedSku | Refusal {
  if (sku?.productId !== productId) return notOfProduct();
  if (!sku.onShelf) return refuse('offShelf');
  if (sku.stock < sku.batch) return refuse('soldOut', `${sku.options.join(', ') || sku.title} is sold out.`);
  const problem = quantityProblem(sku, quantity, 0);
  return problem ? refuse('wrongQuantity', problem) : sku;
}

/** The tier that a team is started at; a refusal where the product has none like it, or may not be bought at all. */
export function tierToStart(
  sku: OfferedSku,
  { threshold, quantity }: { readonly threshold: number; readonly quantity: number },
  tree: CategoryTree,
  settings: Settings,
): Tier | Refusal {
  const tier = tiersOf(sku).find((each) => each.threshold === threshold);
  if (!tier) return refuse('noTeamPrice');
  if (quantity >= threshold) {
    return refuse('wrongQuantity', `So many have this price already: put ${quantity} into your cart.`);
  }
  const categories = tree.trailOf(sku.categoryId).map(({ id }) => id);
  const kind = prohibitedAs({ ...sku, categories }, settings.get(cartProhibited));
  if (kind) return refuse('prohibitedGoods', `We cannot buy ${kind} for you: customs would not let them in.`);
  return tier;
}

/** So many of a SKU at the price of a team, as goods of a checkout. */
export function goodsAt(
  {
    checkedAt: _,
    skuFen: __,
    quoteType: ___,
    priceBreaks: ____,
    minOrder,
    batch,
    stockType,
    onShelf,
    ...sku
  }: OfferedSku,
  quantity: number,
  price: { readonly unitFen: number; readonly unitCents: number },
) {
  return { ...sku, ...price, id: 1, quantity, remark: '', fault: null };
}

/** What the same pieces cost without a team. */
export const aloneCents = (sku: OfferedSku, rate: Rate): number => fenToCents(aloneFen(sku, sku.skuFen), rate);
