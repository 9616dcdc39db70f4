import type { SortCode } from '@sgb/contract/catalogue.ts';
import { formatCount } from '@sgb/money/format.ts';
import { cx } from '@sgb/ui/cx.ts';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { type LoaderFunctionArgs, useNavigate, useSearchParams } from 'react-router';
import { critical, query } from '../../shared/api/api.ts';
import { DepartmentChips } from '../../shared/goods/department-chips.tsx';
import { GoodsHead } from '../../shared/goods/goods-head.tsx';
import { NothingYet, ProductList } from '../../shared/goods/product-list.tsx';
import { pictureUrl } from '../../shared/links/link.tsx';
import { inputFrom, searchWith } from '../../shared/lists/list-address.ts';
import { listed } from '../../shared/lists/listed.ts';
import { SortSelect } from '../../shared/lists/sort-select.tsx';
import { defaultMeta, type Meta, type MetaArguments } from '../../shared/page/meta.ts';
import type { PageModule } from '../../shared/page/page-module.ts';
import { pageWidth } from '../../shared/page/width.ts';

/** A showcase has two calls: `categories`, what it is and where its goods come from, and `list`, the goods. */
type ShowcaseApi = '/api/shoporder/productinvogue' | '/api/shoporder/productmainwindow' | '/api/product/banner';

export interface Showcase {
  readonly api: ShowcaseApi;
  /** Its address in the shop. */
  readonly href: string;
  /** Words of the address that name the showcase itself. */
  readonly names?: readonly 'tag'[];
  /** The order before anybody chooses, as the API has it. */
  readonly sort: SortCode;
}

type Param = 'tag' | 'categoryId' | 'page' | 'sort';

/**
 * The queries that a page of a showcase consists of. The address uses the API's words. Always with a page number: the
 * home page keeps a shortened answer under the call without one.
 */
function queriesOf({ api, names = [] }: Showcase, search: URLSearchParams) {
  const head = `GET ${api}/categories` as 'GET /api/product/banner/categories';
  const list = `GET ${api}/list` as 'GET /api/product/banner/list';
  const params: readonly Param[] = [...names, 'categoryId', 'page', 'sort'];
  return {
    params,
    head: [head, inputFrom(head, search, names)] as const,
    list: [list, { page: 1, ...inputFrom(list, search, params) }] as const,
  };
}

export function showcasePage(showcase: Showcase) {
  return {
    Component: () => <ShowcasePage showcase={showcase} />,
    async loader({ context, request }: LoaderFunctionArgs) {
      const { head, list } = queriesOf(showcase, new URL(request.url).searchParams);
      await Promise.all([critical(context, ...head), listed(context, ...list)]);
      return null;
    },
    meta({ queryClient, search }: MetaArguments): Meta {
      const { head } = queriesOf(showcase, search);
      const known = queryClient.getQueryData(query(...head).queryKey);
      if (!known) return defaultMeta;
      return {
        title: known.title,
        description: known.text,
        image: `${pictureUrl(known.picture)}?w=1200`,
        canonical: `/shop${showcase.href}${searchWith(search, showcase.names ?? [], {})}`,
      };
    },
  } satisfies PageModule;
}

function ShowcasePage({ showcase }: { showcase: Showcase }) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { params, head, list } = queriesOf(showcase, search);
  const about = useSuspenseQuery(query(...head)).data;
  const answer = useQuery(query(...list));
  const { data } = answer;
  const hrefWith = (changes: Partial<Record<Param, string>>) => showcase.href + searchWith(search, params, changes);
  return (
    <div className={cx(pageWidth, 'flex flex-col gap-4 pt-3 pb-8 md:pt-5 md:pb-12')}>
      <GoodsHead head={about} />
      <DepartmentChips
        departments={about.categories}
        chosen={search.get('categoryId') ?? ''}
        hrefFor={(categoryId) => hrefWith({ categoryId })}
      />
      <div className="flex items-center justify-between gap-3">
        <p aria-live="polite" className="min-h-5 text-ink-soft text-sm">
          {data && `${formatCount(data.total)} ${data.total === 1 ? 'product' : 'products'}`}
        </p>
        <SortSelect
          search={search}
          usual={showcase.sort}
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
