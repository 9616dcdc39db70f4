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
}

const kinds = 20;
const mostFen = 20_000;

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
  return products.flatMap(({ id, skus, minOrder }) => {
    const sku = skus.find(({ stock }) => stock >= minOrder);
    return sku ? [{ productId: String(id), skuId: String(sku.id), quantity: minOrder }] : [];
  });
}
