import { markets, orderListHref } from '@sgb/contract/order-states.ts';
import { formatCount, formatRand } from '@sgb/money/format.ts';
import { useQuery } from '@tanstack/react-query';
import { Crown } from 'lucide-react';
import { query } from '../../shared/api/api.ts';
import { useFavouriteCount } from '../../shared/favourites/favourites.ts';
import { to } from '../../shared/links/links.ts';
import { Link } from '../../shared/links/router-link.tsx';

const unknown = '–';

/** Money, points and coupons; what could not be learnt stays a dash, as the product document wants it. */
export function AccountFigures() {
  const { data } = useQuery(query('GET /api/user/basicinfo', {}));
  const favourites = useFavouriteCount() ?? data?.favorites;
  const figures = [
    { label: 'Balance', value: data && formatRand(data.balance) },
    { label: 'S Coin', value: data && formatCount(data.scoin) },
    { label: 'Coupons', value: data?.coupons },
    { label: 'Favorites', value: favourites },
  ];
  return (
    <>
      <dl className="grid grid-cols-[2fr_1fr_1fr_1fr] gap-2 px-3 py-2 text-center">
        {figures.map(({ label, value }) => (
          <div key={label} className="flex min-w-0 flex-col-reverse">
            <dt className="text-ink-soft text-xs">{label}</dt>
            <dd className="money truncate font-semibold text-sm">{value ?? unknown}</dd>
          </div>
        ))}
      </dl>
      {data?.showvipbanner === 1 && (
        <Link
          to={to.membership}
          className="mx-3 mb-2 flex min-h-11 items-center gap-2 rounded-control bg-warn-soft px-3 text-sm text-warn hover:underline"
        >
          <Crown aria-hidden="true" className="size-4 shrink-0" />
          <span>
            <strong>Become a member</strong>: lower fees and freight
          </span>
        </Link>
      )}
    </>
  );
}

const chinaTabs = [
  { tab: 3, label: 'Purchase' },
  { tab: 4, label: 'To ship' },
  { tab: 5, label: 'In transit' },
  { tab: 6, label: 'Completed' },
  { tab: 9, label: 'Comment' },
] as const;

const stockTabs = [
  { tab: 112, label: 'Processing' },
  { tab: 113, label: 'Shipped' },
  { tab: 114, label: 'Review' },
] as const;

const sides = [
  { name: 'Orders from China', tabs: chinaTabs, market: markets.china },
  { name: 'SA stock orders', tabs: stockTabs, market: markets.southAfrica },
] as const;

/** How many orders stand where, each leading to its tab. */
export function OrderCounts() {
  const { data } = useQuery(query('GET /api/shoporder/count', { from: 'account' }));
  return (
    <div className="border-line border-t py-1">
      {sides.map(({ name, tabs, market }) => (
        <nav key={name} aria-label={name} className="px-1 pt-1">
          <p className="px-2 text-ink-soft text-xs">{name}</p>
          <ul className="grid grid-cols-5">
            {tabs.map(({ tab, label }) => (
              <li key={tab}>
                <Link
                  to={orderListHref(market, tab)}
                  className="flex min-h-11 flex-col items-center justify-center rounded-control text-xs hover:bg-sunk"
                >
                  <span className="money font-semibold text-sm">{data ? data[`count${tab}`] : unknown}</span>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      ))}
    </div>
  );
}
