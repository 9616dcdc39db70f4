import { Skeleton } from '@sgb/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { Answer } from '../../shared/api/answer.tsx';
import { query } from '../../shared/api/api.ts';
import { Shelf, ShelfFailed } from '../../shared/goods/shelf.tsx';
import { SupplierTile } from '../../shared/goods/supplier-tile.tsx';
import { topSuppliersHref } from '../../shared/links/link.tsx';

export const suppliersShown = 6;
const row =
  'no-scrollbar -mx-3 flex snap-x scroll-px-3 gap-2 overflow-x-auto px-3 pb-1 *:w-72 *:shrink-0 *:snap-start md:mx-0 md:grid md:grid-cols-2 md:gap-3 md:overflow-visible md:px-0 md:*:w-auto lg:grid-cols-3';

export const suppliers = ['GET /api/shoporder/productsupplier/list', {}] as const;

export function Suppliers({ title, note }: { title: string; note: string }) {
  const answer = useQuery(query(...suppliers));
  if (answer.data?.items.length === 0) return null;
  return (
    <Shelf title={title} note={note} seeAll={topSuppliersHref}>
      <Answer
        of={answer}
        skeleton={
          <div role="status" className={row}>
            {Array.from({ length: suppliersShown }, (_, i) => (
              <Skeleton key={i} className="h-44 rounded-card" />
            ))}
          </div>
        }
        failed={(retry) => <ShelfFailed {...retry} />}
      >
        {(data) => (
          <ul className={row}>
            {data.items.slice(0, suppliersShown).map((supplier) => (
              <li key={supplier.id}>
                <SupplierTile supplier={supplier} />
              </li>
            ))}
          </ul>
        )}
      </Answer>
    </Shelf>
  );
}
