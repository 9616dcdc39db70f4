import type { SearchFilter, SearchResult } from '@sgb/contract/search.ts';
import {
  type ActiveFilter,
  activeFilters,
  clearedSearch,
  listInput,
  searchWith,
  subjectParams,
} from '../../shared/filter/filter.ts';
import { categoryHref, supplierGoodsHref } from '../../shared/links/link.tsx';
import { inputFrom, readSearch } from '../../shared/lists/list-address.ts';

/** What the address is about, as the API takes it. */
export const searchSubject = (search: URLSearchParams) =>
  inputFrom('GET /api/search/keysearchlist', search, subjectParams);

/** What the address asks the API for. */
export function searchInput(search: URLSearchParams): SearchFilter {
  return { ...searchSubject(search), ...listInput(search) };
}

/** Where an address without a keyword leads: the whole store, the whole category, or the search page. */
export function withoutKeyword(search: URLSearchParams): string {
  const { sellerid, categoryId } = readSearch(search, subjectParams);
  if (sellerid && /^\d+$/.test(sellerid)) return supplierGoodsHref(sellerid);
  return categoryId && /^\d+$/.test(categoryId) ? categoryHref(Number(categoryId)) : '/search';
}

/** Everything that narrows a search, with the names that the answer gives. */
export function searchFilters(
  search: URLSearchParams,
  trail: SearchResult['categories']['trail'],
  store: string | undefined,
): readonly ActiveFilter[] {
  const { sellerid, categoryId } = readSearch(search, subjectParams);
  return [
    ...(sellerid
      ? [{ param: 'sellerid' as const, label: store ?? 'One supplier', without: searchWith(search, { sellerid: '' }) }]
      : []),
    ...(categoryId
      ? [
          {
            param: 'categoryId' as const,
            label: trail.at(-1)?.name ?? 'One category',
            without: searchWith(search, { categoryId: '' }),
          },
        ]
      : []),
    ...activeFilters(search),
  ];
}

/** The same keyword without anything that narrows it. */
export function unfiltered(search: URLSearchParams): string {
  return clearedSearch(search, { sellerid: '', categoryId: '' });
}
