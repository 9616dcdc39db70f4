import type { FavouriteView } from '@sgb/contract/favourite-views.ts';

export interface Asked {
  readonly page: number;
  readonly view: FavouriteView;
}

/** What an address asks for; what makes no sense asks for the beginning. */
export function askedFor(search: URLSearchParams): Asked {
  const page = Number(search.get('page') ?? 1);
  return {
    page: Number.isInteger(page) && page >= 1 && page <= 100 ? page : 1,
    view: search.get('view') === 'cheaper' ? 'cheaper' : 'all',
  };
}

export function addressOf({ page, view }: Asked): string {
  const search = new URLSearchParams();
  if (view !== 'all') search.set('view', view);
  if (page > 1) search.set('page', String(page));
  return `?${search}`;
}
