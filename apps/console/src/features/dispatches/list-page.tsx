import type { OutputOf } from '@sgb/contract/client.ts';
import { dispatchStateNames, dispatchWayWords } from '@sgb/contract/dispatch-states.ts';
import { Tag } from '@sgb/ui/tag.tsx';
import { useQuery } from '@tanstack/react-query';
import { query } from '../../shared/api/api.ts';
import { FloorPage } from '../../shared/floor/floor-page.tsx';
import { PaperButton } from '../../shared/floor/paper-button.tsx';
import { ThingPanel } from '../../shared/floor/thing-panel.tsx';
import { ListPage } from '../../shared/table/list-page.tsx';
import type { Column } from '../../shared/table/table.tsx';
import { useView, type View } from '../../shared/table/use-view.ts';
import { ageOf } from '../../shared/words/age.ts';
import { DispatchMore } from './dispatch-more.tsx';

type Dispatch = OutputOf<'GET /api/staff/stockup/dispatches'>['items'][number];

const columns: readonly Column<Dispatch>[] = [
  { key: 'number', title: 'Parcel', value: ({ number }) => number },
  { key: 'seller', title: 'Seller', value: ({ seller }) => seller },
  { key: 'to', title: 'To', value: ({ receiver }) => receiver.name },
  { key: 'way', title: 'How', value: ({ way, price }) => `${dispatchWayWords[way].label}, ${price.size}` },
  {
    key: 'pieces',
    title: 'Pieces',
    value: ({ lines }) => lines.reduce((sum, { quantity }) => sum + quantity, 0),
    end: true,
  },
  {
    key: 'state',
    title: 'State',
    value: ({ state, picked }) => (state === 112 && picked ? 'Picked' : dispatchStateNames[state]),
    cell: ({ state, picked }) => <Tag>{state === 112 && picked ? 'Picked' : dispatchStateNames[state]}</Tag>,
  },
  { key: 'since', title: 'Waits', value: ({ stateAt }) => stateAt, cell: ({ stateAt }) => ageOf(stateAt) },
];

const shown = [112, 113, 114, 115] as const;
const states = shown.map((state) => ({ value: String(state), label: dispatchStateNames[state] }));

const source = (view: View, page: number) =>
  query('GET /api/staff/stockup/dispatches', { state: Number(view.get('state') ?? 112) as 112, page });

/** @public */
export function Component() {
  const view = useView();
  const { data } = useQuery(source(view, view.page));
  const codes = data?.items.filter(({ state }) => state === 112).map(({ number }) => number) ?? [];
  return (
    <FloorPage>
      <ListPage
        title="Sellers’ parcels"
        intro={<PaperButton kind="picklist" codes={codes} label="Pick list" />}
        columns={columns}
        filters={[{ name: 'state', label: 'State', options: states }]}
        source={source}
        rowKey={({ number }) => number}
        version={({ state }) => state}
        empty="No parcel is in this state"
      >
        {({ id, number, state }) => (
          <div className="flex flex-col gap-4">
            <ThingPanel code={number} site="johannesburg" />
            <DispatchMore id={id} open={state === 112} />
          </div>
        )}
      </ListPage>
    </FloorPage>
  );
}
