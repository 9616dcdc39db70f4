import { type CouponStatus, couponStatuses } from '@sgb/contract/coupon-types.ts';
import { pageIn } from '@sgb/contract/paging.ts';

export interface Asked {
  readonly page: number;
  readonly status: CouponStatus;
}

const names = { unused: 1, locked: 2, used: 3, expired: 4 } as const satisfies typeof couponStatuses;

/** What an address asks for; what makes no sense asks for the beginning. */
export function askedFor(search: URLSearchParams): Asked {
  const said = Object.entries(names).find(([name]) => name === search.get('status'));
  return {
    page: pageIn(search.get('page')),
    status: said?.[1] ?? couponStatuses.unused,
  };
}

export function addressOf({ page, status }: Asked): string {
  const [name] = Object.entries(names).find(([, code]) => code === status) ?? ['unused'];
  const search = new URLSearchParams();
  if (status !== couponStatuses.unused) search.set('status', name);
  if (page > 1) search.set('page', String(page));
  return `?${search}`;
}
