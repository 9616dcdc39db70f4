import type { OutputOf } from '@sgb/contract/client.ts';
import { query } from '../../shared/api/api.ts';
import { FloorPage } from '../../shared/floor/floor-page.tsx';
import { ThingPanel } from '../../shared/floor/thing-panel.tsx';
import { ListPage } from '../../shared/table/list-page.tsx';
import type { Column } from '../../shared/table/table.tsx';
import { ageOf } from '../../shared/words/age.ts';
import { ClockTag } from '../../shared/words/clock-tag.tsx';

type Expected = OutputOf<'GET /api/staff/warehouse/expected'>['items'][number];

const columns: readonly Column<Expected>[] = [
  { key: 'code', title: 'Courier’s number', value: ({ code }) => code },
  { key: 'supplier', title: 'Supplier', value: ({ supplierName }) => supplierName },
  { key: 'purchase', title: 'Purchase', value: ({ purchaseNumber }) => purchaseNumber },
  { key: 'orders', title: 'Orders', value: ({ orders }) => orders, end: true },
  { key: 'last', title: 'Last seen', value: ({ last }) => last },
  { key: 'sent', title: 'Sent', value: ({ sentAt }) => sentAt, cell: ({ sentAt }) => `${ageOf(sentAt)} ago` },
  { key: 'due', title: 'Due', value: ({ dueAt }) => dueAt, cell: ({ dueAt }) => <ClockTag due={dueAt} /> },
];

/** @public */
export function Component() {
  return (
    <FloorPage>
      <ListPage
        title="Arrivals"
        columns={columns}
        source={(_view, page) => query('GET /api/staff/warehouse/expected', { page })}
        rowKey={({ code }) => code}
        empty="No parcel is on its way to us"
      >
        {({ code }) => <ThingPanel code={code} site="guangzhou" />}
      </ListPage>
    </FloorPage>
  );
}
