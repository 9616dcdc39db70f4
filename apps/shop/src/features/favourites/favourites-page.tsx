import type { FavouritePage } from '@sgb/contract/favourites.ts';
import { buttonClass } from '@sgb/ui/button.tsx';
import { cx } from '@sgb/ui/cx.ts';
import { Pagination } from '@sgb/ui/pagination.tsx';
import { EmptyState, ErrorState } from '@sgb/ui/states.tsx';
import { TabLinks } from '@sgb/ui/tab-links.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, type LoaderFunctionArgs, useLocation, useSearchParams } from 'react-router';
import type { Meta } from '../../app/meta.ts';
import { query, servicesContext } from '../../shared/api.ts';
import { formatCount } from '../../shared/count.ts';
import { useFavouriteIds } from '../../shared/favourites.ts';
import { loginHref, ShopLink } from '../../shared/link.tsx';
import { listed } from '../../shared/listed.ts';
import { useLogin } from '../../shared/login.ts';
import { ProductGridSkeleton } from '../../shared/product-grid.tsx';
import { PastTheEnd, useTurning } from '../../shared/product-list.tsx';
import { pageWidth } from '../../shared/width.ts';
import { addressOf, askedFor } from './address.ts';
import { FavouriteGrid } from './favourite-grid.tsx';

const list = 'POST /api/user/collectionlist';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { ticket } = context.get(servicesContext);
  if (ticket()) await listed(context, list, askedFor(new URL(request.url).searchParams));
  return null;
}

export function meta(): Meta {
  return { title: 'My favorites', description: 'The products that you have saved.', noindex: true };
}

export function Component() {
  const login = useLogin();
  const location = useLocation();
  return (
    <div className={cx(pageWidth, 'pt-4 pb-8 md:pb-12')}>
      {login ? (
        <Favourites />
      ) : (
        <>
          <h1 className="font-bold text-xl">My favorites</h1>
          <EmptyState
            title="Log in to see your favorites"
            picture="heart"
            action={
              <Link to={loginHref(location)} className={buttonClass()}>
                Log in
              </Link>
            }
          >
            Save what you like with the heart, and see here when it becomes cheaper.
          </EmptyState>
        </>
      )}
    </div>
  );
}

function Favourites() {
  const [search] = useSearchParams();
  const asked = askedFor(search);
  const answer = useQuery({ ...query(list, asked), placeholderData: keepPreviousData });
  const kept = useFavouriteIds();
  const { data } = answer;
  const hrefFor = (page: number) => addressOf({ ...asked, page });
  // What is being removed is gone from here at once.
  const items = data?.items.filter(({ productid }) => !kept || kept.includes(productid)) ?? [];
  const removed = (data?.items.length ?? 0) - items.length;
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h1 className="font-bold text-xl">My favorites</h1>
        {data && (
          <p className="text-ink-soft text-sm tabular-nums">
            {formatCount(data.counts.all - removed)} of {formatCount(data.limit)}
          </p>
        )}
      </div>
      <TabLinks
        label="Favorites"
        className="mt-2 mb-3"
        LinkComponent={ShopLink}
        current={addressOf({ ...asked, page: 1 })}
        items={[
          { href: addressOf({ page: 1, view: 'all' }), label: 'All', count: data?.counts.all },
          { href: addressOf({ page: 1, view: 'cheaper' }), label: 'Cheaper now', count: data?.counts.cheaper },
        ]}
      />
      {data ? (
        <List
          page={data}
          items={items}
          hrefFor={hrefFor}
          cheaper={asked.view === 'cheaper'}
          busy={answer.isPlaceholderData}
        />
      ) : answer.isError ? (
        <ErrorState onRetry={() => answer.refetch()} retrying={answer.isFetching} />
      ) : (
        <ProductGridSkeleton />
      )}
    </>
  );
}

interface ListProps {
  page: FavouritePage;
  items: FavouritePage['items'];
  hrefFor: (page: number) => string;
  cheaper: boolean;
  busy: boolean;
}

function List({ page, items, hrefFor, cheaper, busy }: ListProps) {
  const turning = useTurning();
  if (items.length === 0) {
    if (page.items.length > 0 && page.total > page.items.length) return <ProductGridSkeleton />;
    if (page.total > 0 && page.items.length === 0) return <PastTheEnd first={hrefFor(1)} />;
    return cheaper && page.counts.all > 0 ? <NothingCheaper /> : <NothingSaved />;
  }
  return (
    <div aria-busy={busy || turning} className={cx('transition-opacity', (busy || turning) && 'opacity-50')}>
      <FavouriteGrid items={items} />
      <Pagination className="mt-6" page={page.page} pageCount={page.pages} hrefFor={hrefFor} LinkComponent={ShopLink} />
    </div>
  );
}

function NothingSaved() {
  return (
    <EmptyState
      title="No favorites yet"
      picture="heart"
      action={
        <Link to="/" className={buttonClass()}>
          Shopping Now
        </Link>
      }
    >
      Press the heart of a product to keep it here.
    </EmptyState>
  );
}

function NothingCheaper() {
  return (
    <EmptyState
      title="Nothing is cheaper yet"
      picture="heart"
      action={
        <Link to="?" className={buttonClass({ variant: 'secondary' })}>
          See all favorites
        </Link>
      }
    >
      When the price of something you saved falls, you find it here.
    </EmptyState>
  );
}
