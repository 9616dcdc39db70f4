import { useQuery } from '@tanstack/react-query';
import { query } from '../../shared/api/api.ts';
import { activeFilters, clearedSearch, listInput, searchWith } from '../../shared/filter/filter.ts';
import { NothingMatches } from '../../shared/filter/nothing-matches.tsx';
import { NothingYet, ProductList } from '../../shared/goods/product-list.tsx';
import { categoryHref } from '../../shared/links/link.tsx';

interface CategoryListProps {
  categoryId: number;
  search: URLSearchParams;
}

export function CategoryList({ categoryId, search }: CategoryListProps) {
  const input = { categoryId, ...listInput(search) };
  const answer = useQuery(query('GET /api/shoppingmall/queryProductsByCategory', input));
  return (
    <ProductList
      answer={answer}
      hrefFor={(page) => categoryHref(categoryId) + searchWith(search, { page: page === 1 ? '' : String(page) })}
      empty={activeFilters(search).length > 0 ? <NothingMatches cleared={clearedSearch(search)} /> : <NothingYet />}
    />
  );
}
