import { Breadcrumb } from '@sgb/ui/breadcrumb.tsx';
import { cx } from '@sgb/ui/cx.ts';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { data, type LoaderFunctionArgs, useNavigate, useParams, useSearchParams } from 'react-router';
import { critical, deferred, query } from '../../shared/api/api.ts';
import { NothingYet, ProductList } from '../../shared/goods/product-list.tsx';
import { ShopLink, supplierHref, topSuppliersHref } from '../../shared/links/link.tsx';
import { inputFrom, searchWith } from '../../shared/lists/list-address.ts';
import { defaultMeta, type Meta, type MetaArguments } from '../../shared/page/meta.ts';
import { pageWidth } from '../../shared/page/width.ts';
import { GoodsToolbar } from './goods-toolbar.tsx';
import { MoreGoods } from './more-goods.tsx';
import { SupplierHead } from './supplier-head.tsx';
import { supplierMeta } from './supplier-meta.ts';
import { SupplierReviews } from './supplier-reviews.tsx';

const store = 'GET /api/supplier/store';
const params = ['page', 'sort'] as const;

type Params = Readonly<Record<string, string | undefined>>;

function storeInput({ storeID = '', goodID = '' }: Params, search: URLSearchParams) {
  return { sellerid: storeID, productid: goodID, ...inputFrom(store, search, params) };
}

const isNumber = (text = '') => /^[1-9]\d{5,14}$/.test(text);

export async function loader({ context, params: { storeID, goodID }, request }: LoaderFunctionArgs) {
  if (!isNumber(storeID) || !isNumber(goodID)) throw data('There is no such supplier.', { status: 404 });
  await Promise.all([
    critical(context, store, storeInput({ storeID, goodID }, new URL(request.url).searchParams)),
    deferred(context, 'GET /api/supplier/reviews', { sellerid: storeID ?? '' }),
  ]);
  return null;
}

export function meta({ queryClient, params: route, search }: MetaArguments): Meta {
  const known = queryClient.getQueryData(query(store, storeInput(route, search)).queryKey);
  return known ? supplierMeta(known.supplier, known.items[0]?.picture) : defaultMeta;
}

export function Component() {
  const route = useParams();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const answer = useQuery(query(store, storeInput(route, search)));
  const { supplier, total, page } = useSuspenseQuery(query(store, storeInput(route, search))).data;
  const hrefWith = (changes: Partial<Record<(typeof params)[number], string>>) =>
    supplierHref(supplier.id, route.goodID ?? '') + searchWith(search, params, changes);
  return (
    <div className={cx(pageWidth, 'flex flex-col gap-4 pt-1 pb-8 md:pt-3 md:pb-12')}>
      <Breadcrumb
        items={[
          { label: 'Home', href: '/' },
          { label: 'Top suppliers', href: topSuppliersHref },
          { label: supplier.name },
        ]}
        LinkComponent={ShopLink}
      />
      <SupplierHead supplier={supplier} />
      <MoreGoods sellerid={supplier.id} />
      <GoodsToolbar
        total={total}
        {...(page === 1 && { note: 'The product you came from is first.' })}
        search={search}
        onSort={(sort) => navigate(hrefWith({ sort }), { preventScrollReset: true })}
      />
      <ProductList
        answer={answer}
        hrefFor={(wanted) => hrefWith({ page: wanted === 1 ? '' : String(wanted) })}
        empty={<NothingYet />}
      />
      <SupplierReviews supplierId={supplier.id} />
    </div>
  );
}
