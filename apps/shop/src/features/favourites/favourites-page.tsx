import { formatCount } from '@sgb/money/format.ts';
import { buttonClass } from '@sgb/ui/button.tsx';
import { cx } from '@sgb/ui/cx.ts';
import { EmptyState } from '@sgb/ui/states.tsx';
import { TabLinks } from '@sgb/ui/tab-links.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type LoaderFunctionArgs, useLocation, useSearchParams } from 'react-router';
import { query, servicesContext } from '../../shared/api/api.ts';
import { useFavouriteIds } from '../../shared/favourites/favourites.ts';
import { ProductGridSkeleton } from '../../shared/goods/product-grid.tsx';
import { loginHref, ShopLink } from '../../shared/links/link.tsx';
import { Link } from '../../shared/links/router-link.tsx';
import { listed } from '../../shared/lists/listed.ts';
import { PagedList } from '../../shared/lists/paged-list.tsx';
import type { Meta } from '../../shared/page/meta.ts';
import { pageWidth } from '../../shared/page/width.ts';
import { useLogin } from '../../shared/session/login.ts';
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
  // What is being removed is gone from here at once.
  const items = data?.items.filter(({ productid }) => !kept || kept.includes(productid)) ?? [];
  const removed = (data?.items.length ?? 0) - items.length;
  const nothing = asked.view === 'cheaper' && data && data.counts.all > 0 ? <NothingCheaper /> : <NothingSaved />;
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
      <PagedList
        answer={answer}
        hrefFor={(page) => addressOf({ ...asked, page })}
        skeleton={<ProductGridSkeleton />}
        empty={nothing}
      >
        {(page) => {
          if (items.length > 0) return <FavouriteGrid items={items} />;
          // The next page moves up when the last of this one has been removed.
          return page.total > page.items.length ? <ProductGridSkeleton /> : nothing;
        }}
      </PagedList>
    </>
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
