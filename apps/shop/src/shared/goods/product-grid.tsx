import type { ProductCard as Product } from '@sgb/contract/catalog.ts';
import { Skeleton } from '@sgb/ui/skeleton.tsx';
import type { ReactNode } from 'react';
import { drawnFrom, Reused } from '../page/reused.tsx';
import { ProductCard } from './product-card.tsx';

/** Columns follow the room that the grid has, not the window: some pages have a rail beside it. */
const columns = 'grid grid-cols-2 gap-2 @lg:grid-cols-3 @2xl:grid-cols-4 @2xl:gap-3 @4xl:grid-cols-5';

/** On a phone a row is swiped sideways; with more room it is a grid. */
const row =
  'no-scrollbar -mx-3 flex snap-x scroll-px-3 gap-2 overflow-x-auto px-3 pb-1 *:w-40 *:shrink-0 *:snap-start md:mx-0 md:grid md:grid-cols-4 md:gap-3 md:overflow-visible md:px-0 md:*:w-auto lg:grid-cols-5 lg:*:nth-[n+11]:hidden';

export interface ProductListProps {
  products: readonly Product[];
  /** How many pictures are seen before scrolling. */
  priority?: number;
}

function cards({ products, priority = 0 }: ProductListProps) {
  return products.map((product, i) => (
    <Reused key={product.id} as={i < priority ? undefined : drawnFrom('card', product)}>
      <li>
        <ProductCard product={product} priority={i < priority} />
      </li>
    </Reused>
  ));
}

export function ProductGrid(props: ProductListProps) {
  return (
    <div className="@container">
      <ul className={columns}>{cards(props)}</ul>
    </div>
  );
}

export function ProductRow(props: ProductListProps) {
  return <ul className={row}>{cards(props)}</ul>;
}

export function ProductGridSkeleton({ count = 20 }: { count?: number }) {
  return (
    <Waiting className="@container">
      <div className={columns}>{skeletons(count)}</div>
    </Waiting>
  );
}

export function ProductRowSkeleton({ count = 12 }: { count?: number }) {
  return (
    <Waiting>
      <div className={row}>{skeletons(count)}</div>
    </Waiting>
  );
}

function Waiting({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div role="status" className={className}>
      <span className="sr-only">Loading products</span>
      {children}
    </div>
  );
}

/** As tall as a card, so that nothing moves when the goods arrive. */
function skeletons(count: number) {
  return Array.from({ length: count }, (_, i) => (
    <span key={i} aria-hidden="true" className="block overflow-hidden rounded-card border border-line bg-card">
      <Skeleton className="aspect-square rounded-none" />
      <span className="flex h-[10.9375rem] flex-col gap-2 p-2.5 md:h-[10.1875rem] md:p-3">
        <Skeleton className="h-4 w-full" />
        <Skeleton className="h-4 w-2/3" />
        <Skeleton className="h-6 w-24" />
        <Skeleton className="h-3 w-20" />
        <Skeleton className="h-3 w-28" />
      </span>
    </span>
  ));
}
