import type { OutputOf } from '@sgb/contract/client.ts';
import { orderStatusIds, statusWords } from '@sgb/contract/order-states.ts';
import { may } from '@sgb/contract/policy.ts';
import { orderSorts } from '@sgb/contract/trade-desk.ts';
import { formatRand } from '@sgb/money/format.ts';
import { useNavigate } from 'react-router';
import { query } from '../../shared/api/api.ts';
import { PersonLink } from '../../shared/links/person-link.tsx';
import { useMe } from '../../shared/session/me.ts';
import { sortIn } from '../../shared/table/sorting.ts';
import { type Column, Table } from '../../shared/table/table.tsx';
import type { View } from '../../shared/table/use-view.ts';
import { narrowedBy, tradeFilters } from '../../shared/trade/filters.ts';
import { Moment } from '../../shared/trade/moment.tsx';
import { StatusTag } from '../../shared/trade/status-tag.tsx';
import { ageOf } from '../../shared/words/age.ts';
import { marketWords } from './words.ts';

type Row = OutputOf<'GET /api/staff/order/list'>['items'][number];

const columns: readonly Column<Row>[] = [
  { key: 'number', title: 'Order', value: ({ number }) => number },
  { key: 'title', title: 'What', value: ({ title, quantity }) => `${quantity} × ${title}` },
  {
    key: 'status',
    title: 'State',
    value: ({ status }) => statusWords[status].label,
    cell: ({ status }) => <StatusTag words={statusWords[status]} />,
  },
  {
    key: 'since',
    title: 'In it for',
    value: ({ statusAt }) => statusAt,
    cell: ({ statusAt }) => ageOf(statusAt),
  },
  { key: 'market', title: 'Goods from', value: ({ market }) => marketWords[market] },
  {
    key: 'who',
    title: 'Shopper',
    value: ({ shopper }) => shopper.username,
    cell: ({ shopper }) => <PersonLink id={shopper.id} name={shopper.username} />,
  },
  { key: 'supplier', title: 'Supplier', value: ({ supplierName }) => supplierName },
  { key: 'at', title: 'Made', value: ({ createdAt }) => createdAt, cell: ({ createdAt }) => <Moment at={createdAt} /> },
];

const paid: Column<Row> = {
  key: 'paid',
  title: 'Paid',
  value: ({ paidCents }) => paidCents ?? 0,
  cell: ({ paidCents }) => (paidCents === null ? '' : formatRand(paidCents)),
  end: true,
};

const filters = [
  {
    name: 'status',
    label: 'State',
    options: [
      { value: '0', label: 'All' },
      ...orderStatusIds.map((id) => ({ value: String(id), label: `${statusWords[id].label} (${id})` })),
    ],
  },
  {
    name: 'market',
    label: 'Goods from',
    options: [
      { value: '', label: 'Everywhere' },
      { value: '0', label: marketWords[0] },
      { value: '1', label: marketWords[1] },
    ],
  },
  { name: 'supplier', label: 'Supplier’s number' },
  ...tradeFilters,
];

function source(view: View) {
  const [status, market] = [Number(view.get('status')), view.get('market')];
  const [supplier, checkout] = [Number(view.get('supplier')), Number(view.get('checkout'))];
  return query('GET /api/staff/order/list', {
    ...(status > 0 && { status: status as 20 }),
    ...(market && { market: Number(market) as 0 }),
    ...(supplier > 0 && { supplierId: supplier }),
    ...(checkout > 0 && { checkoutId: checkout }),
    ...narrowedBy(view),
    ...sortIn(view, orderSorts),
  });
}

/** @public */
export function Component() {
  const navigate = useNavigate();
  const me = useMe();
  return (
    <>
      <h1 className="mb-4 font-bold text-2xl">Orders</h1>
      <Table
        title="Orders"
        columns={may('orderMoney', me) ? [...columns, paid] : columns}
        filters={filters}
        sorts={orderSorts}
        source={source}
        rowKey={({ id }) => String(id)}
        onOpen={({ id }) => navigate(`/orders/${id}`)}
        empty="No order like that"
      />
    </>
  );
}
