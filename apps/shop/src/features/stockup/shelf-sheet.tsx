import { dateAndTime } from '@sgb/contract/date-words.ts';
import { pieceReasonWords } from '@sgb/contract/stock-states.ts';
import { Button } from '@sgb/ui/button.tsx';
import { Sheet } from '@sgb/ui/sheet.tsx';
import { Skeleton } from '@sgb/ui/skeleton.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Answer } from '../../shared/api/answer.tsx';
import { query } from '../../shared/api/api.ts';

/** Every piece that came and went, the newest first. */
export default function ShelfSheet({ skuId, onClose }: { skuId: string; onClose: () => void }) {
  const [page, setPage] = useState(1);
  const answer = useQuery({
    ...query('GET /api/stockup/shelf', { skuid: skuId, page }),
    placeholderData: keepPreviousData,
  });
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()} title="Movements">
      <Answer of={answer} skeleton={<Skeleton className="h-64 rounded-card" />}>
        {({ shelf, items, pages }) => (
          <div className="flex flex-col gap-3">
            <p className="font-medium text-sm">{[shelf.title, ...shelf.options].join(', ')}</p>
            {shelf.photos.length > 0 && (
              <ul className="flex gap-2 overflow-x-auto" aria-label="Photos from our warehouse">
                {shelf.photos.map((address, place) => (
                  <li key={address} className="shrink-0">
                    <a href={address} target="_blank" rel="noreferrer">
                      <img
                        src={address}
                        alt={`${shelf.title}, as it lies here: ${place + 1} of ${shelf.photos.length}`}
                        width={96}
                        height={96}
                        loading="lazy"
                        className="size-24 rounded-control object-cover"
                      />
                    </a>
                  </li>
                ))}
              </ul>
            )}
            <ul className="divide-y divide-line text-sm">
              {items.map((item) => (
                <li key={item.id} className="flex items-baseline justify-between gap-3 py-2">
                  <span>
                    {pieceReasonWords[item.reason]}
                    <span className="block text-ink-soft text-xs">
                      {dateAndTime(item.at)}, {item.about}
                    </span>
                  </span>
                  <span className="shrink-0 text-right tabular-nums">
                    {item.quantity}
                    <span className="block text-ink-soft text-xs">
                      {item.from ? `${item.from} → ${item.to}` : item.to}
                    </span>
                  </span>
                </li>
              ))}
            </ul>
            {pages > 1 && (
              <div className="flex items-center justify-between gap-2">
                <Button variant="secondary" disabled={page === 1} onClick={() => setPage(page - 1)}>
                  Newer
                </Button>
                <span className="text-ink-soft text-sm">
                  {page} of {pages}
                </span>
                <Button variant="secondary" disabled={page >= pages} onClick={() => setPage(page + 1)}>
                  Older
                </Button>
              </div>
            )}
          </div>
        )}
      </Answer>
    </Sheet>
  );
}
