import type { OutputOf } from '@sgb/contract/client.ts';
import { query } from '../../shared/api/api.ts';
import { FloorPage } from '../../shared/floor/floor-page.tsx';
import { ThingPanel } from '../../shared/floor/thing-panel.tsx';
import { ListPage } from '../../shared/table/list-page.tsx';
import type { Column } from '../../shared/table/table.tsx';
import type { View } from '../../shared/table/use-view.ts';
import { ageOf } from '../../shared/words/age.ts';
import { ClockTag } from '../../shared/words/clock-tag.tsx';

type Arrival = OutputOf<'GET /api/staff/warehouse/arrivals'>['items'][number];

const weighed = ({ orders }: Arrival) => orders.filter((order) => order.weighed).length;

const columns: readonly Column<Arrival>[] = [
  { key: 'code', title: 'Courier’s number', value: ({ code }) => code },
  { key: 'what', title: 'What', value: ({ orders }) => orders.map(({ title }) => title).join('; ') || 'unknown' },
  { key: 'orders', title: 'Weighed', value: (row) => `${weighed(row)} of ${row.orders.length}`, end: true },
  { key: 'note', title: 'On the label', value: ({ note }) => note },
  {
    key: 'came',
    title: 'Came in',
    value: ({ scannedAt }) => scannedAt,
    cell: ({ scannedAt }) => `${ageOf(scannedAt)} ago`,
  },
  {
    key: 'due',
    title: 'Clock',
    value: ({ dueAt }) => dueAt,
    cell: (row) => (weighed(row) < row.orders.length ? <ClockTag due={row.dueAt} /> : 'done'),
  },
];

const shows = ['waiting', 'all'] as const;
const words = { waiting: 'To weigh', all: 'All that came in' } as const;

const source = (view: View, page: number) =>
  query('GET /api/staff/warehouse/arrivals', {
    show: shows.find((show) => show === view.get('show')) ?? 'waiting',
    page,
  });

/** @public */
export function Component() {
  return (
    <FloorPage>
      <ListPage
        title="Weighing"
        columns={columns}
        filters={[{ name: 'show', label: 'Show', options: shows.map((value) => ({ value, label: words[value] })) }]}
        source={source}
        rowKey={({ id }) => String(id)}
        empty="Everything that came in is weighed"
      >
        {({ code }) => <ThingPanel code={code} site="guangzhou" />}
      </ListPage>
    </FloorPage>
  );
}
