import type { StockFigures } from '@sgb/contract/stock-up.ts';
import { formatRand } from '@sgb/money/format.ts';
import { Button } from '@sgb/ui/button.tsx';
import { Notice } from '@sgb/ui/notice.tsx';
import { notify } from '@sgb/ui/notify.ts';
import { Sheet } from '@sgb/ui/sheet.tsx';
import { Skeleton } from '@sgb/ui/skeleton.tsx';
import { EmptyState } from '@sgb/ui/states.tsx';
import { Stepper } from '@sgb/ui/stepper.tsx';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useChanged } from '../../shared/api/changed.ts';
import { sendWish } from '../../shared/api/wish.ts';
import { piecesOf } from './batches/batch-words.tsx';
import { useLeaving } from './use-leaving.ts';

interface FetchSheetProps {
  readonly fetching: StockFigures['fetching'];
  readonly onClose: () => void;
}

/** Fetches all or some of what lies on the shelves, from the depot. */
export default function FetchSheet({ fetching, onClose }: FetchSheetProps) {
  const changed = useChanged();
  const shelves = useLeaving('fetch', '');
  const here = shelves.data ?? [];
  const [wanted, setWanted] = useState<Readonly<Record<string, number>>>({});
  const lines = here.flatMap(({ skuId }) => {
    const quantity = wanted[skuId] ?? 0;
    return quantity > 0 ? [{ skuid: skuId, quantity }] : [];
  });
  const grams = here.reduce((sum, { skuId, weightGrams }) => sum + weightGrams * (wanted[skuId] ?? 0), 0);
  const cents = Math.ceil(grams / fetching.grams) * fetching.cents;
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const fetch = useMutation({
    mutationFn: () => sendWish('POST /api/stockup/shelves/withdraw', { lines, agreed: cents }),
    async onSuccess({ number, pieces: count }) {
      notify('good', `${piecesOf(count)} wait for you`, { description: `Say ${number} at our depot in Johannesburg.` });
      onClose();
      await changed('GET /api/stockup/index', 'GET /api/stockup/shelves', 'GET /api/stockup/shelf', 'money');
    },
  });
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title="Fetch goods"
      description={`From our depot in Johannesburg, ${formatRand(fetching.cents)} for every ${fetching.grams / 1_000} kg.`}
      footer={
        <>
          <Button
            variant="secondary"
            className="flex-1"
            onClick={() => setWanted(Object.fromEntries(here.map(({ skuId, piles }) => [skuId, piles.sellable])))}
          >
            All of it
          </Button>
          <Button
            variant="action"
            className="flex-1"
            disabled={pieces === 0}
            loading={fetch.isPending}
            onClick={() => fetch.mutate()}
          >
            Fetch for {formatRand(cents)}
          </Button>
        </>
      }
    >
      {fetch.error && <Notice tone="danger">{fetch.error.message}</Notice>}
      {shelves.isPending && <Skeleton className="h-40 rounded-card" />}
      {shelves.error && <Notice tone="danger">{shelves.error.message}</Notice>}
      {shelves.data?.length === 0 && (
        <EmptyState title="Nothing can be fetched now">What is for sale or set aside stays here.</EmptyState>
      )}
      <ul className="divide-y divide-line">
        {here.map((shelf) => (
          <li key={shelf.skuId} className="flex items-center justify-between gap-3 py-2 text-sm">
            <span className="min-w-0">
              <span className="line-clamp-1">{shelf.title}</span>
              <span className="text-ink-soft text-xs">
                {shelf.options.join(', ')} ({shelf.piles.sellable})
              </span>
            </span>
            <Stepper
              size="sm"
              label={`Pieces of ${shelf.title} to fetch`}
              value={wanted[shelf.skuId] ?? 0}
              min={0}
              max={shelf.piles.sellable}
              onChange={(quantity) => setWanted((before) => ({ ...before, [shelf.skuId]: quantity }))}
            />
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
