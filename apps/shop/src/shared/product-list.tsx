import type { ProductPage } from '@sgb/contract/catalog.ts';
import { buttonClass } from '@sgb/ui/button.tsx';
import { cx } from '@sgb/ui/cx.ts';
import { Pagination } from '@sgb/ui/pagination.tsx';
import { EmptyState, ErrorState } from '@sgb/ui/states.tsx';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useLocation, useNavigation } from 'react-router';
import { ShopLink } from './link.tsx';
import { ProductGrid, ProductGridSkeleton } from './product-grid.tsx';

interface ProductListProps {
  answer: UseQueryResult<ProductPage>;
  hrefFor: (page: number) => string;
  /** What to say when there is nothing on any page. */
  empty: ReactNode;
  /** What the prices of the list mean. */
  note?: string;
}

const landedNote =
  '“Landed by sea” is one piece with our service fee and sea freight to our pickup point, duty included. It is a guide, not a quote.';

/** The goods of one page, or why there are none. */
export function ProductList({ answer, hrefFor, empty, note = landedNote }: ProductListProps) {
  const { data } = answer;
  const busy = useTurning();
  if (!data) {
    return answer.isError ? (
      <ErrorState onRetry={() => answer.refetch()} retrying={answer.isFetching} />
    ) : (
      <ProductGridSkeleton />
    );
  }
  if (data.items.length === 0) return data.total > 0 ? <PastTheEnd first={hrefFor(1)} /> : empty;
  return (
    <div data-spm="list" aria-busy={busy} className={cx('transition-opacity', busy && 'opacity-50')}>
      <h2 className="sr-only">Products</h2>
      <ProductGrid products={data.items} priority={4} />
      <Pagination className="mt-6" page={data.page} pageCount={data.pages} hrefFor={hrefFor} LinkComponent={ShopLink} />
      <p className="mt-4 text-ink-soft text-xs">{note}</p>
    </div>
  );
}

/** Whether another page of the same list is on its way. */
export function useTurning(): boolean {
  const { pathname } = useLocation();
  return useNavigation().location?.pathname.endsWith(pathname) ?? false;
}

export function PastTheEnd({ first }: { first: string }) {
  return (
    <EmptyState
      title="The list ends before this page"
      picture="search"
      action={
        <Link to={first || '?'} className={buttonClass({ variant: 'primary' })}>
          Go to the first page
        </Link>
      }
    />
  );
}

/** The empty state of a list that has nothing at all. */
export function NothingYet() {
  return (
    <EmptyState
      title="Nothing here yet"
      action={
        <Link to="/" className={buttonClass({ variant: 'primary' })}>
          Back to the home page
        </Link>
      }
    >
      New goods come every week.
    </EmptyState>
  );
}
