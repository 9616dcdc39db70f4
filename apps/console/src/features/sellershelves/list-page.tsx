import type { OutputOf } from '@sgb/contract/client.ts';
import { formatCount } from '@sgb/money/format.ts';
import { Tag } from '@sgb/ui/tag.tsx';
import { query } from '../../shared/api/api.ts';
import { FloorPage } from '../../shared/floor/floor-page.tsx';
import { ThingPanel } from '../../shared/floor/thing-panel.tsx';
import { ListPage } from '../../shared/table/list-page.tsx';
import type { Column } from '../../shared/table/table.tsx';
import type { View } from '../../shared/table/use-view.ts';

type Shelf = OutputOf<'GET /api/staff/stockup/shelves'>['items'][number];

const pile = (key: 'sellable' | 'reserved' | 'listed' | 'arriving', title: string): Column<Shelf> => ({
  key,
  title,
  value: (row) => row[key],
  cell: (row) => formatCount(row[key]),
  end: true,
});

const columns: readonly Column<Shelf>[] = [
  { key: 'sku', title: 'SKU', value: ({ skuId }) => skuId },
  {
    key: 'place',
    title: 'Place',
    value: ({ place }) => place,
    cell: ({ place }) => <span className="whitespace-nowrap">{place || 'no place yet'}</span>,
  },
  {
    key: 'what',
    title: 'What',
    value: ({ title, options }) => [title, ...options].join(', '),
    cell: ({ title, options }) => <span className="line-clamp-2">{[title, ...options].join(', ')}</span>,
  },
  { key: 'seller', title: 'Seller', value: ({ seller }) => seller.name },
  pile('sellable', 'To sell'),
  pile('reserved', 'Set aside'),
  pile('listed', 'In the shop'),
  {
    key: 'damaged',
    title: 'Damaged',
    value: ({ damaged }) => damaged,
    cell: ({ damaged }) => (damaged > 0 ? <Tag tone="warn">{formatCount(damaged)}</Tag> : '0'),
    end: true,
  },
  pile('arriving', 'On their way'),
];

const shows = { all: 'All shelves', damaged: 'With damaged pieces', unplaced: 'Here, without a place' } as const;

const filters = [
  { name: 'skuid', label: 'SKU number' },
  { name: 'seller', label: 'Seller' },
  { name: 'place', label: 'Place begins with' },
  { name: 'show', label: 'Which', options: Object.entries(shows).map(([value, label]) => ({ value, label })) },
];

function source(view: View, page: number) {
  const skuid = view.get('skuid')?.trim();
  const show = view.get('show') ?? 'all';
  return query('GET /api/staff/stockup/shelves', {
    ...(skuid && { skuid }),
    seller: view.get('seller') ?? '',
    place: view.get('place') ?? '',
    show: show in shows ? (show as keyof typeof shows) : 'all',
    page,
  });
}

/** @public */
export function Component() {
  return (
    <FloorPage>
      <ListPage
        title="Sellers’ shelves"
        intro={
          <p className="text-ink-soft text-sm">
            Whose pieces lie where in Johannesburg. To move them or take damaged ones off sale, open the shelf.
          </p>
        }
        columns={columns}
        filters={filters}
        source={source}
        rowKey={({ id }) => String(id)}
        version={({ place, sellable, damaged }) => `${place} ${sellable} ${damaged}`}
        empty="No seller has pieces like that here"
      >
        {({ skuId, seller }) => <ThingPanel code={skuId} site="johannesburg" of={seller.id} />}
      </ListPage>
    </FloorPage>
  );
}
