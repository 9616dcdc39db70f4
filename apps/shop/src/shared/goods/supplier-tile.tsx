import type { SupplierPage } from '@sgb/contract/suppliers.ts';
import { formatRand } from '@sgb/money/format.ts';
import { Picture } from '@sgb/ui/picture.tsx';
import { Tag } from '@sgb/ui/tag.tsx';
import { pictureUrl, productHref, supplierHref } from '../links/link.tsx';
import { Link } from '../links/router-link.tsx';

interface SupplierTileProps {
  supplier: SupplierPage['items'][number];
  /** Its place in a ranking. */
  rank?: number;
}

/** A supplier with its best sellers; the whole tile leads to its store. */
export function SupplierTile({ supplier, rank }: SupplierTileProps) {
  const [best] = supplier.goods;
  return (
    <article
      data-spm-item={`supplier:${supplier.id}`}
      className="relative flex h-full flex-col gap-2 rounded-card border border-line bg-card p-3"
    >
      <h3 className="truncate font-semibold text-sm">
        {rank !== undefined && (
          <span className="mr-2 inline-block min-w-6 rounded-control bg-brand-soft px-1.5 text-center text-brand tabular-nums leading-6">
            <span className="sr-only">Number </span>
            {rank}
          </span>
        )}
        {best ? (
          <Link to={supplierHref(supplier.id, best.id)} className="after:absolute after:inset-0 hover:underline">
            {supplier.name}
          </Link>
        ) : (
          supplier.name
        )}
      </h3>
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1 text-ink-soft text-xs">
        <span className="text-ink">{`1688 score ${supplier.rating.toFixed(1)}`}</span>
        <span>
          {supplier.city} · {supplier.years} {supplier.years === 1 ? 'year' : 'years'}
        </span>
        {supplier.factory && <Tag tone="info">Factory</Tag>}
      </div>
      <ul className="supplier-goods">
        {supplier.goods.slice(0, 4).map((good) => (
          <li key={good.id}>
            <Link to={productHref(good.id)}>
              <Picture src={pictureUrl(good.picture)} alt={good.title} sizes="100px" />
              <span className="money">{formatRand(good.priceCents)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </article>
  );
}
