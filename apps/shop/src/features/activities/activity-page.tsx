import { type Theme, themes } from '@sgb/contract/catalogue.ts';
import { formatCount } from '@sgb/money/format.ts';
import { cx } from '@sgb/ui/cx.ts';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router';
import { useNavigate, useSearchParams } from 'react-router';
import { critical, query } from '../../shared/api/api.ts';
import { DepartmentChips } from '../../shared/goods/department-chips.tsx';
import { GoodsHead } from '../../shared/goods/goods-head.tsx';
import { NothingYet, ProductList } from '../../shared/goods/product-list.tsx';
import { activityHref, pictureUrl } from '../../shared/links/link.tsx';
import { inputFrom, searchWith } from '../../shared/lists/list-address.ts';
import { listed } from '../../shared/lists/listed.ts';
import { SortSelect } from '../../shared/lists/sort-select.tsx';
import { defaultMeta } from '../../shared/page/meta.ts';
import type { PageModule } from '../../shared/page/page-module.ts';
import { pageWidth } from '../../shared/page/width.ts';

const info = 'GET /api/thematicactivities/info';
const list = 'GET /api/thematicactivities/list';

/** The address uses the API's words, so that what the API refuses is named as the shopper wrote it. */
const params = ['page', 'sort', 'categoryId'] as const;

function listInput(theme: Theme, search: URLSearchParams) {
  return { theme, ...inputFrom(list, search, params) };
}

function activityPage(theme: Theme): PageModule {
  return {
    Component: () => <ActivityPage theme={theme} />,
    async loader({ context, request }: LoaderFunctionArgs) {
      const { searchParams } = new URL(request.url);
      await Promise.all([critical(context, info, { theme }), listed(context, list, listInput(theme, searchParams))]);
      return null;
    },
    meta({ queryClient }) {
      const known = queryClient.getQueryData(query(info, { theme }).queryKey);
      if (!known) return defaultMeta;
      return {
        title: known.title,
        description: known.text,
        image: `${pictureUrl(known.picture)}?w=1200`,
        canonical: `/shop${activityHref(theme)}`,
      };
    },
    // The product document takes something of the layout away on the hot sale: goods come before the rate of the day.
    ...(theme === 'hotsale' && { hides: ['exchange'] as const }),
  };
}

/** One page for each theme: its addresses differ in nothing else. */
export const pages = Object.fromEntries(themes.map((theme) => [theme, activityPage(theme)])) as Record<
  Theme,
  PageModule
>;

function ActivityPage({ theme }: { theme: Theme }) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const activity = useSuspenseQuery(query(info, { theme })).data;
  const answer = useQuery(query(list, listInput(theme, search)));
  const { data } = answer;
  const hrefWith = (changes: Partial<Record<(typeof params)[number], string>>) =>
    activityHref(theme) + searchWith(search, params, changes);
  return (
    <div className={cx(pageWidth, 'flex flex-col gap-4 pt-3 pb-8 md:pt-5 md:pb-12')}>
      <GoodsHead head={activity} />
      <DepartmentChips
        departments={data?.departments}
        chosen={search.get('categoryId') ?? ''}
        hrefFor={(categoryId) => hrefWith({ categoryId })}
      />
      <div className="flex items-center justify-between gap-3">
        <p aria-live="polite" className="min-h-5 text-ink-soft text-sm">
          {data && `${formatCount(data.total)} ${data.total === 1 ? 'product' : 'products'}`}
        </p>
        <SortSelect
          search={search}
          onSort={(sort) => navigate(hrefWith({ sort }), { preventScrollReset: true })}
          className="w-48 lg:w-52"
        />
      </div>
      <ProductList
        answer={answer}
        hrefFor={(page) => hrefWith({ page: page === 1 ? '' : String(page) })}
        empty={<NothingYet />}
      />
    </div>
  );
}
