import { formatCount } from '@sgb/money/format.ts';
import { cx } from '@sgb/ui/cx.ts';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { type LoaderFunctionArgs, useNavigate, useSearchParams } from 'react-router';
import { critical, deferred, query } from '../../shared/api/api.ts';
import { DepartmentChips } from '../../shared/goods/department-chips.tsx';
import { GoodsHead } from '../../shared/goods/goods-head.tsx';
import { ProductGridSkeleton } from '../../shared/goods/product-grid.tsx';
import { pictureUrl } from '../../shared/links/link.tsx';
import { listed } from '../../shared/lists/listed.ts';
import { PagedList } from '../../shared/lists/paged-list.tsx';
import { SortSelect } from '../../shared/lists/sort-select.tsx';
import { defaultMeta, type Meta, type MetaArguments } from '../../shared/page/meta.ts';
import { pageWidth } from '../../shared/page/width.ts';
import { hrefWith, inputOf, localStock, localStockHref, placeIn, promiseCall, sellersCall } from './address.ts';
import { Filters, NothingFits } from './filters.tsx';
import { LocalGrid } from './local-grid.tsx';
import { Promised } from './promised.tsx';

const head = 'GET /api/shoporder/product3s/categories';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  await Promise.all([
    critical(context, head, {}),
    listed(context, localStock, inputOf(searchParams)),
    deferred(context, promiseCall, placeIn(searchParams)),
    deferred(context, sellersCall, {}),
  ]);
  return null;
}

export function meta({ queryClient }: MetaArguments): Meta {
  const known = queryClient.getQueryData(query(head, {}).queryKey);
  if (!known) return defaultMeta;
  const { title, text, picture } = known;
  const image = `${pictureUrl(picture)}?w=1200`;
  return { title, description: text, image, canonical: `/shop${localStockHref}` };
}

const note =
  'Prices include VAT. These goods are in our Johannesburg warehouse, so there is no sea freight and no customs.';

/** Everything that is shippable inside the region. */
export function Component() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const about = useSuspenseQuery(query(head, {})).data;
  const answer = useQuery(query(localStock, inputOf(search)));
  const { data } = answer;
  return (
    <div className={cx(pageWidth, 'flex flex-col gap-3 pt-3 pb-8 md:pt-5 md:pb-12')}>
      <GoodsHead head={about} />
      <Promised search={search} />
      <DepartmentChips
        departments={about.categories}
        chosen={search.get('categoryId') ?? ''}
        hrefFor={(categoryId) => hrefWith(search, { categoryId })}
      />
      <Filters key={search.toString()} search={search}>
        <SortSelect
          search={search}
          usual={1}
          onSort={(sort) => navigate(hrefWith(search, { sort }), { preventScrollReset: true })}
          className="flex-1"
        />
      </Filters>
      <p aria-live="polite" className="min-h-5 text-ink-soft text-sm">
        {data && `${formatCount(data.total)} ${data.total === 1 ? 'product' : 'products'}`}
        {data?.correctedTo && ` for ‘${data.correctedTo}’`}
      </p>
      <PagedList
        answer={answer}
        hrefFor={(page) => hrefWith(search, { page: page === 1 ? '' : String(page) })}
        skeleton={<ProductGridSkeleton />}
        empty={<NothingFits />}
        spm="list"
        note={<p className="mt-4 text-ink-soft text-xs">{note}</p>}
      >
        {({ items }) => (
          <>
            <h2 className="sr-only">Products</h2>
            <LocalGrid goods={items} />
          </>
        )}
      </PagedList>
    </div>
  );
}
