import type { OutputOf } from '@sgb/contract/client.ts';
import { formatCount, formatRand } from '@sgb/money/format.ts';
import { useNavigate } from 'react-router';
import { query } from '../../shared/api/api.ts';
import { type Column, Table } from '../../shared/table/table.tsx';
import type { View } from '../../shared/table/use-view.ts';
import { ageOf } from '../../shared/words/age.ts';
import { Access } from './access.tsx';
import { Score } from './score.tsx';

type Supplier = OutputOf<'GET /api/staff/supplier/list'>['items'][number];

const columns: readonly Column<Supplier>[] = [
  { key: 'name', title: 'Supplier', value: ({ name }) => name },
  { key: 'score', title: 'Score', value: ({ score }) => score ?? -1, cell: ({ score }) => <Score of={score} /> },
  { key: 'purchases', title: 'Purchases', value: ({ purchases }) => purchases, end: true },
  {
    key: 'orders',
    title: 'Orders',
    value: ({ orders }) => orders,
    cell: ({ orders }) => formatCount(orders),
    end: true,
  },
  { key: 'onTime', title: 'Sent in time', value: ({ sent, sentOnTime }) => `${sentOnTime} of ${sent}`, end: true },
  { key: 'late', title: 'Late now', value: ({ lateNow }) => lateNow, end: true },
  { key: 'failed', title: 'Failed', value: ({ failedOrders }) => failedOrders, end: true },
  { key: 'days', title: 'Days to send', value: ({ daysToSend }) => daysToSend ?? '–', end: true },
  {
    key: 'cost',
    title: 'Bought for',
    value: ({ costCents }) => costCents,
    cell: ({ costCents }) => formatRand(costCents),
    end: true,
  },
  { key: 'last', title: 'Last', value: ({ lastAt }) => lastAt, cell: ({ lastAt }) => `${ageOf(lastAt)} ago` },
];

const source = (view: View, page: number) => query('GET /api/staff/supplier/list', { q: view.get('q') ?? '', page });

/** @public */
export function Component() {
  const navigate = useNavigate();
  return (
    <>
      <h1 className="mb-4 font-bold text-2xl">Suppliers</h1>
      <Access />
      <Table
        title="Suppliers"
        columns={columns}
        filters={[{ name: 'q', label: 'Name' }]}
        source={source}
        rowKey={({ supplierId }) => String(supplierId)}
        onOpen={({ supplierId }) => navigate(`/suppliers/${supplierId}`)}
        empty="We have bought from nobody of this name"
      />
    </>
  );
}
