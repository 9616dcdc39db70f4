import type { InputOf } from '@sgb/contract/client.ts';
import { pageIn } from '@sgb/contract/paging.ts';
import { type ParcelTab, parcelTabNames } from '@sgb/contract/parcel-states.ts';
import { readSearch, searchWith } from '../../shared/lists/list-address.ts';

/** 'find', because 'keyword' is what the shop's own search bar reads. */
const params = ['tab', 'find', 'page'] as const;
type Param = (typeof params)[number];

export const tabWords: Readonly<Record<ParcelTab, string>> = {
  all: 'All',
  pay: 'Waiting to pay',
  warehouse: 'Packing',
  transit: 'On the way',
  delivery: 'Delivery',
  signed: 'Signed',
  cancelled: 'Cancelled',
};

/** What an address asks for. */
export function askedFor(search: URLSearchParams) {
  const said = readSearch(search, params);
  const tab = parcelTabNames.find((name) => name === said.tab) ?? 'all';
  const q = said.find?.slice(0, 50);
  return {
    tab,
    page: pageIn(said.page ?? null),
    ...(q !== undefined && { q }),
  } satisfies InputOf<'GET /api/deliveryorder/list'>;
}

export const tabHref = (tab: ParcelTab): string => (tab === 'all' ? '?' : `?tab=${tab}`);

export function hrefWith(search: URLSearchParams, changes: Partial<Record<Param, string>>): string {
  return searchWith(search, params, changes) || '?';
}
