import type { SupplierPage } from '@sgb/contract/catalog.ts';
import { formatRand } from '@sgb/money/format.ts';
import { Picture } from '@sgb/ui/picture.tsx';
import { Rating } from '@sgb/ui/rating.tsx';
import { Skeleton } from '@sgb/ui/skeleton.tsx';
import { Tag } from '@sgb/ui/tag.tsx';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from 'react-router';
import { pictureUrl, productHref, supplierHref } from '../../shared/link.tsx';
import { Shelf, ShelfFailed } from '../../shared/shelf.tsx';

export const suppliersShown = 6;
const row =
  'no-scrollbar -mx-3 flex snap-x scroll-px-3 gap-2 overflow-x-auto px-3 pb-1 *:w-72 *:shrink-0 *:snap-start md:mx-0 md:grid md:grid-cols-2 md:gap-3 md:overflow-visible md:px-0 md:*:w-auto lg:grid-cols-3';

export function Suppliers({ answer }: { answer: UseQueryResult<SupplierPage> }) {
  const { data, isError, isFetching, refetch } = answer;
  if (data?.items.length === 0) return null;
  return (
    <Shelf title="Top suppliers" note="Scored by what buyers report." seeAll="/supplier/product/index">
      {data ? (
        <ul className={row}>
          {data.items.slice(0, suppliersShown).map((supplier) => (
            <li key={supplier.id}>
              <SupplierTile supplier={supplier} />
            </li>
          ))}
        </ul>
      ) : isError ? (
        <ShelfFailed onRetry={() => refetch()} retrying={isFetching} />
      ) : (
        <div role="status" className={row}>
          {Array.from({ length: suppliersShown }, (_, i) => (
            <Skeleton key={i} className="h-44 rounded-card" />
          ))}
        </div>
      )}
    </Shelf>
  );
}

function SupplierTile({ supplier }: { supplier: SupplierPage['items'][number] }) {
  const [best] = supplier.goods;
  return (
    <article className="relative flex h-full flex-col gap-2 rounded-card border border-line bg-card p-3">
      <h3 className="truncate font-semibold text-sm">
        {best ? (
          <Link to={supplierHref(supplier.id, best.id)} className="after:absolute after:inset-0 hover:underline">
            {supplier.name}
          </Link>
        ) : (
          supplier.name
        )}
      </h3>
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1 text-ink-soft text-xs">
        <Rating value={supplier.rating} className="text-ink" />
        <span>
          {supplier.city} · {supplier.years} {supplier.years === 1 ? 'year' : 'years'}
        </span>
        {supplier.factory && <Tag tone="info">Factory</Tag>}
      </div>
      <ul className="relative mt-auto grid grid-cols-4 gap-2">
        {supplier.goods.slice(0, 4).map((good) => (
          <li key={good.id}>
            <Link to={productHref(good.id)} className="block text-center hover:underline">
              <Picture src={pictureUrl(good.picture)} alt={good.title} sizes="100px" className="rounded-control" />
              <span className="money mt-1 block truncate font-semibold text-xs">{formatRand(good.priceCents)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </article>
  );
}
