import { Button } from '@sgb/ui/button.tsx';
import { useNear } from '@sgb/ui/use-near.ts';
import { useQuery } from '@tanstack/react-query';
import { query } from '../api/api.ts';
import { forgetViewed, useKept } from '../session/kept.ts';
import { ProductRow, ProductRowSkeleton } from './product-grid.tsx';
import { Shelf } from './shelf.tsx';

/** What this browser looked at last; asked for when somebody comes near it. */
export function RecentlyViewed({ except }: { except?: string }) {
  const recent = useKept((kept) => kept.recent);
  const ids = recent.filter((id) => id !== except);
  return ids.length > 0 ? <Row ids={ids} /> : null;
}

function Row({ ids }: { ids: readonly string[] }) {
  const { place, near } = useNear<HTMLDivElement>();
  const { data, isError } = useQuery({ ...query('GET /api/product/cards', { ids: ids.join() }), enabled: near });
  if (isError || data?.items.length === 0) return null;
  return (
    <div ref={place}>
      <Shelf
        title="Recently viewed"
        action={
          <Button variant="ghost" size="sm" onClick={forgetViewed}>
            Clear
          </Button>
        }
      >
        {data ? <ProductRow products={data.items} /> : <ProductRowSkeleton count={Math.min(ids.length, 12)} />}
      </Shelf>
    </div>
  );
}
