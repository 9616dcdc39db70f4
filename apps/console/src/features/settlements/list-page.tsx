import { shortDate } from '@sgb/contract/date-words.ts';
import { gatewayWords } from '@sgb/contract/recharge-options.ts';
import { settlementFaults } from '@sgb/contract/settlements.ts';
import { formatRand } from '@sgb/money/format.ts';
import { query } from '../../shared/api/api.ts';
import { ListPage } from '../../shared/table/list-page.tsx';
import type { Column } from '../../shared/table/table.tsx';
import type { View } from '../../shared/table/use-view.ts';
import { Files } from './files.tsx';
import { ImportForm } from './import-form.tsx';
import { LineDetail } from './line-detail.tsx';
import { faultWords, type Line, stateWords } from './words.ts';

const amount = (key: 'gross' | 'fee' | 'ours', title: string): Column<Line> => ({
  key,
  title,
  value: (line) => line[key] ?? '',
  cell: (line) => (line[key] === null ? '' : formatRand(line[key])),
  end: true,
});

const columns: readonly Column<Line>[] = [
  { key: 'fault', title: 'What is wrong', value: ({ fault }) => faultWords[fault] },
  { key: 'gateway', title: 'Gateway', value: ({ gateway }) => gatewayWords[gateway] },
  { key: 'reference', title: 'Recharge', value: ({ reference }) => reference },
  { key: 'day', title: 'Day', value: ({ paidOn }) => paidOn, cell: ({ paidOn }) => shortDate(`${paidOn}T10:00:00Z`) },
  amount('gross', 'They say'),
  amount('ours', 'We say'),
  amount('fee', 'Their fee'),
  { key: 'state', title: 'State', value: ({ state }) => stateWords[state] },
];

const filters = [
  {
    name: 'show',
    label: 'Show',
    options: [
      { value: 'open', label: 'What does not match' },
      { value: 'all', label: 'All payments' },
    ],
  },
  {
    name: 'gateway',
    label: 'Gateway',
    options: [{ value: '', label: 'All' }, ...Object.entries(gatewayWords).map(([value, label]) => ({ value, label }))],
  },
  {
    name: 'fault',
    label: 'What is wrong',
    options: [
      { value: '', label: 'Anything' },
      ...settlementFaults.map((value) => ({ value, label: faultWords[value] })),
    ],
  },
];

const source = (view: View, page: number) =>
  query('GET /api/staff/settlement/lines', {
    show: view.get('show') === 'all' ? 'all' : 'open',
    gateway: (view.get('gateway') ?? '') as Line['gateway'] | '',
    fault: (view.get('fault') ?? '') as Line['fault'],
    file: Number(view.get('file') ?? 0),
    page,
  });

/** @public */
export function Component() {
  return (
    <ListPage
      title="Gateways against us"
      intro={
        <div className="flex flex-col gap-4">
          <ImportForm />
          <Files />
        </div>
      }
      columns={columns}
      filters={filters}
      source={source}
      rowKey={({ id }) => String(id)}
      version={({ state, fault }) => `${state} ${fault}`}
      empty="Everything that the gateways say agrees with our books"
    >
      {(line) => <LineDetail line={line} />}
    </ListPage>
  );
}
