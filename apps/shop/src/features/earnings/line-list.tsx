import { monthAndYear, shortDate } from '@sgb/contract/date-words.ts';
import { earningKindNames, earningKinds, earningStateNames } from '@sgb/contract/earning-kinds.ts';
import type { EarningLine, Earnings } from '@sgb/contract/earnings.ts';
import { formatPercent, formatRand } from '@sgb/money/format.ts';
import { buttonClass } from '@sgb/ui/button.tsx';
import { Card } from '@sgb/ui/card.tsx';
import { Skeleton } from '@sgb/ui/skeleton.tsx';
import { EmptyState } from '@sgb/ui/states.tsx';
import { Tag, type Tone } from '@sgb/ui/tag.tsx';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from '../../shared/links/router-link.tsx';
import { PagedList } from '../../shared/lists/paged-list.tsx';

const tones: Readonly<Record<EarningLine['state'], Tone>> = {
  pending: 'info',
  ready: 'good',
  paid: 'neutral',
  reversed: 'danger',
};

export function LineList({ answer, hrefFor }: { answer: UseQueryResult<Earnings>; hrefFor: (page: number) => string }) {
  return (
    <PagedList
      answer={answer}
      hrefFor={hrefFor}
      skeleton={<Skeleton className="h-64 rounded-card" />}
      empty={<Nothing />}
      end
    >
      {({ items }) => (
        <Card padding="none" className="overflow-hidden">
          <ul aria-label="Lines of the statement" className="divide-y divide-line">
            {items.map((line) => (
              <Line key={line.id} line={line} />
            ))}
          </ul>
        </Card>
      )}
    </PagedList>
  );
}

/** One order or parcel: what of it is counted, at which rate, and what became of it. */
function Line({ line }: { line: EarningLine }) {
  const { kind, ref, at, baseCents, rateBasisPoints, amountCents, reversedCents, state, readyAt } = line;
  const counted = rateBasisPoints > 0 ? `${formatPercent(rateBasisPoints)} of ${formatRand(baseCents)} · ` : '';
  return (
    <li className="flex flex-col gap-1 px-3 py-3 md:px-4">
      <div className="flex items-baseline justify-between gap-x-4">
        <h3 className="min-w-0 font-semibold text-sm">{earningKindNames[kind]}</h3>
        <span className="money shrink-0 font-bold">{formatRand(amountCents - reversedCents)}</span>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="text-ink-soft text-sm">
          {counted}
          {kind === earningKinds.tier ? monthAndYear(ref) : ref} ·{' '}
          <time dateTime={at} className="whitespace-nowrap">
            {shortDate(at)}
          </time>
        </p>
        <Tag tone={tones[state]}>{earningStateNames[state]}</Tag>
      </div>
      {state === 'pending' && <p className="text-ink-soft text-xs">Yours from {shortDate(readyAt)}</p>}
      {reversedCents > 0 && (
        <p className="text-danger text-xs">
          {formatRand(reversedCents)} of {formatRand(amountCents)} went back with a refund
        </p>
      )}
    </li>
  );
}

function Nothing() {
  return (
    <EmptyState
      title="Nothing earned in this month"
      picture="wallet"
      action={
        <Link to="/groupship/index" className={buttonClass({ variant: 'secondary' })}>
          Invite people
        </Link>
      }
    >
      When people you brought sign for their orders, you see it here.
    </EmptyState>
  );
}
