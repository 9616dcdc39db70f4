import type { LocalGoods } from '@sgb/contract/local-stock.ts';
import { formatRand } from '@sgb/money/format.ts';
import { ProductCard } from '../../shared/goods/product-card.tsx';
import { productHref } from '../../shared/links/link.tsx';
import { Link } from '../../shared/links/router-link.tsx';

/** Cards with what waiting would save below them. */
export function LocalGrid({ goods }: { goods: readonly LocalGoods[] }) {
  return (
    <div className="@container">
      <ul className="grid grid-cols-2 gap-2 @lg:grid-cols-3 @2xl:grid-cols-4 @2xl:gap-3 @4xl:grid-cols-5">
        {goods.map((each, place) => (
          <li key={each.id} className="flex flex-col gap-1">
            <ProductCard product={each} priority={place < 4} />
            {each.freeDelivery && <p className="px-1 font-medium text-good text-xs">Free delivery</p>}
            {each.china && (
              <Link
                to={productHref(each.china.id)}
                className="px-1 py-1 text-brand text-xs underline underline-offset-2"
              >
                or {formatRand(each.china.landedCents)} in {each.china.weeks} weeks from China
              </Link>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
