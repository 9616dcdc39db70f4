import { formatCount } from '@sgb/money/format.ts';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { query } from '../../shared/api/api.ts';
import { searchWith } from '../../shared/filter/filter.ts';
import { FilterChips } from '../../shared/filter/filter-chips.tsx';
import { FilterColumn } from '../../shared/filter/filter-column.tsx';
import { FilterToolbar } from '../../shared/filter/filter-toolbar.tsx';
import { NothingMatches } from '../../shared/filter/nothing-matches.tsx';
import { useSteps } from '../../shared/filter/use-steps.ts';
import { ProductList } from '../../shared/goods/product-list.tsx';
import { CategoryChips, CategoryFacet } from './category-facet.tsx';
import { NoResults } from './no-results.tsx';
import { ResultNotes } from './result-notes.tsx';
import { searchFilters, searchInput, searchSubject, unfiltered } from './search-input.ts';

const bestMatch = 5;

/** What a keyword found, with everything that narrows it. */
export function Results() {
  const [search] = useSearchParams();
  const { search: wanted } = useSteps();
  const keyword = search.get('keyword')?.trim() ?? '';
  const sellerid = search.get('sellerid')?.trim() ?? '';
  const answer = useQuery(query('GET /api/search/keysearchlist', searchInput(search)));
  const store = useQuery({ ...query('GET /api/supplier/productlist', { sellerid }), enabled: sellerid !== '' }).data;
  const found = answer.data;
  const categories = found?.categories ?? { trail: [], options: [] };
  const filtersIn = (address: URLSearchParams) => searchFilters(address, categories.trail, store?.supplier?.name);
  const cleared = unfiltered(wanted);
  const subject = searchSubject(search);
  const searchFor = (categoryId: string) => searchWith(wanted, { categoryId });

  const head = (
    <div className="min-w-0">
      <h1 className="text-pretty break-words font-bold text-xl">
        Results for “<bdi>{found?.correctedTo ?? keyword}</bdi>”
      </h1>
      <p aria-live="polite" className="min-h-5 text-ink-soft text-sm">
        {found && `${formatCount(found.total)} ${found.total === 1 ? 'product' : 'products'}`}
      </p>
    </div>
  );
  // Filters make no sense where there is nothing to filter.
  if (found?.total === 0 && filtersIn(search).length === 0) {
    return (
      <div className="flex flex-col gap-3">
        {head}
        <ResultNotes keyword={keyword} found={found} search={search} />
        <NoResults keyword={keyword} />
      </div>
    );
  }
  return (
    <div className="lg:grid lg:grid-cols-[14.5rem_minmax(0,1fr)] lg:gap-6">
      <FilterColumn subject={subject}>
        <CategoryFacet categories={categories} searchFor={searchFor} />
      </FilterColumn>
      <div className="flex min-w-0 flex-col gap-3">
        <div className="flex flex-col gap-3 lg:flex-row lg:items-end lg:justify-between">
          {head}
          <FilterToolbar subject={subject} usualSort={bestMatch} />
        </div>
        {found && <ResultNotes keyword={keyword} found={found} search={search} />}
        <div className="lg:hidden">
          <CategoryChips categories={categories} searchFor={searchFor} />
        </div>
        <FilterChips filters={filtersIn(wanted)} cleared={cleared} />
        <ProductList
          answer={answer}
          hrefFor={(page) =>
            `/shoppingmall/categoryproduct${searchWith(search, { page: page === 1 ? '' : String(page) })}`
          }
          empty={<NothingMatches cleared={cleared} />}
        />
      </div>
    </div>
  );
}
