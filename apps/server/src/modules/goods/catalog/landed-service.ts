import { stockTypes } from '@sgb/contract/catalogue.ts';
import type { getLandedCost } from '@sgb/contract/pricing.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { benefitsOf } from '../../people/membership/index.ts';
import { goodsClassOf, landedCost, memberPrices, smallestOrder, stockCost } from '../pricing/index.ts';
import { deliverySouthAfrica, goodsClasses, stockDispatchHours } from '../pricing/settings.ts';
import { cheapestInStock, chosenFrom } from './rules.ts';
import { type InputOf, treeOf } from './service.ts';
import * as store from './store.ts';

export async function productLandedCost(call: Call, input: InputOf<typeof getLandedCost>) {
  const id = Number(input.productid);
  const [tree, settings, found] = await Promise.all([
    treeOf(call),
    call.settings(),
    call.db.read(async (reader) => {
      const [product, skus] = await Promise.all([store.pricedProduct(reader, id), store.skusOf(reader, id)]);
      return product && { product, skus };
    }),
  ]);
  if (!found) return refuse('notFound', 'This product is not in our shop.');
  const { product, skus } = found;
  const { priceFen, randCents } = cheapestInStock(skus) ?? product;
  const smallest = { priceFen, randCents, quantity: smallestOrder(product.minOrder, product.batch) };
  const chosen = input.skus === undefined ? [smallest] : chosenFrom(input.skus, skus);
  if (!chosen) return refuse('badInput', 'skus: must be SKUs of this product, each once', { field: 'skus' });
  const { rules, discountBasisPoints } = memberPrices(settings, benefitsOf(call.session?.vipLevel ?? 0, settings));
  const trail = tree.trailOf(product.categoryId).map((category) => category.id);
  const landed = product.stockType === stockTypes.stock;
  const cost = landed
    ? stockCost(product, chosen, rules.rate, settings.get(deliverySouthAfrica))
    : landedCost({ ...product, goodsClass: goodsClassOf(trail, settings.get(goodsClasses)), chosen }, rules, {
        country: input.countryId,
        discountBasisPoints,
      });
  return {
    ...cost,
    delivery: cost.delivery && { ...cost.delivery, workingHours: settings.get(stockDispatchHours) },
    countryId: input.countryId,
    chosen: input.skus !== undefined,
    landed,
    weightSource: product.weightSource,
  };
}
