import type { InputOf } from '@sgb/contract/client.ts';
import { type Market, markets, type OrderTab, orderListHref, orderTabs } from '@sgb/contract/order-states.ts';
import { pageIn } from '@sgb/contract/paging.ts';
import { readSearch, searchWith } from '../../shared/lists/list-address.ts';

/** 'find', because 'keyword' is what the shop's own search bar reads. */
const params = ['tagIndex', 'type', 'find', 'from', 'to', 'page'] as const;
type Param = (typeof params)[number];

const { all, purchase, ship, transit, complete, comment, fail, combine } = orderTabs;
const { stock, stockProcessing, stockShipped, stockReview } = orderTabs;

/** The tabs of the product document, section 4; what failed or waits for its freight is one only while it is open. */
export const sideTabs: Readonly<Record<Market, readonly { tab: OrderTab; label: string; rare?: boolean }[]>> = {
  [markets.china]: [
    { tab: purchase, label: 'Purchase' },
    { tab: ship, label: 'Ship' },
    { tab: combine, label: 'Pay freight', rare: true },
    { tab: transit, label: 'Transit' },
    { tab: complete, label: 'Complete' },
    { tab: comment, label: 'Comment' },
    { tab: fail, label: 'Failed', rare: true },
    { tab: all, label: 'All' },
  ],
  [markets.southAfrica]: [
    { tab: stock, label: 'All' },
    { tab: stockProcessing, label: 'Processing' },
    { tab: stockShipped, label: 'Shipped' },
    { tab: stockReview, label: 'Review' },
  ],
};

/** What an address asks for. A tab of one side and the other side together make no sense: the side's own 'All' does. */
export function askedFor(search: URLSearchParams) {
  const said = readSearch(search, params);
  const tab = Number(said.tagIndex ?? 0);
  const type = said.type === String(markets.southAfrica) || tab >= stock ? markets.southAfrica : markets.china;
  const known = sideTabs[type].find((each) => each.tab === tab);
  const whole = type === markets.southAfrica ? stock : all;
  const day = (value: string | undefined) => (/^\d{4}-\d\d-\d\d$/.test(value ?? '') ? value : undefined);
  const [from, to] = [day(said.from), day(said.to)];
  const keyword = said.find?.slice(0, 50);
  return {
    tagIndex: known?.tab ?? whole,
    type,
    page: pageIn(said.page ?? null),
    ...(keyword !== undefined && { keyword }),
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
  } satisfies InputOf<'GET /api/shoporder/list'>;
}

export type Asked = ReturnType<typeof askedFor>;

export const isFiltered = ({ keyword, from, to }: Asked): boolean => Boolean(keyword || from || to);

export function hrefWith(search: URLSearchParams, changes: Partial<Record<Param, string>>): string {
  return searchWith(search, params, changes) || '?';
}

export const listHref = (market: Market): string => orderListHref(market, market === markets.southAfrica ? stock : all);
export const detailHref = (id: number): string => `/shoporder/2/detail/${id}`;
export const logisticsHref = (id: number): string => `/shoporder/2/logistics/${id}`;
/** The half-made parcel, with these orders chosen. */
export const shipHref = (...ids: number[]): string => `/deliveryorder/combine?orders=${ids.join()}`;
export const parcelHref = (id: number): string => `/deliveryorder/detail/${id}`;
export const helpHref = (id: number): string => `/shoporder/workorder/${id}`;
