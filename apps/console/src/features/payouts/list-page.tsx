import { dateAndTime } from '@sgb/contract/date-words.ts';
import { formatRand } from '@sgb/money/format.ts';
import { query } from '../../shared/api/api.ts';
import { ListPage } from '../../shared/table/list-page.tsx';
import type { Column } from '../../shared/table/table.tsx';
import type { View } from '../../shared/table/use-view.ts';
import { type Payout, stateOf } from './payout.ts';
import { PayoutDetail } from './payout-detail.tsx';

const columns: readonly Column<Payout>[] = [
  { key: 'number', title: 'File', value: ({ number }) => number },
  { key: 'at', title: 'Made', value: ({ madeAt }) => madeAt, cell: ({ madeAt }) => dateAndTime(madeAt) },
  { key: 'by', title: 'By', value: ({ madeBy }) => madeBy },
  { key: 'lines', title: 'Lines', value: ({ lines }) => lines.length, end: true },
  { key: 'cents', title: 'Sum', value: ({ cents }) => cents, cell: ({ cents }) => formatRand(cents), end: true },
  { key: 'state', title: 'State', value: stateOf },
];

const source = (_view: View, page: number) => query('GET /api/staff/withdraw/batches', { page });

/** @public */
export function Component() {
  return (
    <ListPage
      title="Files for the bank"
      columns={columns}
      source={source}
      rowKey={({ id }) => String(id)}
      version={({ open, paid }) => `${open} ${paid}`}
      empty="No file was made yet"
    >
      {(payout) => <PayoutDetail payout={payout} />}
    </ListPage>
  );
}
