import { Button } from '@sgb/ui/button.tsx';
import { EndOfList } from '@sgb/ui/states.tsx';
import { useQueries } from '@tanstack/react-query';
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

/** How many pages are open is kept in the history entry: whoever comes back from a product finds the same place. */
export function Recommended() {
  const navigate = useNavigate();
  const location = useLocation();
  const mounted = useMounted();
  const pages = (mounted && (location.state as Shown | null)?.recommended) || 1;
  const answers = useQueries({
    queries: Array.from({ length: pages }, (_, i) => query(...recommendedPage(i + 1))),
  });
  const loaded = answers.flatMap(({ data }) => data?.items ?? []);
  const products = [...new Map(loaded.map((product) => [product.id, product])).values()];
  const last = answers.at(-1);
  const failed = answers.find(({ isError }) => isError);
  const more = () => navigate('.', { replace: true, preventScrollReset: true, state: { recommended: pages + 1 } });
  return (
    <Shelf title="Recommended">
      {products.length > 0 && <ProductGrid products={products} />}
      {products.length === 0 && last?.isPending && <ProductGridSkeleton count={12} />}
      <div className="flex min-h-20 items-center justify-center pt-4 *:w-full">
        {failed ? (
          <ShelfFailed onRetry={() => failed.refetch()} retrying={failed.isFetching} />
        ) : last?.data?.more === false ? (
          <EndOfList />
        ) : (
          <Button
            variant="secondary"
            size="lg"
            className="max-w-sm"
            guardMs={0}
            loading={last?.isFetching}
            onClick={more}
          >
            Show more
          </Button>
        )}
      </div>
    </Shelf>
  );
}
