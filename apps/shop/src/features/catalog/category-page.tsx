import { formatCount } from '@sgb/money/format.ts';
import { Breadcrumb } from '@sgb/ui/breadcrumb.tsx';
import { cx } from '@sgb/ui/cx.ts';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { data, type LoaderFunctionArgs, useParams, useSearchParams } from 'react-router';
import { critical, query } from '../../shared/api/api.ts';
import { activeFilters, clearedSearch, inAddressWords, listInput } from '../../shared/filter/filter.ts';
import { FilterChips } from '../../shared/filter/filter-chips.tsx';
import { FilterColumn } from '../../shared/filter/filter-column.tsx';
import { FilterToolbar } from '../../shared/filter/filter-toolbar.tsx';
import { useSteps } from '../../shared/filter/use-steps.ts';
import { categoryHref, ShopLink } from '../../shared/links/link.tsx';
import { listed } from '../../shared/lists/listed.ts';
import { defaultMeta, type Meta, type MetaArguments } from '../../shared/page/meta.ts';
import { pageWidth } from '../../shared/page/width.ts';
import { SearchWithin } from '../../shared/search/search-within.tsx';
import { CategoryList } from './category-list.tsx';
import { categoryMeta } from './category-meta.ts';
import { CategoryChips, CategoryRail } from './category-nav.tsx';

const children = 'GET /api/category/listSaleChildByParent';
const list = 'GET /api/shoppingmall/queryProductsByCategory';

/** Category ids have at most nine digits; anything else never was one. */
function categoryIdOf(text: string | undefined): number | undefined {
  return text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const categoryId = categoryIdOf(params.categoryID);
  if (categoryId === undefined) throw data('There is no such category.', { status: 404 });
  const { trail } = await critical(context, children, { categoryId });
  await Promise.all([
    critical(context, children, { categoryId: trail[0]?.id ?? categoryId }),
    listed(context, list, { categoryId, ...listInput(new URL(request.url).searchParams) }, inAddressWords),
  ]);
  return null;
}

export function meta({ queryClient, params }: MetaArguments): Meta {
  const categoryId = categoryIdOf(params.categoryID) ?? 0;
  const known = queryClient.getQueryData(query(children, { categoryId }).queryKey);
  return known ? categoryMeta(known) : defaultMeta;
}

export function Component() {
  const categoryId = Number(useParams().categoryID);
  const [search] = useSearchParams();
  const { search: wanted } = useSteps();
  const { trail } = useSuspenseQuery(query(children, { categoryId })).data;
  const department = trail[0]?.id ?? categoryId;
  const { children: groups } = useSuspenseQuery(query(children, { categoryId: department })).data;
  const total = useQuery(query(list, { categoryId, ...listInput(search) })).data?.total;

  const crumbs = trail.map(({ id, name }, i) => ({
    label: name,
    ...(i < trail.length - 1 && { href: categoryHref(id) }),
  }));

  return (
    <div className={cx(pageWidth, 'pt-1 pb-8 md:pt-3 md:pb-12')}>
      <Breadcrumb items={[{ label: 'Home', href: '/' }, ...crumbs]} LinkComponent={ShopLink} />
      <div className="mt-1 lg:grid lg:grid-cols-[14.5rem_minmax(0,1fr)] lg:gap-6">
        <FilterColumn subject={{ categoryId }}>
          <SearchWithin label={`Search in ${trail.at(-1)?.name}`} scope={{ categoryId: String(categoryId) }} />
          <CategoryRail trail={trail} groups={groups} />
        </FilterColumn>
        <div className="flex min-w-0 flex-col gap-3">
          <div className="lg:hidden">
            <CategoryChips trail={trail} groups={groups} />
          </div>
          <div className="flex flex-col gap-3 lg:flex-row lg:items-end lg:justify-between">
            <div className="min-w-0">
              <h1 className="font-bold text-xl">{trail.at(-1)?.name}</h1>
              <p aria-live="polite" className="min-h-5 text-ink-soft text-sm">
                {total !== undefined && `${formatCount(total)} ${total === 1 ? 'product' : 'products'}`}
              </p>
            </div>
            <FilterToolbar subject={{ categoryId }} />
          </div>
          <FilterChips filters={activeFilters(wanted)} cleared={clearedSearch(wanted)} />
          <CategoryList categoryId={categoryId} search={search} />
        </div>
      </div>
    </div>
  );
}
