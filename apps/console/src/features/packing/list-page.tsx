import type { OutputOf } from '@sgb/contract/client.ts';
import { formatCount } from '@sgb/money/format.ts';
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
import { UnpackForm } from './unpack-form.tsx';

type ToPack = OutputOf<'GET /api/staff/parcel/picklist'>['items'][number];

const shelvesOf = ({ goods }: ToPack) => [...new Set(goods.map(({ shelf }) => shelf).filter(Boolean))].join(', ');

const columns: readonly Column<ToPack>[] = [
  {
    key: 'number',
    title: 'Parcel',
    value: ({ number }) => number,
    cell: ({ number, priority }) => (
      <>
        {number} {priority && <Tag tone="action">Quick</Tag>}
      </>
    ),
  },
  { key: 'line', title: 'Line', value: ({ line }) => line },
  { key: 'goods', title: 'Orders', value: ({ goods }) => goods.length, end: true },
  { key: 'shelves', title: 'Shelves', value: shelvesOf },
  {
    key: 'grams',
    title: 'Expected',
    value: ({ grams }) => grams,
    cell: ({ grams }) => `${formatCount(grams)} g`,
    end: true,
  },
  { key: 'services', title: 'Wanted', value: ({ services }) => services.map(({ name }) => name).join(', ') },
  { key: 'paid', title: 'Waits', value: ({ paidAt }) => paidAt, cell: ({ paidAt }) => ageOf(paidAt) },
];

const source = (_view: View, page: number) => query('GET /api/staff/parcel/picklist', { page });

/** @public */
export function Component() {
  const view = useView();
  const { data } = useQuery(source(view, view.page));
  const codes = data?.items.map(({ number }) => number) ?? [];
  return (
    <FloorPage>
      <ListPage
        title="Packing"
        intro={
          <div className="flex gap-2">
            <PaperButton kind="picklist" codes={codes} label="Pick list" />
            <PaperButton kind="labels" codes={codes} label="Labels" />
          </div>
        }
        columns={columns}
        source={source}
        rowKey={({ number }) => number}
        empty="Nothing waits to be packed"
      >
        {({ id, number }) => (
          <div className="flex flex-col gap-4">
            <ThingPanel code={number} site="guangzhou" />
            <UnpackForm id={id} />
          </div>
        )}
      </ListPage>
    </FloorPage>
  );
}
