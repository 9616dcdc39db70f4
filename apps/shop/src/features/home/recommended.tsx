import { Button } from '@sgb/ui/button.tsx';
import { EndOfList } from '@sgb/ui/states.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router';
import { query } from '../../shared/api/api.ts';
import { useMounted } from '../../shared/browser/mounted.ts';
import { ProductGrid, ProductGridSkeleton } from '../../shared/goods/product-grid.tsx';
import { Shelf, ShelfFailed } from '../../shared/goods/shelf.tsx';

export function recommendedPage(page: number) {
  return ['GET /api/shoppingmall/topicGoodsList', { topic: 'recommend', page }] as const;
}

interface Shown {
  readonly recommended?: number;
}

/** The first so many pages at once; `useQueries` would weigh 1.5 KB more on the page that everybody opens first. */
function useRecommended(pages: number) {
  const queryClient = useQueryClient();
  const each = Array.from({ length: pages }, (_, i) => query(...recommendedPage(i + 1)));
  const known = () => each.flatMap(({ queryKey }) => queryClient.getQueryData(queryKey) ?? []);
  const answer = useQuery({
    queryKey: ['recommended', { pages }],
    queryFn: () => Promise.all(each.map((page) => queryClient.ensureQueryData(page))),
    initialData: () => (known().length === pages ? known() : undefined),
  });
  // What came before stays while more is asked for, and when that fails.
  return { ...answer, data: answer.data ?? known() };
}

/** How many pages are open is kept in the history entry: whoever comes back from a product finds the same place. */
export function Recommended({ title, note }: { title: string; note: string }) {
  const navigate = useNavigate();
  const location = useLocation();
  const mounted = useMounted();
  const pages = (mounted && (location.state as Shown | null)?.recommended) || 1;
  const { data, isPending, isError, isFetching, refetch } = useRecommended(pages);
  const products = [...new Map(data.flatMap(({ items }) => items).map((product) => [product.id, product])).values()];
  const more = () => navigate('.', { replace: true, preventScrollReset: true, state: { recommended: pages + 1 } });
  return (
    <Shelf title={title} note={note}>
      {products.length > 0 && <ProductGrid products={products} />}
      {products.length === 0 && isPending && <ProductGridSkeleton count={12} />}
      <div className="flex min-h-20 items-center justify-center pt-4 *:w-full">
        {isError ? (
          <ShelfFailed onRetry={() => refetch()} retrying={isFetching} />
        ) : data.at(-1)?.more === false ? (
          <EndOfList />
        ) : (
          <Button variant="secondary" size="lg" className="max-w-sm" guardMs={0} loading={isFetching} onClick={more}>
            Show more
          </Button>
        )}
      </div>
    </Shelf>
  );
}
