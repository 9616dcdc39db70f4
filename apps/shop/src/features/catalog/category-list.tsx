import { buttonClass } from '@sgb/ui/button.tsx';
import { EmptyState } from '@sgb/ui/states.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { query } from '../../shared/api.ts';
import { categoryHref } from '../../shared/link.tsx';
import { NothingYet, ProductList } from '../../shared/product-list.tsx';
import { activeFilters, listInput, searchWith } from './filter.ts';
import { clearedSearch } from './filter-chips.tsx';

interface CategoryListProps {
  categoryId: number;
  search: URLSearchParams;
}

export function CategoryList({ categoryId, search }: CategoryListProps) {
  const answer = useQuery(query('GET /api/shoppingmall/queryProductsByCategory', listInput(categoryId, search)));
  return (
    <ProductList
      answer={answer}
      hrefFor={(page) => categoryHref(categoryId) + searchWith(search, { page: page === 1 ? '' : String(page) })}
      empty={activeFilters(search).length > 0 ? <NothingMatches search={search} /> : <NothingYet />}
    />
  );
}

function NothingMatches({ search }: { search: URLSearchParams }) {
  return (
    <EmptyState
      title="Nothing matches these filters"
      picture="search"
      action={
        <Link to={clearedSearch(search) || '?'} className={buttonClass({ variant: 'primary' })}>
          Clear all filters
        </Link>
      }
    >
      Widen the price range or take a filter away.
    </EmptyState>
  );
}
