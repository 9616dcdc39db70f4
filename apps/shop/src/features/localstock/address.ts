import type { InputOf } from '@sgb/contract/client.ts';
import { showcaseHrefs } from '../../shared/links/link.tsx';
import { inputFrom, searchWith } from '../../shared/lists/list-address.ts';

export const localStockHref = showcaseHrefs.localStock;
export const localStock = 'GET /api/localstock/list';
export const sellersCall = 'GET /api/localstock/sellers';
export const promiseCall = 'GET /api/localstock/promise';

/** The address has rand where the API has cents. */
const plain = ['keyword', 'categoryId', 'delivery', 'free', 'seller', 'page', 'sort'] as const;
const priced = { minPrice: 'minPriceCents', maxPrice: 'maxPriceCents' } as const;
const params = [...plain, 'minPrice', 'maxPrice', 'place'] as const;
type Param = (typeof params)[number];

/** What is no amount goes on as it is, for the API to refuse by name. */
function centsOf(rand: string): number | string {
  const amount = Number(rand);
  return Number.isNaN(amount) ? rand : Math.round(amount * 100);
}

export function inputOf(search: URLSearchParams): InputOf<typeof localStock> {
  const input: Record<string, unknown> = { page: 1, ...inputFrom(localStock, search, plain) };
  for (const [param, field] of Object.entries(priced)) {
    const rand = search.get(param)?.trim();
    if (rand) input[field] = centsOf(rand);
  }
  return input as InputOf<typeof localStock>;
}

export function placeIn(search: URLSearchParams): InputOf<typeof promiseCall> {
  const placeid = Number(search.get('place'));
  return placeid > 0 ? { placeid } : {};
}

/** The same page with something else of it; a page number stays only where it is what changes. */
export const hrefWith = (search: URLSearchParams, changes: Partial<Record<Param, string>>) =>
  localStockHref + searchWith(search, params, changes);
