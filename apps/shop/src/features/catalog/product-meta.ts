import type { Product } from '@sgb/contract/catalog.ts';
import { stockTypes, unitWord } from '@sgb/contract/catalogue.ts';
import type { Review } from '@sgb/contract/reviews.ts';
import { formatCount, formatDecimal, formatRand } from '@sgb/money/format.ts';
import { pictureUrl, productHref } from '../../shared/links/link.tsx';
import type { Meta } from '../../shared/page/meta.ts';
import { crumbData } from './category-meta.ts';
import { priceRange } from './selection.ts';

/** Only what our own shoppers wrote: nobody else's stars are ours to tell. */
function reviewData(product: Product, reviews: readonly Review[]) {
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: product.rating.toFixed(2),
      ratingCount: product.ratingCount,
      reviewCount: product.ratingCount,
    },
    review: reviews.map(({ name, stars, title, story, at }) => ({
      '@type': 'Review',
      author: { '@type': 'Person', name },
      datePublished: at.slice(0, 10),
      ...(title && { name: title }),
      ...(story && { reviewBody: story }),
      reviewRating: { '@type': 'Rating', ratingValue: stars, bestRating: 5, worstRating: 1 },
    })),
  };
}

function productData(product: Product, reviews: readonly Review[]) {
  const { low, high } = priceRange(product);
  const inStock = product.onShelf && product.skus.some(({ stock }) => stock > 0);
  return {
    '@type': 'Product',
    name: product.title,
    description: product.description,
    sku: product.id,
    image: product.pictures.map((picture) => `${pictureUrl(picture)}?w=1200`),
    category: product.trail.map(({ name }) => name).join(' > '),
    brand: { '@type': 'Brand', name: product.supplier.name },
    weight: { '@type': 'QuantitativeValue', value: product.weightGrams, unitCode: 'GRM' },
    offers: {
      '@type': 'AggregateOffer',
      url: `/shop${productHref(product.id)}`,
      priceCurrency: 'ZAR',
      lowPrice: formatDecimal(low),
      highPrice: formatDecimal(high),
      offerCount: product.skus.length,
      availability: `https://schema.org/${inStock ? 'InStock' : 'OutOfStock'}`,
      seller: { '@type': 'Organization', name: 'SGB, Southern Group Buy' },
    },
    ...(product.ratingCount > 0 && reviewData(product, reviews)),
  };
}

const landedWords = ({ stockType, landedCents, landedFor, unit }: Product) =>
  stockType === stockTypes.stock
    ? 'Ready in Johannesburg, plus delivery.'
    : `About ${formatRand(landedCents)} each landed by sea from ${formatCount(landedFor)} ${unitWord(unit, landedFor)}.`;

export function productMeta(product: Product, reviews: readonly Review[] = []): Meta {
  const [picture] = product.pictures;
  const from = formatRand(priceRange(product).low);
  return {
    title: product.title,
    description: `${product.title}, from ${from}. ${landedWords(product)} Pay in rand; we check, combine and ship.`,
    type: 'product',
    ...(picture && { image: `${pictureUrl(picture)}?w=1200` }),
    // Written by the server; in the browser nobody reads it.
    ...(import.meta.env.SSR && {
      data: { '@context': 'https://schema.org', '@graph': [productData(product, reviews), crumbData(product.trail)] },
    }),
  };
}
