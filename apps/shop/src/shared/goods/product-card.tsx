import type { ProductCard as Product } from '@sgb/contract/catalog.ts';
import { stockTypes, unitWord } from '@sgb/contract/catalogue.ts';
import { formatCount, formatRand } from '@sgb/money/format.ts';
import { Picture } from '@sgb/ui/picture.tsx';
import { Price } from '@sgb/ui/price.tsx';
import { Link } from 'react-router';
import { HeartButton } from '../favourites/heart-button.tsx';
import { pictureUrl, productHref } from '../links/link.tsx';
import { GoodsTags } from './goods-tags.tsx';

const sizes = '(min-width: 1280px) 210px, (min-width: 768px) 24vw, (min-width: 512px) 32vw, 48vw';

/** The link's name is the title alone; its area is the whole card. */
export function ProductCard({ product, priority = false }: { product: Product; priority?: boolean }) {
  return (
    <article
      data-spm-item={product.id}
      className="relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-card transition-shadow hover:shadow-soft has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2"
    >
      <Picture src={pictureUrl(product.picture)} alt="" sizes={sizes} priority={priority} />
      <div className="pointer-events-none absolute top-2 right-12 left-2 flex flex-wrap gap-1">
        <GoodsTags goods={product} />
      </div>
      <div className="flex flex-1 flex-col gap-1 p-2.5 md:p-3">
        <h3 className="line-clamp-2 h-10 text-sm">
          <Link to={productHref(product.id)} className="outline-none after:absolute after:inset-0">
            {product.title}
          </Link>
        </h3>
        <Price cents={product.priceCents} size="lg" tone="action" />
        <p className="truncate text-ink-soft text-xs">
          Min. {formatCount(product.minOrder)} {unitWord(product.unit, product.minOrder)}
        </p>
        <Popularity product={product} />
        <p className="mt-auto line-clamp-2 border-line border-t pt-1.5 text-brand text-xs">
          {product.stockType === stockTypes.stock
            ? 'Ready in Johannesburg'
            : `about ${formatRand(product.landedCents)} landed by sea`}
        </p>
      </div>
      <HeartButton
        productId={product.id}
        title={product.title}
        className="absolute top-0 right-0"
        groundClass="bg-card/90"
      />
    </article>
  );
}

function Popularity({ product }: { product: Product }) {
  return (
    <p className="flex h-4 items-center gap-1 overflow-hidden whitespace-nowrap text-ink-soft text-xs">
      {product.rating > 0 ? (
        <>
          <span aria-hidden="true" className="stars w-[1em] text-sm" />
          <span className="sr-only">Rated </span>
          <span className="font-medium text-ink tabular-nums">{product.rating.toFixed(1)}</span>
        </>
      ) : (
        'New'
      )}
      <span aria-hidden="true">·</span>
      <span className="tabular-nums">{formatCount(product.monthlySales)} sold</span>
    </p>
  );
}
