import { pageIn } from '@sgb/contract/paging.ts';
import { Skeleton } from '@sgb/ui/skeleton.tsx';
import { EmptyState } from '@sgb/ui/states.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type LoaderFunctionArgs, useSearchParams } from 'react-router';
import { query } from '../../shared/api/api.ts';
import { searchWith } from '../../shared/lists/list-address.ts';
import { listed } from '../../shared/lists/listed.ts';
import { PagedList } from '../../shared/lists/paged-list.tsx';
import { ShelfItem } from './shelf-item.tsx';

const list = 'GET /api/stockup/shelves';
const params = ['tab', 'keyword', 'page'] as const;
const askedFor = (search: URLSearchParams) => ({
  page: pageIn(search.get('page')),
  keyword: search.get('keyword')?.trim() ?? '',
});

export async function loadShelves(context: LoaderFunctionArgs['context'], search: URLSearchParams): Promise<void> {
  await listed(context, list, askedFor(search));
}

export function ShelvesTab() {
  const [search] = useSearchParams();
  const answer = useQuery({ ...query(list, askedFor(search)), placeholderData: keepPreviousData });
  return (
    <PagedList
      answer={answer}
      hrefFor={(page) => searchWith(search, params, { page: page === 1 ? '' : String(page) }) || '?'}
      skeleton={<Skeleton className="h-96 rounded-card" />}
      empty={<EmptyState title="Nothing lies on your shelf yet">What you buy in bulk is counted in here.</EmptyState>}
      end
    >
      {({ items }) => (
        <ul className="flex flex-col gap-3">
          {items.map((shelf) => (
            <li key={shelf.id}>
              <ShelfItem shelf={shelf} />
            </li>
          ))}
        </ul>
      )}
    </PagedList>
  );
}
