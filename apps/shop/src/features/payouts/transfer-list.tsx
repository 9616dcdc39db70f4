import type { OutputOf } from '@sgb/contract/client.ts';
import { dateAndTime } from '@sgb/contract/date-words.ts';
import { formatRand } from '@sgb/money/format.ts';
import { Card } from '@sgb/ui/card.tsx';
import { cx } from '@sgb/ui/cx.ts';
import { Skeleton } from '@sgb/ui/skeleton.tsx';
import { EmptyState } from '@sgb/ui/states.tsx';
import type { UseQueryResult } from '@tanstack/react-query';
import { PagedList } from '../../shared/lists/paged-list.tsx';

type Page = OutputOf<'GET /api/user/transferlist'>;

interface TransferListProps {
  answer: UseQueryResult<Page>;
  hrefFor: (page: number) => string;
}

export function TransferList({ answer, hrefFor }: TransferListProps) {
  return (
    <section aria-labelledby="transfers" className="flex flex-col gap-3">
      <h2 id="transfers" className="font-bold text-lg">
        Sent and received
      </h2>
      <Rows answer={answer} hrefFor={hrefFor} />
    </section>
  );
}

function Rows({ answer, hrefFor }: TransferListProps) {
  return (
    <PagedList
      answer={answer}
      hrefFor={hrefFor}
      skeleton={<Skeleton className="h-40 w-full rounded-card" />}
      empty={
        <EmptyState title="No transfers yet" picture="orders">
          What you send to other shoppers and get from them is listed here.
        </EmptyState>
      }
    >
      {({ items }) => (
        <Card padding="none" className="overflow-hidden">
          <ul aria-label="Transfers" className="divide-y divide-line">
            {items.map(({ number, sent, name, amountCents, note, at }) => (
              <li key={number} className="flex flex-wrap items-baseline justify-between gap-x-4 px-4 py-3">
                <span className="min-w-0">
                  <span className="font-medium">{sent ? `To ${name}` : `From ${name}`}</span>
                  {note && <span className="block break-words text-sm">{note}</span>}
                  <span className="block text-ink-soft text-xs">
                    {dateAndTime(at)}, {number}
                  </span>
                </span>
                <span className={cx('money font-semibold', sent ? 'text-danger' : 'text-good')}>
                  {sent ? '-' : '+'}
                  {formatRand(amountCents)}
                </span>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </PagedList>
  );
}
