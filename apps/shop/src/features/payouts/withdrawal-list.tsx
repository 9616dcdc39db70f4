import type { OutputOf } from '@sgb/contract/client.ts';
import { dateAndTime, shortDate } from '@sgb/contract/date-words.ts';
import { type WithdrawalStatus, withdrawalStatusNames } from '@sgb/contract/withdrawal-states.ts';
import type { ListedWithdrawal } from '@sgb/contract/withdrawals.ts';
import { formatRand } from '@sgb/money/format.ts';
import { Button } from '@sgb/ui/button.tsx';
import { Card } from '@sgb/ui/card.tsx';
import { Notice } from '@sgb/ui/notice.tsx';
import { Skeleton } from '@sgb/ui/skeleton.tsx';
import { EmptyState } from '@sgb/ui/states.tsx';
import { Tag } from '@sgb/ui/tag.tsx';
import { type UseQueryResult, useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../shared/api/api.ts';
import { useChanged } from '../../shared/api/changed.ts';
import { PagedList } from '../../shared/lists/paged-list.tsx';
import { AgainSheet } from './again-sheet.tsx';

type Page = OutputOf<'GET /api/user/withdraw/list'>;

interface WithdrawalListProps {
  answer: UseQueryResult<Page>;
  filtered: boolean;
  hrefFor: (page: number) => string;
}

const tones = { 10: 'info', 20: 'info', 30: 'good', 40: 'danger', 50: 'neutral' } as const satisfies Record<
  WithdrawalStatus,
  string
>;

export function WithdrawalList({ answer, filtered, hrefFor }: WithdrawalListProps) {
  const [again, setAgain] = useState<ListedWithdrawal | null>(null);
  const empty = filtered ? (
    <EmptyState title="Nothing of this type in this period" picture="search" />
  ) : (
    <EmptyState title="No withdrawals yet" picture="orders">
      What you ask us to pay out is listed here, with where it is.
    </EmptyState>
  );
  return (
    <>
      <PagedList
        answer={answer}
        hrefFor={hrefFor}
        skeleton={<Skeleton className="h-40 w-full rounded-card" />}
        empty={empty}
      >
        {({ items }) => (
          <Card padding="none" className="overflow-hidden">
            <ul aria-label="Withdrawals" className="divide-y divide-line">
              {items.map((row) => (
                <Row key={row.id} row={row} onAgain={() => setAgain(row)} />
              ))}
            </ul>
          </Card>
        )}
      </PagedList>
      {again && <AgainSheet withdrawal={again} onClose={() => setAgain(null)} />}
    </>
  );
}

function Row({ row, onAgain }: { row: ListedWithdrawal; onAgain: () => void }) {
  const api = useApi();
  const changed = useChanged();
  const cancel = useMutation({
    mutationFn: () => api.call('POST /api/user/withdraw/cancel', { id: row.id }),
    onSettled: () => changed('money', 'messages'),
  });
  const open = row.status === 10 || row.status === 20;
  return (
    <li className="flex flex-col gap-2 px-4 py-3">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <div className="min-w-0 text-sm">
          <p className="flex flex-wrap items-center gap-2 font-medium">
            {row.number} <Tag tone={tones[row.status]}>{withdrawalStatusNames[row.status]}</Tag>
          </p>
          <p className="text-ink-soft">
            {row.bank}, {row.account}
          </p>
          <p className="text-ink-soft text-xs">
            {dateAndTime(row.createdAt)}
            {open && `, to be paid by ${shortDate(row.dueAt)}`}
          </p>
        </div>
        <div className="text-right">
          <p className="money font-semibold">{formatRand(row.amountCents)}</p>
          {row.feeCents > 0 && <p className="money text-ink-soft text-xs">with a fee of {formatRand(row.feeCents)}</p>}
        </div>
      </div>
      {row.reason && <p className="text-sm">{row.reason}</p>}
      {row.reference && <p className="text-ink-soft text-sm">Reference on your statement: {row.reference}</p>}
      {cancel.error && <Notice tone="danger">{cancel.error.message}</Notice>}
      {row.status === 10 && (
        <Button
          variant="secondary"
          size="sm"
          className="self-start"
          loading={cancel.isPending}
          onClick={() => cancel.mutate()}
        >
          Take back {row.number}
        </Button>
      )}
      {(row.status === 40 || row.status === 50) && (
        <Button variant="secondary" size="sm" className="self-start" onClick={onAgain}>
          Ask again for {row.number}
        </Button>
      )}
    </li>
  );
}
