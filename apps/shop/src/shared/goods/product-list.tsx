import type { ProductPage } from '@sgb/contract/catalog.ts';
import { buttonClass } from '@sgb/ui/button.tsx';
import { EmptyState } from '@sgb/ui/states.tsx';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from '../links/router-link.tsx';
import { PagedList } from '../lists/paged-list.tsx';
import { ProductGrid, ProductGridSkeleton } from './product-grid.tsx';

interface ProductListProps {
  answer: UseQueryResult<ProductPage>;
  hrefFor: (page: number) => string;
  /** What to say when there is nothing on any page. */
  empty: ReactNode;
}

const landedNote =
  '“Landed by sea” is one piece with our service fee and its share of a sea parcel to our pickup point, duty included, when you buy at least so many. It is a guide; the product page works it out for your choice.';

/** The goods of one page, or why there are none. */
export function ProductList({ answer, hrefFor, empty }: ProductListProps) {
  return (
    <PagedList
      answer={answer}
      hrefFor={hrefFor}
      skeleton={<ProductGridSkeleton />}
      empty={empty}
      spm="list"
      note={<p className="mt-4 text-ink-soft text-xs">{landedNote}</p>}
    >
      {({ items }) => (
        <>
          <h2 className="sr-only">Products</h2>
          <ProductGrid products={items} priority={4} />
        </>
      )}
    </PagedList>
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
