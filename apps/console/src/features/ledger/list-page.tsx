import { billTypeWords } from '@sgb/contract/bill-words.ts';
import type { OutputOf } from '@sgb/contract/client.ts';
import { dateAndTime } from '@sgb/contract/date-words.ts';
import { formatCount, formatRand } from '@sgb/money/format.ts';
import { useNavigate } from 'react-router';
import { query } from '../../shared/api/api.ts';
import { daysIn } from '../../shared/table/days.ts';
import { type Column, Table } from '../../shared/table/table.tsx';
import type { View } from '../../shared/table/use-view.ts';

export type Entry = OutputOf<'GET /api/staff/ledger/entries'>['items'][number];

export const phaseWords = {
  0: 'Booked',
  1: 'Set aside',
  2: 'Paid out',
  3: 'Given back',
  4: 'Ran out',
  5: 'Reversal',
} as const;

export const amountOf = ({ asset, amount }: Pick<Entry, 'asset' | 'amount'>) =>
  asset === 'ZAR' ? formatRand(amount) : `${formatCount(amount)} S Coin`;

export const entryColumns: readonly Column<Entry>[] = [
  { key: 'id', title: 'Entry', value: ({ id }) => id, cell: ({ id }) => `#${id}` },
  { key: 'at', title: 'When', value: ({ at }) => at, cell: ({ at }) => dateAndTime(at) },
  { key: 'type', title: 'What', value: ({ type }) => billTypeWords[type] },
  { key: 'phase', title: 'How', value: ({ phase }) => phaseWords[phase] },
  { key: 'ref', title: 'For', value: ({ ref }) => ref },
  { key: 'who', title: 'Whose', value: ({ usernames }) => usernames.join(', ') },
  { key: 'amount', title: 'Moved', value: ({ amount }) => amount, cell: amountOf, end: true },
];

const types = Object.entries(billTypeWords).map(([value, label]) => ({ value, label }));
const filters = [
  { name: 'q', label: 'Shopper, reference or #entry' },
  { name: 'type', label: 'What', options: [{ value: '0', label: 'All' }, ...types] },
  { name: 'from', label: 'From', day: true as const },
  { name: 'until', label: 'Until', day: true as const },
];

function source(view: View, _page: number, after: string | null) {
  return query('GET /api/staff/ledger/entries', {
    q: view.get('q') ?? '',
    type: Number(view.get('type') ?? 0) as 0,
    ...daysIn(view),
    ...(after && { after: Number(after) }),
  });
}

/** @public */
export function Component() {
  const navigate = useNavigate();
  return (
    <>
      <h1 className="mb-4 font-bold text-2xl">Ledger</h1>
      <Table
        title="Entries"
        columns={entryColumns}
        filters={filters}
        source={source}
        rowKey={({ id }) => String(id)}
        onOpen={({ id }) => navigate(`/ledger/${id}`)}
        empty="No entry like that"
      />
    </>
  );
}
