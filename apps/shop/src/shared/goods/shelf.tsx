import type { ProductCard } from '@sgb/contract/catalog.ts';
import { Button } from '@sgb/ui/button.tsx';
import type { UseQueryResult } from '@tanstack/react-query';
import { ChevronRight, RefreshCw } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Answer } from '../api/answer.tsx';
import { Link } from '../links/router-link.tsx';
import { blockName } from '../tracking/spm.ts';
import { ProductRow, ProductRowSkeleton } from './product-grid.tsx';

export interface ShelfProps {
  title: string;
  /** Where the whole list is. */
  seeAll?: string;
  note?: ReactNode;
  /** A button in place of a way to more. */
  action?: ReactNode;
  children: ReactNode;
}

/** A headed part of a page with a way to more of the same. */
export function Shelf({ title, seeAll, note, action, children }: ShelfProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} data-spm={blockName(title)}>
      <div data-spm-item="shelf" className="mb-1 flex min-h-11 items-center justify-between gap-3 md:mb-2">
        <div className="min-w-0">
          <h2 id={id} className="font-semibold text-lg">
            {title}
          </h2>
          {note && <p className="text-ink-soft text-xs md:text-sm">{note}</p>}
        </div>
        {seeAll && (
          <Link
            to={seeAll}
            aria-label={`See all ${title}`}
            className="inline-flex min-h-11 shrink-0 items-center gap-0.5 font-medium text-brand text-sm hover:underline"
          >
            See all
            <ChevronRight aria-hidden="true" className="size-4" />
          </Link>
        )}
        {action}
      </div>
      {children}
    </section>
  );
}

/** A part of the page that failed; the rest of the page does not care. */
export function ShelfFailed({ onRetry, retrying }: { onRetry: () => void; retrying: boolean }) {
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-line bg-card p-4"
    >
      <p className="text-ink-soft text-sm">This part did not load.</p>
      <Button
        variant="secondary"
        size="sm"
        loading={retrying}
        onClick={onRetry}
        icon={<RefreshCw aria-hidden="true" className="size-4" />}
      >
        Try again
      </Button>
    </div>
  );
}

interface ProductShelfProps extends Omit<ShelfProps, 'children'> {
  answer: UseQueryResult<{ items: readonly ProductCard[] }>;
  count?: number;
}

/** A row of goods that may still be on its way, or may have failed. */
export function ProductShelf({ answer, count = 12, ...shelf }: ProductShelfProps) {
  if (answer.data?.items.length === 0) return null;
  return (
    <Shelf {...shelf}>
      <Answer
        of={answer}
        skeleton={<ProductRowSkeleton count={count} />}
        failed={(retry) => <ShelfFailed {...retry} />}
      >
        {(data) => <ProductRow products={data.items.slice(0, count)} />}
      </Answer>
    </Shelf>
  );
}
