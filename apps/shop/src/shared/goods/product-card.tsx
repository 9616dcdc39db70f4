import type { ProductCard as Product } from '@sgb/contract/catalog.ts';
import { stockTypes, unitWord } from '@sgb/contract/catalogue.ts';
import { formatCount, formatRand } from '@sgb/money/format.ts';
import { Picture } from '@sgb/ui/picture.tsx';
import { HeartButton } from '../favourites/heart-button.tsx';
import { pictureUrl, productHref } from '../links/link.tsx';
import { Link } from '../links/router-link.tsx';
import { GoodsTags, isTagged } from './goods-tags.tsx';

/** On the narrowest phones a card is a hair wider (162 px of 360): said so, they would fetch four times the pixels for it. */
const sizes = '(min-width: 1280px) 210px, (min-width: 768px) 24vw, (min-width: 512px) 32vw, 44vw';

/** The link's name is the title alone; its area is the whole card. */
export function ProductCard({ product, priority = false }: { product: Product; priority?: boolean }) {
  return (
    <article data-spm-item={product.id} className="goods-card">
      <Picture src={pictureUrl(product.picture)} alt="" sizes={sizes} priority={priority} />
      {isTagged(product) && (
        <div className="goods-tags">
          <GoodsTags goods={product} />
        </div>
      )}
      <div className="goods-words">
        <h3>
          <Link to={productHref(product.id)}>{product.title}</Link>
        </h3>
        <span className="goods-price money">{formatRand(product.priceCents)}</span>
        <p className="goods-least">
          {`Min. ${formatCount(product.minOrder)} ${unitWord(product.unit, product.minOrder)}`}
        </p>
        <Popularity product={product} />
        <p className="goods-landed">
          {product.stockType === stockTypes.stock
            ? `${product.soldBy ? `Sold by ${product.soldBy}` : 'Ready in Johannesburg'}, plus delivery`
            : `${formatRand(product.landedCents)} landed by sea, from ${formatCount(product.landedFor)} ${unitWord(product.unit, product.landedFor)}`}
        </p>
      </div>
      <HeartButton productId={product.id} title={product.title} />
    </article>
  );
}

function Popularity({ product }: { product: Product }) {
  const sold = `${formatCount(product.monthlySales)} sold`;
  if (product.rating === 0) return <p className="goods-sold">{sold}</p>;
  return (
    <p className="goods-sold">
      <span className="sr-only">Rated </span>
      <b>{product.rating.toFixed(1)}</b>
      <span>{sold}</span>
    </p>
  );
}
