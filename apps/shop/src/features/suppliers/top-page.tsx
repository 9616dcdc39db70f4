import { pageSize } from '@sgb/contract/paging.ts';
import type { SupplierPage } from '@sgb/contract/suppliers.ts';
import { cx } from '@sgb/ui/cx.ts';
import { Pagination } from '@sgb/ui/pagination.tsx';
import { Skeleton } from '@sgb/ui/skeleton.tsx';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { type LoaderFunctionArgs, useSearchParams } from 'react-router';
import { Answer } from '../../shared/api/answer.tsx';
import { query } from '../../shared/api/api.ts';
import { NothingYet } from '../../shared/goods/product-list.tsx';
import { SupplierTile } from '../../shared/goods/supplier-tile.tsx';
import { ShopLink, supplierGoodsHref, topSuppliersHref } from '../../shared/links/link.tsx';
import { Link } from '../../shared/links/router-link.tsx';
import { inputFrom } from '../../shared/lists/list-address.ts';
import { listed } from '../../shared/lists/listed.ts';
import { useNextPage } from '../../shared/lists/next-page.ts';
import { PastTheEnd } from '../../shared/lists/paged-list.tsx';
import type { Meta } from '../../shared/page/meta.ts';
import { pageWidth } from '../../shared/page/width.ts';

const list = 'GET /api/shoporder/productsupplier/list';
const grid = 'grid grid-cols-1 gap-2 md:grid-cols-2 md:gap-3 lg:grid-cols-3';

/** Always with a number: the home page keeps a shortened answer under the call without one. */
function listInput(search: URLSearchParams) {
  return { page: 1, ...inputFrom(list, search, ['page']) };
}

function hrefFor(page: number): string {
  return page === 1 ? topSuppliersHref : `${topSuppliersHref}?page=${page}`;
}

export async function loader({ context, request }: LoaderFunctionArgs) {
  await listed(context, list, listInput(new URL(request.url).searchParams));
  return null;
}

export function meta(): Meta {
  return {
    title: 'Top 100 suppliers',
    description:
      'The hundred Chinese wholesale suppliers that buyers score highest, each with its best sellers in rand.',
  };
}

export function Component() {
  const [search] = useSearchParams();
  return (
    <div className={cx(pageWidth, 'flex flex-col gap-4 pt-3 pb-8 md:pt-5 md:pb-12')}>
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-1">
        <div>
          <h1 className="font-bold text-xl">Top 100 suppliers</h1>
          <p className="text-ink-soft text-sm">Scored by what buyers report, the best first.</p>
        </div>
        <Link
          to={supplierGoodsHref()}
          className="inline-flex min-h-11 items-center gap-0.5 font-medium text-brand text-sm hover:underline"
        >
          See their best products
          <ChevronRight aria-hidden="true" className="size-4" />
        </Link>
      </header>
      <Ranking answer={useQuery(query(list, listInput(search)))} page={Number(search.get('page') ?? 1)} />
    </div>
  );
}

function Ranking({ answer, page }: { answer: UseQueryResult<SupplierPage>; page: number }) {
  const busy = useNextPage() !== undefined;
  return (
    <Answer of={answer} skeleton={<Waiting />}>
      {({ items, total, pages }) => {
        if (items.length === 0) return total > 0 ? <PastTheEnd first={hrefFor(1)} /> : <NothingYet />;
        return (
          <div aria-busy={busy} className={cx('transition-opacity', busy && 'opacity-50')}>
            <h2 className="sr-only">Suppliers</h2>
            <ol className={grid}>
              {items.map((supplier, i) => (
                <li key={supplier.id}>
                  <SupplierTile supplier={supplier} rank={(page - 1) * pageSize + i + 1} />
                </li>
              ))}
            </ol>
            <Pagination className="mt-6" page={page} pageCount={pages} hrefFor={hrefFor} LinkComponent={ShopLink} />
          </div>
        );
      }}
    </Answer>
  );
}

function Waiting() {
  return (
    <div role="status" className={grid}>
      <span className="sr-only">Loading suppliers</span>
      {Array.from({ length: pageSize }, (_, i) => (
        <Skeleton key={i} className="h-52 rounded-card" />
      ))}
    </div>
  );
}
