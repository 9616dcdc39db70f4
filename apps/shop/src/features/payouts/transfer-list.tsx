import type { OutputOf } from '@sgb/contract/client.ts';
import { formatRand } from '@sgb/money/format.ts';
import { Card } from '@sgb/ui/card.tsx';
import { cx } from '@sgb/ui/cx.ts';
import { Pagination } from '@sgb/ui/pagination.tsx';
import { Skeleton } from '@sgb/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '@sgb/ui/states.tsx';
import type { UseQueryResult } from '@tanstack/react-query';
import { ShopLink } from '../../shared/link.tsx';
import { PastTheEnd } from '../../shared/product-list.tsx';
import { dayAndTimeOf } from '../../shared/times.ts';

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
  const { data } = answer;
  if (!data) {
    if (answer.isError) return <ErrorState onRetry={() => answer.refetch()} retrying={answer.isFetching} />;
    return <Skeleton className="h-40 w-full rounded-card" />;
  }
  if (data.items.length === 0) {
    if (data.total > 0) return <PastTheEnd first={hrefFor(1)} />;
    return (
      <EmptyState title="No transfers yet" picture="orders">
        What you send to other shoppers and get from them is listed here.
      </EmptyState>
    );
  }
  return (
    <>
      <Card padding="none" className="overflow-hidden">
        <ul aria-label="Transfers" className="divide-y divide-line">
          {data.items.map(({ number, sent, name, amountCents, note, at }) => (
            <li key={number} className="flex flex-wrap items-baseline justify-between gap-x-4 px-4 py-3">
              <span className="min-w-0">
                <span className="font-medium">{sent ? `To ${name}` : `From ${name}`}</span>
                {note && <span className="block break-words text-sm">{note}</span>}
                <span className="block text-ink-soft text-xs">
                  {dayAndTimeOf(at)}, {number}
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
      {data.pages > 1 && (
        <Pagination page={data.page} pageCount={data.pages} hrefFor={hrefFor} LinkComponent={ShopLink} />
      )}
    </>
  );
}
