import type { InputOf } from '@sgb/contract/client.ts';
import { pageIn } from '@sgb/contract/paging.ts';
import {
  type CaseState,
  type CaseType,
  caseStateIds,
  caseStateWords,
  caseTypeIds,
} from '@sgb/contract/workorder-states.ts';
import { readSearch, searchWith } from '../../shared/lists/list-address.ts';

/** 'find', because 'keyword' is what the shop's own search bar reads. */
const params = ['state', 'type', 'find', 'page'] as const;
type Param = (typeof params)[number];

export const tabs: readonly { state: 0 | CaseState; label: string }[] = [
  { state: 0, label: 'All' },
  ...caseStateIds.map((state) => ({ state, label: caseStateWords[state].label })),
];

/** What an address asks for; what makes no sense is left out. */
export function askedFor(search: URLSearchParams) {
  const said = readSearch(search, params);
  const state = tabs.find((tab) => String(tab.state) === said.state)?.state ?? 0;
  const type = caseTypeIds.find((each): each is CaseType => String(each) === said.type);
  const keyword = said.find?.slice(0, 50);
  return {
    state,
    page: pageIn(said.page ?? null),
    ...(type !== undefined && { type }),
    ...(keyword !== undefined && { keyword }),
  } satisfies InputOf<'GET /api/user/workorder/list'>;
}

export type Asked = ReturnType<typeof askedFor>;

export const isFiltered = ({ keyword, type }: Asked): boolean => Boolean(keyword || type);

export function hrefWith(search: URLSearchParams, changes: Partial<Record<Param, string>>): string {
  return searchWith(search, params, changes) || '?';
}

/** A tab keeps nothing of the filter of another. */
export const tabHref = (state: 0 | CaseState): string => (state === 0 ? '?' : `?state=${state}`);

export const caseHref = (orderId: number): string => `/shoporder/workorder/${orderId}`;
