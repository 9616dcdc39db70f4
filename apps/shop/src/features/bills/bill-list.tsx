import type { BillPage } from '@sgb/contract/bills.ts';
import { formatRand } from '@sgb/money/format.ts';
import { buttonClass } from '@sgb/ui/button.tsx';
import { Card } from '@sgb/ui/card.tsx';
import { cx } from '@sgb/ui/cx.ts';
import { Skeleton } from '@sgb/ui/skeleton.tsx';
import { EmptyState } from '@sgb/ui/states.tsx';
import type { UseQueryResult } from '@tanstack/react-query';
import { to } from '../../shared/links/links.ts';
import { Link } from '../../shared/links/router-link.tsx';
import { PagedList } from '../../shared/lists/paged-list.tsx';
import { BillRow } from './bill-row.tsx';

interface BillListProps {
  answer: UseQueryResult<BillPage>;
  filtered: boolean;
  hrefFor: (page: number) => string;
}

export function BillList({ answer, filtered, hrefFor }: BillListProps) {
  return (
    <PagedList
      answer={answer}
      hrefFor={hrefFor}
      skeleton={<Waiting />}
      empty={filtered ? <NothingMatches /> : <NothingYet />}
      end
    >
      {(data) => (
        <div className="flex flex-col gap-3">
          <Totals data={data} />
          <Card padding="none" className="overflow-hidden">
            <ul aria-label="Bills" className="divide-y divide-line">
              {data.items.map((bill) => (
                <BillRow key={bill.id} bill={bill} />
              ))}
            </ul>
          </Card>
        </div>
      )}
    </PagedList>
  );
}

function Totals({ data: { total, totals } }: { data: BillPage }) {
  const figures = [
    { label: 'Money in', text: formatRand(totals.in), tone: 'text-good' },
    { label: 'Money out', text: formatRand(totals.out), tone: 'text-danger' },
    { label: total === 1 ? 'Movement' : 'Movements', text: String(total), tone: 'text-ink' },
  ];
  return (
    <dl aria-label="Totals" className="flex flex-wrap gap-x-8 gap-y-1 px-1 text-sm">
      {figures.map(({ label, text, tone }) => (
        <div key={label} className="flex items-baseline gap-2">
          <dt className="text-ink-soft">{label}</dt>
          <dd className={cx('money font-semibold', tone)}>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

function Waiting() {
  return (
    <Card padding="none" role="status" className="divide-y divide-line">
      <span className="sr-only">Loading bills</span>
      {[1, 2, 3, 4, 5].map((row) => (
        <div key={row} className="flex gap-3 px-4 py-3">
          <Skeleton className="size-10 rounded-full" />
          <div className="flex flex-1 flex-col gap-2">
            <Skeleton className="h-4 w-2/3" />
            <Skeleton className="h-4 w-full" />
          </div>
        </div>
      ))}
    </Card>
  );
}

function NothingYet() {
  return (
    <EmptyState
      title="No transactions yet"
      picture="orders"
      action={
        <Link to={to.recharge} className={buttonClass({ variant: 'action' })}>
          Recharge
        </Link>
      }
    >
      Every recharge, payment and refund will be listed here, with your balance before and after.
    </EmptyState>
  );
}

function NothingMatches() {
  return (
    <EmptyState
      title="Nothing of this type in this period"
      picture="search"
      action={
        <Link to="?" className={buttonClass({ variant: 'secondary' })}>
          See all bills
        </Link>
      }
    />
  );
}
