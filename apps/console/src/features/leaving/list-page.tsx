import type { OutputOf } from '@sgb/contract/client.ts';
import { formatCount } from '@sgb/money/format.ts';
import { query } from '../../shared/api/api.ts';
import { FloorPage } from '../../shared/floor/floor-page.tsx';
import { gather } from '../../shared/floor/gathered.ts';
import { GatheredPanel } from '../../shared/floor/gathered-panel.tsx';
import { ThingPanel } from '../../shared/floor/thing-panel.tsx';
import { ListPage } from '../../shared/table/list-page.tsx';
import type { Column } from '../../shared/table/table.tsx';
import type { View } from '../../shared/table/use-view.ts';
import { ageOf } from '../../shared/words/age.ts';
import { Batches } from './batches.tsx';

type Parcel = OutputOf<'GET /api/staff/parcel/list'>['items'][number];

const columns: readonly Column<Parcel>[] = [
  { key: 'number', title: 'Parcel', value: ({ number }) => number },
  { key: 'line', title: 'Line', value: ({ line, lineName }) => `${line} ${lineName}` },
  { key: 'to', title: 'To', value: ({ receiverName }) => receiverName },
  { key: 'orders', title: 'Orders', value: ({ orders }) => orders, end: true },
  {
    key: 'grams',
    title: 'Weight',
    value: ({ grams }) => grams,
    cell: ({ grams }) => `${formatCount(grams)} g`,
    end: true,
  },
  { key: 'since', title: 'Waits', value: ({ statusAt }) => statusAt, cell: ({ statusAt }) => ageOf(statusAt) },
];

const source = (_view: View, page: number) => query('GET /api/staff/parcel/list', { packed: 1, status: 20, page });

const bulk = {
  label: 'Put together',
  nameOf: ({ number }: Parcel) => number,
  act: async ({ id, number, line }: Parcel) => gather({ id, number, line }),
};

/** @public */
export function Component() {
  return (
    <FloorPage>
      <ListPage
        title="Dispatch"
        intro={<GatheredPanel />}
        columns={columns}
        source={source}
        rowKey={({ number }) => number}
        bulk={bulk}
        empty="No packed parcel waits"
      >
        {({ number }) => <ThingPanel code={number} site="guangzhou" />}
      </ListPage>
      <Batches />
    </FloorPage>
  );
}
