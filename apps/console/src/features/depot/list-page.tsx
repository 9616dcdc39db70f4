import type { OutputOf } from '@sgb/contract/client.ts';
import { parcelWords } from '@sgb/contract/parcel-states.ts';
import { query } from '../../shared/api/api.ts';
import { FloorPage } from '../../shared/floor/floor-page.tsx';
import { ThingPanel } from '../../shared/floor/thing-panel.tsx';
import { ListPage } from '../../shared/table/list-page.tsx';
import type { Column } from '../../shared/table/table.tsx';
import type { View } from '../../shared/table/use-view.ts';
import { ageOf } from '../../shared/words/age.ts';

type Parcel = OutputOf<'GET /api/staff/parcel/list'>['items'][number];

const columns: readonly Column<Parcel>[] = [
  { key: 'number', title: 'Parcel', value: ({ number }) => number },
  { key: 'state', title: 'State', value: ({ status }) => parcelWords[status].label },
  { key: 'to', title: 'To', value: ({ receiverName }) => receiverName },
  { key: 'address', title: 'Address', value: ({ receiverAddress }) => receiverAddress },
  { key: 'orders', title: 'Orders', value: ({ orders }) => orders, end: true },
  { key: 'since', title: 'Waits', value: ({ statusAt }) => statusAt, cell: ({ statusAt }) => ageOf(statusAt) },
];

const states = [
  { value: '67', label: 'To hand on' },
  { value: '73', label: 'To be fetched' },
  { value: '70', label: 'With the courier' },
];

const source = (view: View, page: number) =>
  query('GET /api/staff/parcel/list', {
    status: Number(view.get('state') ?? 67) as 67,
    q: view.get('q') ?? '',
    page,
  });

/** @public */
export function Component() {
  return (
    <FloorPage>
      <ListPage
        title="Depot"
        columns={columns}
        filters={[
          { name: 'state', label: 'State', options: states },
          { name: 'q', label: 'Number or name' },
        ]}
        source={source}
        rowKey={({ number }) => number}
        version={({ status }) => status}
        empty="No parcel is in this state"
      >
        {({ number }) => <ThingPanel code={number} site="johannesburg" />}
      </ListPage>
    </FloorPage>
  );
}
