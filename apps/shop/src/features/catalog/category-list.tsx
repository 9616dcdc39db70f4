import { buttonClass } from '@sgb/ui/button.tsx';
import { cx } from '@sgb/ui/cx.ts';
import { Pagination } from '@sgb/ui/pagination.tsx';
import { EmptyState, ErrorState } from '@sgb/ui/states.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigation } from 'react-router';
import { query } from '../../shared/api.ts';
import { categoryHref, ShopLink } from '../../shared/link.tsx';
import { ProductGrid, ProductGridSkeleton } from '../../shared/product-grid.tsx';
import { activeFilters, listInput, searchWith } from './filter.ts';
import { clearedSearch } from './filter-chips.tsx';

interface CategoryListProps {
  categoryId: number;
  search: URLSearchParams;
}

/** The goods of one page, or why there are none. */
export function CategoryList({ categoryId, search }: CategoryListProps) {
  const answer = useQuery(query('GET /api/shoppingmall/queryProductsByCategory', listInput(categoryId, search)));
  const { data } = answer;
  const address = categoryHref(categoryId);
  const busy = useNavigation().location?.pathname.endsWith(address) ?? false;
  if (!data) {
    return answer.isError ? (
      <ErrorState onRetry={() => answer.refetch()} retrying={answer.isFetching} />
    ) : (
      <ProductGridSkeleton />
    );
  }
  if (data.items.length === 0) return <Nothing total={data.total} search={search} />;
  return (
    <div aria-busy={busy} className={cx('transition-opacity', busy && 'opacity-50')}>
      <h2 className="sr-only">Products</h2>
      <ProductGrid products={data.items} priority={4} />
      <Pagination
        className="mt-6"
        page={data.page}
        pageCount={data.pages}
        hrefFor={(page) => address + searchWith(search, { page: page === 1 ? '' : String(page) })}
        LinkComponent={ShopLink}
      />
      <p className="mt-4 text-ink-soft text-xs">
        “Landed by sea” is one piece with our service fee and sea freight to our pickup point, duty included. It is a
        guide, not a quote.
      </p>
    </div>
  );
}

function Nothing({ total, search }: { total: number; search: URLSearchParams }) {
  const to = (target: string, words: string) => (
    <Link to={target} className={buttonClass({ variant: 'primary' })}>
      {words}
    </Link>
  );
  if (total > 0) {
    const first = searchWith(search, {}) || '?';
    return (
      <EmptyState title="The list ends before this page" picture="search" action={to(first, 'Go to the first page')} />
    );
  }
  if (activeFilters(search).length > 0) {
    return (
      <EmptyState
        title="Nothing matches these filters"
        picture="search"
        action={to(clearedSearch(search) || '?', 'Clear all filters')}
      >
        Widen the price range or take a filter away.
      </EmptyState>
    );
  }
  return (
    <EmptyState title="Nothing here yet" action={to('/', 'Back to the home page')}>
      New goods come every week.
    </EmptyState>
  );
}
