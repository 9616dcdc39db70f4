import type { OutputOf } from '@sgb/contract/client.ts';
import { shortDate } from '@sgb/contract/date-words.ts';
import { shopDay } from '@sgb/contract/time.ts';
import { formatCount, formatRand } from '@sgb/money/format.ts';
import { useNavigate } from 'react-router';
import { api } from '../../shared/api/api.ts';
import { LedgerPaper } from '../../shared/files/ledger-paper.tsx';
import { type Column, Table } from '../../shared/table/table.tsx';
import type { View } from '../../shared/table/use-view.ts';

type Day = OutputOf<'GET /api/staff/ledger/liabilities'>['items'][number];

const moneyColumn = (key: keyof Omit<Day, 'day'>, title: string): Column<Day> => ({
  key,
  title,
  value: (row) => row[key],
  cell: (row) => formatRand(row[key]),
  end: true,
});

const columns: readonly Column<Day>[] = [
  {
    key: 'day',
    title: 'End of',
    value: ({ day }) => day,
    cell: ({ day }) => <span className="whitespace-nowrap">{shortDate(`${day}T10:00:00Z`)}</span>,
  },
  moneyColumn('available', 'Available'),
  moneyColumn('bonus', 'Bonus'),
  moneyColumn('frozen', 'Set aside'),
  moneyColumn('commission', 'Commission'),
  moneyColumn('jar', 'Jars'),
  moneyColumn('gift', 'Vouchers'),
  moneyColumn('total', 'Owed in all'),
  { key: 'scoin', title: 'S Coin', value: ({ scoin }) => scoin, cell: ({ scoin }) => formatCount(scoin), end: true },
];

const spans = [
  { value: '31', label: '31 days' },
  { value: '7', label: '7 days' },
  { value: '92', label: '92 days' },
];

function source(view: View) {
  const days = Number(view.get('days') ?? 31);
  return {
    queryKey: ['GET /api/staff/ledger/liabilities', { days }],
    queryFn: async () => {
      const { items } = await api.call('GET /api/staff/ledger/liabilities', { days });
      return { items, total: items.length, page: 1, pages: 1 };
    },
  };
}

/** @public */
export function Component() {
  const navigate = useNavigate();
  return (
    <>
      <h1 className="mb-2 font-bold text-2xl">What we owe shoppers</h1>
      <p className="mb-4 text-ink-soft text-sm">
        What lay in all balances at the end of each day. The day that runs is as it is now. A day leads to its entries.
      </p>
      <div className="mb-4">
        <LedgerPaper kind="liabilities" month={shopDay(new Date()).slice(0, 7)} label="PDF of this month" />
      </div>
      <Table
        title="What we owe"
        columns={columns}
        filters={[{ name: 'days', label: 'Span', options: spans }]}
        source={source}
        rowKey={({ day }) => day}
        onOpen={({ day }) => navigate(`/ledger?from=${day}&until=${day}`)}
        empty="Nobody has a balance"
      />
    </>
  );
}
