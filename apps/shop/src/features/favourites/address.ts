import type { FavouriteView } from '@sgb/contract/favourite-views.ts';
import { pageIn } from '@sgb/contract/paging.ts';

export interface Asked {
  readonly page: number;
  readonly view: FavouriteView;
}

/** What an address asks for; what makes no sense asks for the beginning. */
export function askedFor(search: URLSearchParams): Asked {
  return {
    page: pageIn(search.get('page')),
    view: search.get('view') === 'cheaper' ? 'cheaper' : 'all',
  };
}

export function addressOf({ page, view }: Asked): string {
  const search = new URLSearchParams();
  if (view !== 'all') search.set('view', view);
  if (page > 1) search.set('page', String(page));
  return `?${search}`;
}
