import { purchaseSorts } from '@sgb/contract/purchasing.ts';
import { scoredDays } from '@sgb/contract/supplier-desk.ts';
import { formatCount, formatRand } from '@sgb/money/format.ts';
import { EmptyState } from '@sgb/ui/states.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from 'react-router';
import { Answer } from '../../shared/api/answer.tsx';
import { query } from '../../shared/api/api.ts';
import { AskSupplier } from '../../shared/purchases/ask-supplier.tsx';
import { purchaseColumns } from '../../shared/purchases/columns.tsx';
import { sortIn } from '../../shared/table/sorting.ts';
import { Table } from '../../shared/table/table.tsx';
import { Score } from './score.tsx';

/** @public */
export function Component() {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const supplierId = Number(id);
  const found = useQuery(query('GET /api/staff/supplier/list', { supplierId }));
  return (
    <>
      <Link to="/suppliers" className="mb-3 inline-block text-brand text-sm">
        ← All suppliers
      </Link>
      <Answer of={found}>
        {({ items: [one] }) =>
          one ? (
            <section aria-label="Score" className="mb-6 rounded-card border border-line bg-card p-4">
              <div className="mb-4 flex flex-wrap items-start justify-between gap-3">
                <div>
                  <p className="text-ink-soft text-sm">{one.supplierId}</p>
                  <h1 className="font-bold text-xl">{one.name}</h1>
                </div>
                <Score of={one.score} />
              </div>
              <dl className="grid grid-cols-2 gap-4 text-sm sm:grid-cols-4">
                <Figure name="Purchases" value={formatCount(one.purchases)} />
                <Figure name="Orders" value={formatCount(one.orders)} />
                <Figure name="Bought for" value={formatRand(one.costCents)} />
                <Figure name="Days to send" value={one.daysToSend === null ? '–' : String(one.daysToSend)} />
                <Figure name="Sent in time" value={`${one.sentOnTime} of ${one.sent}`} />
                <Figure name="Late now" value={String(one.lateNow)} />
                <Figure name="Failed orders" value={String(one.failedOrders)} />
              </dl>
              <p className="mt-4 text-ink-soft text-xs">
                Of the last {scoredDays} days. Sixty points are for sending in time, forty for having what was ordered.{' '}
                <Link to={`/failures?supplier=${one.supplierId}`} className="underline">
                  What failed
                </Link>
              </p>
            </section>
          ) : (
            <EmptyState title={`We have bought nothing of this supplier in ${scoredDays} days`} />
          )
        }
      </Answer>
      <div className="mb-6 flex flex-wrap items-center gap-4">
        <AskSupplier supplierId={supplierId} />
        <Link to={`/supplierquestions?supplier=${supplierId}`} className="text-brand text-sm underline">
          What it was asked
        </Link>
      </div>
      <Table
        title="Purchases"
        columns={purchaseColumns}
        sorts={purchaseSorts}
        source={(view) => query('GET /api/staff/purchase/list', { supplierId, ...sortIn(view, purchaseSorts) })}
        rowKey={(row) => String(row.id)}
        onOpen={(row) => navigate(`/purchases/${row.id}`)}
        empty="No purchase of this supplier"
      />
    </>
  );
}

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt className="text-ink-soft">{name}</dt>
      <dd className="font-bold text-lg tabular-nums">{value}</dd>
    </div>
  );
}
