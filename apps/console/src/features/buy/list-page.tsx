import type { OutputOf } from '@sgb/contract/client.ts';
import { formatCount, formatRand } from '@sgb/money/format.ts';
import { useNavigate } from 'react-router';
import { query } from '../../shared/api/api.ts';
import { type Column, Table } from '../../shared/table/table.tsx';
import { ageOf } from '../../shared/words/age.ts';
import { ClockTag } from '../../shared/words/clock-tag.tsx';
import { buyAllOf } from './buy-all.ts';

type Supplier = OutputOf<'GET /api/staff/purchase/queue'>['items'][number];

const columns: readonly Column<Supplier>[] = [
  { key: 'supplier', title: 'Supplier', value: ({ supplierName }) => supplierName },
  { key: 'orders', title: 'Orders', value: ({ orders }) => orders, end: true },
  {
    key: 'pieces',
    title: 'Pieces',
    value: ({ pieces }) => pieces,
    cell: ({ pieces }) => formatCount(pieces),
    end: true,
  },
  {
    key: 'goods',
    title: 'Goods',
    value: ({ goodsCents }) => goodsCents,
    cell: ({ goodsCents }) => formatRand(goodsCents),
    end: true,
  },
  { key: 'paid', title: 'Longest waits', value: ({ paidAt }) => paidAt, cell: ({ paidAt }) => ageOf(paidAt) },
  { key: 'due', title: 'Clock', value: ({ dueAt }) => dueAt, cell: ({ dueAt }) => <ClockTag due={dueAt} /> },
];

const bulk = {
  label: 'Buy',
  nameOf: ({ supplierName, orders }: Supplier) => `${supplierName}, ${orders} orders`,
  act: buyAllOf,
};

/** @public */
export function Component() {
  const navigate = useNavigate();
  return (
    <>
      <h1 className="mb-1 font-bold text-2xl">Orders to buy</h1>
      <p className="mb-4 text-ink-soft text-sm">
        Tick suppliers and buy all that waits of them, or open one and choose line by line.
      </p>
      <Table
        title="Orders to buy"
        columns={columns}
        source={(_view, page) => query('GET /api/staff/purchase/queue', { page })}
        rowKey={({ supplierId }) => String(supplierId)}
        onOpen={({ supplierId }) => navigate(`/buy/${supplierId}`)}
        bulk={bulk}
        empty="Every paid order is bought"
      />
    </>
  );
}
