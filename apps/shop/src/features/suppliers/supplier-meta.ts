import type { Supplier } from '@sgb/contract/catalog.ts';
import { formatCount } from '@sgb/money/format.ts';
import { pictureUrl, supplierGoodsHref } from '../../shared/links/link.tsx';
import type { Meta } from '../../shared/page/meta.ts';

/** A store has as many addresses as products; search engines remember the one without a product. */
export function supplierMeta(supplier: Supplier, picture: string | undefined): Meta {
  const { name, city, province, rating, productCount } = supplier;
  return {
    title: name,
    description: `${formatCount(productCount)} products of ${name} in ${city}, ${province}, scored ${rating.toFixed(1)} of 5 on 1688, in rand.`,
    ...(picture && { image: `${pictureUrl(picture)}?w=1200` }),
    canonical: `/shop${supplierGoodsHref(supplier.id)}`,
  };
}
