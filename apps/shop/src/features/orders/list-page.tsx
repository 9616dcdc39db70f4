import { markets, orderListHref, orderTabs } from '@sgb/contract/order-states.ts';
import type { OrderCounts } from '@sgb/contract/orders.ts';
import { buttonClass } from '@sgb/ui/button.tsx';
import { Skeleton } from '@sgb/ui/skeleton.tsx';
import { EmptyState } from '@sgb/ui/states.tsx';
import { TabLinks } from '@sgb/ui/tab-links.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type LoaderFunctionArgs, useSearchParams } from 'react-router';
import { deferred, query } from '../../shared/api/api.ts';
import { ShopLink } from '../../shared/links/link.tsx';
import { Link } from '../../shared/links/router-link.tsx';
import { listed } from '../../shared/lists/listed.ts';
import { PagedList } from '../../shared/lists/paged-list.tsx';
import type { Meta } from '../../shared/page/meta.ts';
import { type Asked, askedFor, hrefWith, isFiltered, sideTabs } from './address.ts';
import { ListFilter } from './list-filter.tsx';
import { OrderCard } from './order-card.tsx';
import { StorageStrip, storage } from './storage-strip.tsx';

const list = 'GET /api/shoporder/list';
const count = 'GET /api/shoporder/count';
const ofList = { from: 'list' };

export async function loader({ context, request }: LoaderFunctionArgs) {
  const asked = askedFor(new URL(request.url).searchParams);
  await Promise.all([
    listed(context, list, asked),
    deferred(context, count, ofList),
    ...(isShipTab(asked) ? [deferred(context, storage, {})] : []),
  ]);
  return null;
}

export function meta(): Meta {
  return { title: 'My orders', description: 'Where your orders are, and what to do next.', noindex: true };
}

export function Component() {
  const [search] = useSearchParams();
  const asked = askedFor(search);
  const counts = useQuery(query(count, ofList)).data;
  return (
    <div className="mx-auto flex w-full max-w-4xl flex-col gap-3 px-3 pt-3 pb-8 md:px-6 md:pt-5 md:pb-12">
      <header className="flex flex-wrap items-center justify-between gap-2">
        <h1 className="font-bold text-xl">My orders</h1>
        <Link to="/shoporder/2/statusdesc" className="text-brand text-sm underline underline-offset-2">
          What the statuses mean
        </Link>
      </header>
      <Sides asked={asked} counts={counts} />
      <TabLinks
        label="Orders by status"
        LinkComponent={ShopLink}
        current={orderListHref(asked.type, asked.tagIndex)}
        items={sideTabs[asked.type]
          .filter(({ tab, rare }) => !rare || tab === asked.tagIndex)
          .map(({ tab, label }) => ({
            href: orderListHref(asked.type, tab),
            label,
            count: counts?.[`count${tab}` as keyof OrderCounts],
          }))}
      />
      {isShipTab(asked) && <StorageStrip />}
      <ListFilter key={`${asked.type} ${asked.tagIndex}`} asked={asked} />
      <Orders asked={asked} hrefFor={(page) => hrefWith(search, { page: page === 1 ? '' : String(page) })} />
    </div>
  );
}

/** Where goods lie that can be shipped. */
const isShipTab = ({ tagIndex }: Asked) => tagIndex === orderTabs.ship;

const sides = [
  { market: markets.china, label: 'From China', tab: 1 },
  { market: markets.southAfrica, label: 'SA stock', tab: 111 },
] as const;

/** The two sides of the shop, each with its own tabs. */
function Sides({ asked, counts }: { asked: Asked; counts: OrderCounts | undefined }) {
  const open = {
    [markets.china]: counts && counts.count3 + counts.count4 + counts.count5,
    [markets.southAfrica]: counts && counts.count112 + counts.count113,
  };
  return (
    <nav aria-label="Where orders come from" className="flex rounded-control border border-line-strong bg-card p-1">
      {sides.map(({ market, label, tab }) => (
        <Link
          key={market}
          to={orderListHref(market, tab)}
          aria-current={asked.type === market ? 'page' : undefined}
          className="flex min-h-11 flex-1 items-center justify-center gap-2 rounded-control font-semibold text-ink-soft text-sm hover:text-ink aria-[current=page]:bg-brand aria-[current=page]:text-brand-ink"
        >
          {label}
          {open[market] ? <span className="money text-xs">{open[market]} open</span> : null}
        </Link>
      ))}
    </nav>
  );
}

function Orders({ asked, hrefFor }: { asked: Asked; hrefFor: (page: number) => string }) {
  const answer = useQuery({ ...query(list, asked), placeholderData: keepPreviousData });
  return (
    <PagedList
      answer={answer}
      hrefFor={hrefFor}
      skeleton={<Waiting />}
      empty={<NoOrders filtered={isFiltered(asked)} all={orderListHref(asked.type, asked.tagIndex)} />}
      end
    >
      {({ items }) => (
        <div className="flex flex-col gap-3">
          {items.map((order, place) => (
            <OrderCard key={order.id} order={order} priority={place < 3} />
          ))}
        </div>
      )}
    </PagedList>
  );
}

function Waiting() {
  return (
    <div role="status" className="flex flex-col gap-3">
      <span className="sr-only">Loading orders</span>
      {[1, 2, 3].map((place) => (
        <Skeleton key={place} className="h-64 w-full rounded-card" />
      ))}
    </div>
  );
}

function NoOrders({ filtered, all }: { filtered: boolean; all: string }) {
  return (
    <EmptyState
      title="No Order Found"
      picture="orders"
      action={
        filtered ? (
          <Link to={all} className={buttonClass({ variant: 'secondary' })}>
            See all of this tab
          </Link>
        ) : (
          <Link to="/" className={buttonClass({ variant: 'action' })}>
            Shopping Now
          </Link>
        )
      }
    />
  );
}
