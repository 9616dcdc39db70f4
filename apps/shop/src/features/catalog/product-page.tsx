import type { Product } from '@sgb/contract/catalog.ts';
import { Breadcrumb } from '@sgb/ui/breadcrumb.tsx';
import { cx } from '@sgb/ui/cx.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { lazy, useEffect, useMemo, useState } from 'react';
import { data, type LoaderFunctionArgs, useParams } from 'react-router';
import { critical, deferred, query, useAnswer } from '../../shared/api/api.ts';
import { RecentlyViewed } from '../../shared/goods/recently-viewed.tsx';
import { ProductShelf } from '../../shared/goods/shelf.tsx';
import { categoryHref, ShopLink } from '../../shared/links/link.tsx';
import type { Meta, MetaArguments } from '../../shared/page/meta.ts';
import { NearPart } from '../../shared/page/near-part.tsx';
import { drawnFrom, Reused } from '../../shared/page/reused.tsx';
import { pageWidth } from '../../shared/page/width.ts';
import { Gallery } from '../../shared/pictures/gallery.tsx';
import { NoReviews, Reviews } from '../../shared/reviews/reviews.tsx';
import { keepViewed } from '../../shared/session/kept.ts';
import { BuyPanel } from './buy-panel.tsx';
import { ChoiceBar } from './choice-bar.tsx';
import { asOffered } from './freshness.tsx';
import { ProductFacts } from './product-facts.tsx';
import { productMeta } from './product-meta.ts';
import type { Quantities } from './selection.ts';
import { SellerCard } from './seller-card.tsx';
import { SupplierCard } from './supplier-card.tsx';
import { landedCost } from './use-landed.ts';

const ProductQuestions = lazy(() => import('../../shared/questions/product-questions.tsx'));

const detail = 'GET /api/product/detail';
const similar = 'GET /api/product/similar';
const missing = 'This product is not in our shop.';

/** '{id}.html', or the bare number. */
function productIdOf(url: string | undefined): string | undefined {
  return /^([1-9]\d{5,14})(?:\.html)?$/.exec(url ?? '')?.[1];
}

export async function loader({ context, params }: LoaderFunctionArgs) {
  const productid = productIdOf(params.url);
  if (!productid) throw data(missing, { status: 404 });
  await Promise.all([
    critical(context, detail, { productid }).then(({ ratingCount }) =>
      // What nobody wrote about is not asked for.
      ratingCount > 0 ? deferred(context, 'GET /api/product/reviews', { productid }) : undefined,
    ),
    deferred(context, landedCost, { productid }),
    deferred(context, similar, { productid }),
  ]);
  return null;
}

export function meta({ queryClient, params }: MetaArguments): Meta {
  const productid = productIdOf(params.url) ?? '';
  const product = queryClient.getQueryData(query(detail, { productid }).queryKey);
  const reviews = queryClient.getQueryData(query('GET /api/product/reviews', { productid }).queryKey);
  return product ? productMeta(product, reviews?.items) : { title: 'Product', description: missing, noindex: true };
}

export function Component() {
  const productid = productIdOf(useParams().url) ?? '';
  const { data: product } = useSuspenseQuery(query(detail, { productid }));
  // Another product starts with an empty choice and its own first picture.
  return <ProductView key={product.id} product={asOffered(product)} />;
}

function ProductView({ product }: { product: Product }) {
  const [quantities, setQuantities] = useState<Quantities>({});
  useEffect(() => keepViewed(product.id), [product.id]);
  const [colour, setColour] = useState(product.choices[0]?.values[0]);
  const [wanted, setWanted] = useState<string>();
  const pictures = useMemo(
    () => [...new Set([...product.pictures, ...product.skus.map(({ picture }) => picture)])],
    [product],
  );
  const chooseColour = (value: string) => {
    setColour(value);
    setWanted(product.skus.find(({ options }) => options[0] === value)?.picture);
  };
  const crumbs = product.trail.map(({ id, name }) => ({ label: name, href: categoryHref(id) }));
  return (
    // A phone has one column, whose end the bar is: so it lies above the tab bar however far the page is scrolled.
    <div className={cx(pageWidth, 'pt-2 max-lg:flex max-lg:flex-col lg:pb-12')}>
      <Reused as={drawnFrom('trail', crumbs)}>
        <Breadcrumb
          items={[{ label: 'Home', href: '/' }, ...crumbs]}
          LinkComponent={ShopLink}
          className="max-lg:order-1 max-lg:my-4"
        />
      </Reused>
      <div className="mt-1 grid gap-4 max-lg:contents lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:gap-8">
        <div className="min-w-0 lg:sticky lg:top-24 lg:self-start">
          <Gallery pictures={pictures} title={product.title} wanted={wanted} />
        </div>
        <div className="flex min-w-0 flex-col gap-4 max-lg:contents">
          <BuyPanel
            product={product}
            quantities={quantities}
            onQuantity={(skuId, quantity) => setQuantities((before) => ({ ...before, [skuId]: quantity }))}
            colour={colour}
            onColour={chooseColour}
          />
          <ChoiceBar
            product={product}
            quantities={quantities}
            onAdded={() => setQuantities({})}
            className="sticky bottom-(--tab-bar,0px) z-10 -mx-3 border-line border-t bg-card px-3 py-2 max-lg:order-2 md:-mx-6 md:px-6 lg:mx-0 lg:rounded-card lg:border lg:px-4 lg:py-3 lg:shadow-soft"
          />
        </div>
      </div>
      <div className="mt-6 flex flex-col gap-4 md:gap-6">
        <ProductFacts product={product} />
        <Reviews of={{ productid: product.id }} count={product.ratingCount} empty={<NoReviews />} />
        <NearPart className="min-h-32">
          <ProductQuestions productId={product.id} />
        </NearPart>
        {product.soldBy ? (
          <SellerCard name={product.soldBy} sellerId={product.supplier.id} />
        ) : (
          <SupplierCard supplier={product.supplier} productId={product.id} />
        )}
        <ProductShelf title="Similar products" answer={useAnswer(query(similar, { productid: product.id }))} />
        <RecentlyViewed except={product.id} />
      </div>
    </div>
  );
}
