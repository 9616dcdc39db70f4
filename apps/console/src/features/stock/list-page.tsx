import type { OutputOf } from '@sgb/contract/client.ts';
import { statusWords } from '@sgb/contract/order-states.ts';
import { formatRand } from '@sgb/money/format.ts';
import { Tag } from '@sgb/ui/tag.tsx';
import { useQuery } from '@tanstack/react-query';
import { query } from '../../shared/api/api.ts';
import { FloorPage } from '../../shared/floor/floor-page.tsx';
import { PaperButton } from '../../shared/floor/paper-button.tsx';
import { ThingPanel } from '../../shared/floor/thing-panel.tsx';
import { ListPage } from '../../shared/table/list-page.tsx';
import type { Column } from '../../shared/table/table.tsx';
import { useView, type View } from '../../shared/table/use-view.ts';
import { ClockTag } from '../../shared/words/clock-tag.tsx';
import { FailStock } from './fail-stock.tsx';

type Order = OutputOf<'GET /api/staff/stock/list'>['items'][number];

const columns: readonly Column<Order>[] = [
  { key: 'number', title: 'Order', value: ({ number }) => number },
  { key: 'title', title: 'What', value: ({ title, options }) => [title, ...options].join(', ') },
  { key: 'pieces', title: 'Pieces', value: ({ quantity }) => quantity, end: true },
  {
    key: 'paid',
    title: 'Paid',
    value: ({ paidCents }) => paidCents,
    cell: ({ paidCents }) => formatRand(paidCents),
    end: true,
  },
  {
    key: 'state',
    title: 'State',
    value: ({ status, picked }) => (status === 112 && picked ? 'Picked' : statusWords[status].label),
    cell: ({ status, picked }) => <Tag>{status === 112 && picked ? 'Picked' : statusWords[status].label}</Tag>,
  },
  { key: 'waybill', title: 'Waybill', value: ({ carrier, waybill }) => `${carrier} ${waybill}`.trim() },
  {
    key: 'due',
    title: 'Clock',
    value: ({ dueAt }) => dueAt,
    cell: ({ status, dueAt }) => (status === 112 ? <ClockTag due={dueAt} /> : ''),
  },
];

const shown = [112, 113, 114, 115] as const;
const states = shown.map((status) => ({ value: String(status), label: statusWords[status].label }));

const source = (view: View, page: number) =>
  query('GET /api/staff/stock/list', { status: Number(view.get('state') ?? 112) as 112, page });

/** @public */
export function Component() {
  const view = useView();
  const { data } = useQuery(source(view, view.page));
  const codes = data?.items.filter(({ status }) => status === 112).map(({ number }) => number) ?? [];
  return (
    <FloorPage>
      <ListPage
        title="Stock orders"
        intro={<PaperButton kind="picklist" codes={codes} label="Pick list" />}
        columns={columns}
        filters={[{ name: 'state', label: 'State', options: states }]}
        source={source}
        rowKey={({ number }) => number}
        version={({ status }) => status}
        empty="No order is in this state"
      >
        {({ orderId, number, status }) => (
          <div className="flex flex-col gap-4">
            <ThingPanel code={number} site="johannesburg" />
            {status === 112 && <FailStock orderId={orderId} />}
          </div>
        )}
      </ListPage>
    </FloorPage>
  );
}
