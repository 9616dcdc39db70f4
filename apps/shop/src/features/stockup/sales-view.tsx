import type { OutputOf } from '@sgb/contract/client.ts';
import { longDate, shortDate } from '@sgb/contract/date-words.ts';
import { type SaleState, saleStateNames } from '@sgb/contract/listing-rules.ts';
import { pageIn } from '@sgb/contract/paging.ts';
import { formatRand } from '@sgb/money/format.ts';
import { buttonClass } from '@sgb/ui/button.tsx';
import { Card } from '@sgb/ui/card.tsx';
import { Skeleton } from '@sgb/ui/skeleton.tsx';
import { EmptyState } from '@sgb/ui/states.tsx';
import { Tag } from '@sgb/ui/tag.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { type LoaderFunctionArgs, useSearchParams } from 'react-router';
import { query } from '../../shared/api/api.ts';
import { Link } from '../../shared/links/router-link.tsx';
import { searchWith } from '../../shared/lists/list-address.ts';
import { listed } from '../../shared/lists/listed.ts';
import { PagedList } from '../../shared/lists/paged-list.tsx';
import { lazyPart } from '../../shared/page/lazy-part.ts';
import { piecesOf } from './batches/batch-words.tsx';

const StockPlots = lazyPart('features/stockup/stock-plots.tsx', () => import('./stock-plots.tsx'));

const list = 'GET /api/stockup/sales';
const params = ['tab', 'view', 'page'] as const;
const askedFor = (search: URLSearchParams) => ({ page: pageIn(search.get('page')) });
type Sales = OutputOf<typeof list>;

export async function loadSales(context: LoaderFunctionArgs['context'], search: URLSearchParams): Promise<void> {
  await listed(context, list, askedFor(search));
}

const tones: Record<SaleState, 'info' | 'warn' | 'good' | 'danger'> = {
  sent: 'info',
  pending: 'warn',
  paid: 'good',
  refunded: 'danger',
};

/** What was sold from my shelf, and what it earned. */
export function SalesView() {
  const [search] = useSearchParams();
  const answer = useQuery({ ...query(list, askedFor(search)), placeholderData: keepPreviousData });
  return (
    <>
      <Suspense fallback={<Skeleton className="h-56 rounded-card" />}>
        <StockPlots />
      </Suspense>
      {answer.data && <Sums sales={answer.data} />}
      <PagedList
        answer={answer}
        hrefFor={(page) => searchWith(search, params, { page: page === 1 ? '' : String(page) }) || '?'}
        skeleton={<Skeleton className="h-96 rounded-card" />}
        empty={<EmptyState title="Nothing is sold yet">What shoppers buy from your shelf is listed here.</EmptyState>}
        end
      >
        {({ items }) => (
          <ul className="flex flex-col gap-3">
            {items.map((sale) => (
              <li key={sale.number}>
                <SaleItem sale={sale} />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </>
  );
}

function Sums({ sales }: { sales: Sales }) {
  return (
    <Card className="flex flex-wrap items-center gap-x-8 gap-y-2 text-sm">
      <p>
        <span className="block text-ink-soft text-xs">On its way to you</span>
        <span className="money font-bold">{formatRand(sales.pendingCents)}</span>
      </p>
      <p>
        <span className="block text-ink-soft text-xs">Paid out</span>
        <span className="money font-bold">{formatRand(sales.paidCents)}</span>
      </p>
      <Link to="/withdrawal/index" className={buttonClass({ variant: 'secondary', size: 'sm' }, 'ml-auto')}>
        Withdraw
      </Link>
    </Card>
  );
}

function SaleItem({ sale }: { sale: Sales['items'][number] }) {
  const { number, title, options, quantity, state, goodsCents, refundedCents, feeCents, deliveryCents } = sale;
  return (
    <Card as="article" aria-label={number} className="flex flex-col gap-1 text-sm">
      <p className="flex flex-wrap items-center justify-between gap-2">
        <span className="text-ink-soft text-xs">
          {number}, {shortDate(sale.soldAt)}
        </span>
        <Tag tone={tones[state]}>{saleStateNames[state]}</Tag>
      </p>
      <p className="flex justify-between gap-3">
        <span className="min-w-0">
          <span className="line-clamp-1 font-medium">{[title, ...options].join(', ')}</span>
          <span className="text-ink-soft text-xs">
            {piecesOf(quantity)}
            {sale.cameBack > 0 && `, ${sale.cameBack} back on your shelf`}
          </span>
        </span>
        <span className="shrink-0 text-right">
          <span className="money font-bold">{formatRand(sale.amountCents)}</span>
          <span className="block text-ink-soft text-xs">
            {state === 'pending' ? `on ${longDate(sale.readyAt)}` : 'yours'}
          </span>
        </span>
      </p>
      <p className="text-ink-soft text-xs">
        {formatRand(goodsCents)} for the goods
        {refundedCents > 0 && `, ${formatRand(refundedCents)} refunded`}
        {state !== 'refunded' &&
          `, less ${formatRand(feeCents)} for SGB and ${formatRand(deliveryCents)} delivery part`}
      </p>
    </Card>
  );
}
