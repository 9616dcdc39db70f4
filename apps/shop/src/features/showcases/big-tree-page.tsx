import { formatCount } from '@sgb/money/format.ts';
import { cx } from '@sgb/ui/cx.ts';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { type LoaderFunctionArgs, useSearchParams } from 'react-router';
import { critical, query } from '../../shared/api/api.ts';
import { GoodsHead } from '../../shared/goods/goods-head.tsx';
import { NothingYet, ProductList } from '../../shared/goods/product-list.tsx';
import { pictureUrl, showcaseHrefs } from '../../shared/links/link.tsx';
import { inputFrom } from '../../shared/lists/list-address.ts';
import { defaultMeta, type Meta, type MetaArguments } from '../../shared/page/meta.ts';
import { pageWidth } from '../../shared/page/width.ts';

const list = 'GET /api/search/keysearchlistBigtree';

function listInput(search: URLSearchParams) {
  return inputFrom(list, search, ['page']);
}

export async function loader({ context, request }: LoaderFunctionArgs) {
  await critical(context, list, listInput(new URL(request.url).searchParams));
  return null;
}

export function meta({ queryClient, search }: MetaArguments): Meta {
  const known = queryClient.getQueryData(query(list, listInput(search)).queryKey);
  if (!known) return defaultMeta;
  const { title, text, picture } = known.head;
  return {
    title,
    description: text,
    image: `${pictureUrl(picture)}?w=1200`,
    canonical: `/shop${showcaseHrefs.bigTree}`,
  };
}

/** The curated store that opens for whoever searches 'big tree'. */
export function Component() {
  const [search] = useSearchParams();
  const answer = useQuery(query(list, listInput(search)));
  const { head, total } = useSuspenseQuery(query(list, listInput(search))).data;
  return (
    <div className={cx(pageWidth, 'flex flex-col gap-4 pt-3 pb-8 md:pt-5 md:pb-12')}>
      <GoodsHead head={head} />
      <p className="text-ink-soft text-sm">
        {formatCount(total)} {total === 1 ? 'product' : 'products'}, arranged by our buyers
      </p>
      <ProductList
        answer={answer}
        hrefFor={(page) => (page === 1 ? showcaseHrefs.bigTree : `${showcaseHrefs.bigTree}?page=${page}`)}
        empty={<NothingYet />}
      />
    </div>
  );
}
