import { cx } from '@sgb/ui/cx.ts';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { type LoaderFunctionArgs, useNavigate, useSearchParams } from 'react-router';
import { critical, deferred, query } from '../../shared/api/api.ts';
import { NothingYet, ProductList } from '../../shared/goods/product-list.tsx';
import { supplierGoodsHref, topSuppliersHref } from '../../shared/links/link.tsx';
import { Link } from '../../shared/links/router-link.tsx';
import { inputFrom, searchWith } from '../../shared/lists/list-address.ts';
import type { Meta, MetaArguments } from '../../shared/page/meta.ts';
import { pageWidth } from '../../shared/page/width.ts';
import { GoodsToolbar } from './goods-toolbar.tsx';
import { SupplierHead } from './supplier-head.tsx';
import { supplierMeta } from './supplier-meta.ts';
import { SupplierReviews } from './supplier-reviews.tsx';

const list = 'GET /api/supplier/productlist';
const params = ['sellerid', 'page', 'sort'] as const;

function listInput(search: URLSearchParams) {
  return inputFrom(list, search, params);
}

export async function loader({ context, request }: LoaderFunctionArgs) {
  const input = listInput(new URL(request.url).searchParams);
  const { sellerid } = input;
  await Promise.all([
    critical(context, list, input),
    sellerid && deferred(context, 'GET /api/supplier/reviews', { sellerid }),
  ]);
  return null;
}

const title = 'Best of the best suppliers';
const text = 'The bestsellers of the twenty suppliers that buyers score highest.';

export function meta({ queryClient, search }: MetaArguments): Meta {
  const known = queryClient.getQueryData(query(list, listInput(search)).queryKey);
  if (known?.supplier) return supplierMeta(known.supplier, known.items[0]?.picture);
  return { title, description: text, canonical: `/shop${supplierGoodsHref()}` };
}

/** One supplier's goods, or the best of all of them. */
export function Component() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const answer = useQuery(query(list, listInput(search)));
  const { supplier, total } = useSuspenseQuery(query(list, listInput(search))).data;
  const searchFor = (changes: Partial<Record<(typeof params)[number], string>>) => searchWith(search, params, changes);
  return (
    <div className={cx(pageWidth, 'flex flex-col gap-4 pt-3 pb-8 md:pt-5 md:pb-12')}>
      {supplier ? <SupplierHead supplier={supplier} /> : <BestHead />}
      <GoodsToolbar
        total={total}
        search={search}
        onSort={(sort) => navigate({ search: searchFor({ sort }) }, { preventScrollReset: true })}
      />
      <ProductList
        answer={answer}
        hrefFor={(page) => supplierGoodsHref() + searchFor({ page: page === 1 ? '' : String(page) })}
        empty={<NothingYet />}
      />
      {supplier && <SupplierReviews supplierId={supplier.id} />}
    </div>
  );
}

function BestHead() {
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-1">
      <div>
        <h1 className="font-bold text-xl">{title}</h1>
        <p className="text-ink-soft text-sm">{text}</p>
      </div>
      <Link
        to={topSuppliersHref}
        className="inline-flex min-h-11 items-center gap-0.5 font-medium text-brand text-sm hover:underline"
      >
        See the top 100 suppliers
        <ChevronRight aria-hidden="true" className="size-4" />
      </Link>
    </header>
  );
}
