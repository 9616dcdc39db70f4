import { makeCategories } from '@sgb/demo/catalogue/categories.ts';
import { makeProduct } from '@sgb/demo/catalogue/product.ts';
import { makeSupplier, supplierCount } from '@sgb/demo/catalogue/suppliers.ts';
import { loadCategories, loadProducts, loadSuppliers } from '@sgb/server/modules/goods/catalog/seed.ts';
import type { Tx } from '@sgb/server/platform/db/database.ts';

/** Something from China to buy, in the least quantity that its supplier sells. */
export interface Goods {
  readonly productId: string;
  readonly skuId: string;
  readonly quantity: number;
  /** From how many on it is cheaper, where two people can afford that together; 0: never. */
  readonly threshold: number;
}

const kinds = 20;
const mostFen = 20_000;
/** What somebody has would buy as much: Y 2,500 are R 6,500. */
const mostTeamFen = 250_000;

type Made = ReturnType<typeof makeProduct>;

function thresholdOf({ quoteType, priceBreaks, minOrder, batch }: Made, stock: number): number {
  const tier = quoteType !== 1 && batch === 1 ? priceBreaks.find(({ from }) => from > minOrder) : undefined;
  const fits = tier && tier.from >= 2 * minOrder && tier.from <= stock && tier.from * tier.fen <= mostTeamFen;
  return fits ? tier.from : 0;
}

/** Goods that the suppliers of the demo world sell as they stand here, so that they can be bought for a shopper, too. */
export async function makeGoods(tx: Tx): Promise<Goods[]> {
  await loadCategories(tx, makeCategories());
  await loadSuppliers(
    tx,
    Array.from({ length: supplierCount }, (_, index) => makeSupplier(index)),
  );
  const products = Array.from({ length: kinds * 5 }, (_, index) => makeProduct(index))
    .filter(({ stockType, priceFen, minOrder }) => stockType === 0 && priceFen * minOrder < mostFen)
    .slice(0, kinds);
  await loadProducts(tx, products);
  // Read at their suppliers today, and never too old while this runs.
  await tx.connection.query("update products set checked_at = now() + interval '2 days'");
  return products.flatMap((product) => {
    const { id, skus, minOrder } = product;
    const sku = skus.find(({ stock }) => stock >= minOrder);
    if (!sku) return [];
    const goods = { productId: String(id), skuId: String(sku.id), quantity: minOrder };
    return [{ ...goods, threshold: thresholdOf(product, sku.stock) }];
  });
}
