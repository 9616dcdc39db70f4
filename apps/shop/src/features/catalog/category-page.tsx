import { Refused, Unreachable } from '@sgb/contract/client.ts';
import { Breadcrumb } from '@sgb/ui/breadcrumb.tsx';
import { Button } from '@sgb/ui/button.tsx';
import { cx } from '@sgb/ui/cx.ts';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { data, type LoaderFunctionArgs, useNavigate, useParams, useSearchParams } from 'react-router';
import { defaultMeta, type Meta } from '../../app/meta.ts';
import type { MetaArguments } from '../../app/page.ts';
import { critical, query } from '../../shared/api.ts';
import { formatCount } from '../../shared/count.ts';
import { categoryHref, ShopLink } from '../../shared/link.tsx';
import { pageWidth } from '../../shared/width.ts';
import { CategoryList } from './category-list.tsx';
import { categoryMeta } from './category-meta.ts';
import { CategoryChips, CategoryRail } from './category-nav.tsx';
import { CategoryToolbar } from './category-toolbar.tsx';
import { type FilterValues, inAddressWords, listInput, readFilter, searchWith } from './filter.ts';
import { clearedSearch, FilterChips } from './filter-chips.tsx';
import { FilterForm } from './filter-form.tsx';

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
    critical(context, list, listInput(categoryId, new URL(request.url).searchParams)).catch(explain),
  ]);
  return null;
}

/** A wrong address is an error page; a list that failed otherwise is shown as such, with a button to try again. */
function explain(error: unknown): void {
  if (error instanceof Refused || error instanceof Unreachable) return;
  const refusal = error as Partial<ReturnType<typeof data<unknown>>>;
  if (typeof refusal.data === 'string')
    throw data(inAddressWords(refusal.data), { status: refusal.init?.status ?? 400 });
  throw error;
}

export function meta({ queryClient, params }: MetaArguments): Meta {
  const categoryId = categoryIdOf(params.categoryID) ?? 0;
  const known = queryClient.getQueryData(query(children, { categoryId }).queryKey);
  return known ? categoryMeta(known) : defaultMeta;
}

export function Component() {
  const categoryId = Number(useParams().categoryID);
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { trail } = useSuspenseQuery(query(children, { categoryId })).data;
  const department = trail[0]?.id ?? categoryId;
  const { children: groups } = useSuspenseQuery(query(children, { categoryId: department })).data;
  const total = useQuery(query(list, listInput(categoryId, search))).data?.total;

  const go = (next: string) => navigate({ search: next }, { preventScrollReset: true });
  const applyFilter = (values: FilterValues) => go(searchWith(search, values));
  const clear = () => go(clearedSearch(search));
  const crumbs = trail.map(({ id, name }, i) => ({
    label: name,
    ...(i < trail.length - 1 && { href: categoryHref(id) }),
  }));

  return (
    <div className={cx(pageWidth, 'pt-1 pb-8 md:pt-3 md:pb-12')}>
      <Breadcrumb items={[{ label: 'Home', href: '/' }, ...crumbs]} LinkComponent={ShopLink} />
      <div className="mt-1 lg:grid lg:grid-cols-[14.5rem_minmax(0,1fr)] lg:gap-6">
        <aside aria-label="Narrow the list" className="hidden flex-col gap-6 lg:flex">
          <CategoryRail trail={trail} groups={groups} />
          <div className="border-line border-t px-2 pt-5">
            <FilterForm
              instant
              values={readFilter(search)}
              onApply={applyFilter}
              priceButton={
                <Button type="submit" variant="secondary" size="sm" wide className="mt-2" guardMs={0}>
                  Apply price
                </Button>
              }
            />
          </div>
        </aside>
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
            <CategoryToolbar
              search={search}
              onSort={(sort) => go(searchWith(search, { sort }))}
              onFilter={applyFilter}
              onClear={clear}
            />
          </div>
          <FilterChips search={search} />
          <CategoryList categoryId={categoryId} search={search} />
        </div>
      </div>
    </div>
  );
}
