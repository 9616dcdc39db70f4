import type { OutputOf } from '@sgb/contract/client.ts';
import { batchStateNames } from '@sgb/contract/stock-states.ts';
import { formatCount } from '@sgb/money/format.ts';
import { query } from '../../shared/api/api.ts';
import { FloorPage } from '../../shared/floor/floor-page.tsx';
import { ThingPanel } from '../../shared/floor/thing-panel.tsx';
import { ListPage } from '../../shared/table/list-page.tsx';
import type { Column } from '../../shared/table/table.tsx';
import type { View } from '../../shared/table/use-view.ts';
import { ageOf } from '../../shared/words/age.ts';

type Batch = OutputOf<'GET /api/staff/stockup/batches'>['items'][number];

const columns: readonly Column<Batch>[] = [
  { key: 'number', title: 'Batch', value: ({ number }) => number },
  { key: 'state', title: 'State', value: ({ state }) => batchStateNames[state] },
  { key: 'seller', title: 'Seller', value: ({ seller }) => seller.name },
  { key: 'parcel', title: 'Sea shipment', value: ({ parcelNumber }) => parcelNumber },
  { key: 'skus', title: 'SKUs', value: ({ lines }) => lines.length, end: true },
  {
    key: 'pieces',
    title: 'Pieces',
    value: ({ lines }) => lines.reduce((sum, { quantity }) => sum + quantity, 0),
    cell: ({ lines }) => formatCount(lines.reduce((sum, { quantity }) => sum + quantity, 0)),
    end: true,
  },
  { key: 'since', title: 'Waits', value: ({ stateAt }) => stateAt, cell: ({ stateAt }) => ageOf(stateAt) },
];

const shown = [50, 40, 30, 60] as const;
const states = shown.map((state) => ({ value: String(state), label: batchStateNames[state] }));

const source = (view: View, page: number) =>
  query('GET /api/staff/stockup/batches', { state: Number(view.get('state') ?? 50) as 50, page });

/** @public */
export function Component() {
  return (
    <FloorPage>
      <ListPage
        title="Counts"
        columns={columns}
        filters={[{ name: 'state', label: 'State', options: states }]}
        source={source}
        rowKey={({ number }) => number}
        version={({ state }) => state}
        empty="No batch is in this state"
      >
        {({ number }) => <ThingPanel code={number} site="johannesburg" />}
      </ListPage>
    </FloorPage>
  );
}
