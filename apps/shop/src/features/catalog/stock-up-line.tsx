import type { Product } from '@sgb/contract/catalog.ts';
import { stockTypes } from '@sgb/contract/catalogue.ts';
import { StockUpButton } from '../../shared/goods/stock-up-button.tsx';
import { Reused } from '../../shared/page/reused.tsx';
import { isSoldOut, type Quantities } from './selection.ts';

/** What is chosen, or the smallest order of the first kind that can be bought. */
function linesOf(product: Product, quantities: Quantities) {
  const chosen = product.skus.flatMap(({ id }) => {
    const quantity = quantities[id] ?? 0;
    return quantity > 0 ? [{ skuid: id, quantity }] : [];
  });
  if (chosen.length > 0) return chosen;
  const first = product.skus.find((sku) => !isSoldOut(product, sku));
  const least = Math.ceil(product.minOrder / product.batch) * product.batch;
  return first ? [{ skuid: first.id, quantity: least }] : [];
}

/** For people who sell on: into a batch that comes by sea and is kept in Johannesburg. */
export function StockUpLine({ product, quantities }: { product: Product; quantities: Quantities }) {
  if (product.stockType === stockTypes.stock) return null;
  const lines = linesOf(product, quantities);
  return (
    <Reused as={`stock up ${lines.length > 0}`}>
      <section
        aria-label="Stock up"
        className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 rounded-card border border-line bg-card p-3 text-sm"
      >
        <p className="min-w-0 flex-1 basis-48 text-ink-soft">
          Selling on? Buy in bulk by sea and keep it on your shelf in Johannesburg.
        </p>
        <StockUpButton lines={lines} />
      </section>
    </Reused>
  );
}
