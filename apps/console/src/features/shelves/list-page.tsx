import type { OutputOf } from '@sgb/contract/client.ts';
import { statusWords } from '@sgb/contract/order-states.ts';
import { formatCount } from '@sgb/money/format.ts';
import { Tag } from '@sgb/ui/tag.tsx';
import { query } from '../../shared/api/api.ts';
import { FloorPage } from '../../shared/floor/floor-page.tsx';
import { ThingPanel } from '../../shared/floor/thing-panel.tsx';
import { ListPage } from '../../shared/table/list-page.tsx';
import type { Column } from '../../shared/table/table.tsx';
import type { View } from '../../shared/table/use-view.ts';
import { StatusTag } from '../../shared/trade/status-tag.tsx';

type Stored = OutputOf<'GET /api/staff/warehouse/goods'>['items'][number];

const sizeOf = ({ lengthMm, widthMm, heightMm }: Stored) =>
  [lengthMm, widthMm, heightMm].map((side) => side / 10).join(' x ');

const columns: readonly Column<Stored>[] = [
  { key: 'number', title: 'Order', value: ({ number }) => number },
  {
    key: 'shelf',
    title: 'Shelf',
    value: ({ shelf }) => shelf,
    cell: ({ shelf }) => <span className="whitespace-nowrap">{shelf}</span>,
  },
  {
    key: 'title',
    title: 'What',
    value: ({ title }) => title,
    cell: ({ title }) => <span className="line-clamp-2">{title}</span>,
  },
  { key: 'pieces', title: 'Pieces', value: ({ quantity }) => quantity, end: true },
  {
    key: 'grams',
    title: 'Weight',
    value: ({ grams }) => grams,
    cell: ({ grams }) => <span className="whitespace-nowrap">{formatCount(grams)} g</span>,
    end: true,
  },
  {
    key: 'size',
    title: 'Size (cm)',
    value: sizeOf,
    cell: (stored) => <span className="whitespace-nowrap">{sizeOf(stored)}</span>,
  },
  {
    key: 'status',
    title: 'State',
    value: ({ status }) => statusWords[status].label,
    cell: ({ status, abandoned }) => (
      <span className="flex flex-wrap gap-1">
        <StatusTag words={statusWords[status]} />
        {abandoned && <Tag tone="warn">Given up</Tag>}
      </span>
    ),
  },
  { key: 'day', title: 'Day', value: ({ day }) => day, cell: ({ day }) => formatCount(day), end: true },
];

const filters = [
  { name: 'shelf', label: 'Shelf begins with' },
  {
    name: 'days',
    label: 'How long',
    options: [
      { value: '', label: 'Everything' },
      ...[30, 45, 60, 90, 120].map((day) => ({ value: String(day), label: `Day ${day} or later` })),
    ],
  },
  {
    name: 'abandoned',
    label: 'Which',
    options: [
      { value: '0', label: 'Given up or not' },
      { value: '1', label: 'Given up' },
    ],
  },
];

function source(view: View, page: number) {
  const days = Number(view.get('days') ?? 0);
  return query('GET /api/staff/warehouse/goods', {
    shelf: (view.get('shelf') ?? '').slice(0, 12),
    abandoned: view.get('abandoned') === '1' ? 1 : 0,
    ...(days > 0 && { days }),
    page,
  });
}

/** @public */
export function Component() {
  return (
    <FloorPage>
      <ListPage
        title="On the shelves"
        intro={
          <p className="text-ink-soft text-sm">
            What lies on our shelves in Guangzhou now; what lies longest is first.
          </p>
        }
        columns={columns}
        filters={filters}
        source={source}
        rowKey={({ number }) => number}
        version={({ shelf }) => shelf}
        empty="Nothing like that lies on the shelves"
      >
        {({ number }) => <ThingPanel code={number} site="guangzhou" />}
      </ListPage>
    </FloorPage>
  );
}
