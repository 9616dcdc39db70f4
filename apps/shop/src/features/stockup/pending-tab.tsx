import { waitWords } from '@sgb/contract/dispatch-states.ts';
import type { Dispatch } from '@sgb/contract/dispatch-views.ts';
import { pageIn } from '@sgb/contract/paging.ts';
import { formatRand } from '@sgb/money/format.ts';
import { Button, buttonClass } from '@sgb/ui/button.tsx';
import { Notice } from '@sgb/ui/notice.tsx';
import { Skeleton } from '@sgb/ui/skeleton.tsx';
import { EmptyState } from '@sgb/ui/states.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type LoaderFunctionArgs, useSearchParams } from 'react-router';
import { query } from '../../shared/api/api.ts';
import { to } from '../../shared/links/links.ts';
import { Link } from '../../shared/links/router-link.tsx';
import { searchWith } from '../../shared/lists/list-address.ts';
import { listed } from '../../shared/lists/listed.ts';
import { PagedList } from '../../shared/lists/paged-list.tsx';
import { ClientChoice } from './client-choice.tsx';
import { DispatchCard, moment } from './dispatch-card.tsx';
import { useCancelDispatch, useSettle } from './use-dispatch.ts';

const list = 'GET /api/stockup/pending';
const params = ['tab', 'page'] as const;
const askedFor = (search: URLSearchParams) => ({ page: pageIn(search.get('page')) });

export async function loadPending(context: LoaderFunctionArgs['context'], search: URLSearchParams): Promise<void> {
  await listed(context, list, askedFor(search));
}

export function PendingTab(_: { figures: unknown }) {
  const [search] = useSearchParams();
  const answer = useQuery({ ...query(list, askedFor(search)), placeholderData: keepPreviousData });
  return (
    <PagedList
      answer={answer}
      hrefFor={(page) => searchWith(search, params, { page: page === 1 ? '' : String(page) }) || '?'}
      skeleton={<Skeleton className="h-96 rounded-card" />}
      empty={<EmptyState title="Nothing waits">What waits for money, a count or an address is kept here.</EmptyState>}
      end
    >
      {({ items, balanceCents }) => (
        <ul className="flex flex-col gap-3">
          {items.map((dispatch) => (
            <li key={dispatch.id}>
              <Waiting dispatch={dispatch} balanceCents={balanceCents} />
            </li>
          ))}
        </ul>
      )}
    </PagedList>
  );
}

function Waiting({ dispatch, balanceCents }: { dispatch: Dispatch; balanceCents: number }) {
  const { id, waits, waitsUntil, price, remark } = dispatch;
  const settle = useSettle();
  const cancel = useCancelDispatch();
  const [receiverId, setReceiver] = useState<number | null>(null);
  const missing = waits === 'balance' ? price.totalCents - balanceCents : 0;
  const words = waitWords[waits ?? 'balance'];
  return (
    <DispatchCard
      dispatch={dispatch}
      note={
        <Notice tone="warn" title={words.label}>
          {remark ? `${remark}. ` : ''}
          {words.text}
          {waitsUntil && ` It ends on ${moment(waitsUntil)}.`}
        </Notice>
      }
    >
      {waits === 'address' && (
        <div className="w-full">
          <ClientChoice value={receiverId} onChange={setReceiver} />
        </div>
      )}
      {waits === 'count' ? null : missing > 0 ? (
        <Link to={to.recharge} className={buttonClass({ variant: 'action', size: 'sm' })}>
          Recharge {formatRand(missing)}
        </Link>
      ) : (
        <Button
          variant="action"
          size="sm"
          disabled={waits === 'address' && receiverId === null}
          loading={settle.isPending}
          onClick={() => settle.mutate(receiverId === null ? { id } : { id, receiverId })}
        >
          {waits === 'address' ? 'Send it there' : `Pay ${formatRand(price.totalCents)}`}
        </Button>
      )}
      <Button variant="ghost" size="sm" loading={cancel.isPending} onClick={() => cancel.mutate(id)}>
        Call off
      </Button>
    </DispatchCard>
  );
}
