import type { OutputOf } from '@sgb/contract/client.ts';
import { dateAndTime } from '@sgb/contract/date-words.ts';
import { Tag } from '@sgb/ui/tag.tsx';
import { useNavigate } from 'react-router';
import { query } from '../../shared/api/api.ts';
import { type Column, Table } from '../../shared/table/table.tsx';
import type { View } from '../../shared/table/use-view.ts';

type Setting = OutputOf<'GET /api/staff/setting/list'>['items'][number];

const columns: readonly Column<Setting>[] = [
  { key: 'name', title: 'Setting', value: ({ name }) => name },
  {
    key: 'value',
    title: 'In force',
    value: ({ value }) => value,
    cell: ({ value }) => <code className="line-clamp-2 break-all text-xs">{value}</code>,
  },
  {
    key: 'money',
    title: 'Money',
    value: ({ money }) => (money ? 'two people' : ''),
    cell: ({ money }) =>
      money && (
        <Tag tone="info" className="whitespace-nowrap">
          two people
        </Tag>
      ),
  },
  {
    key: 'from',
    title: 'Since',
    value: ({ from }) => from ?? '',
    cell: ({ from }) => <span className="whitespace-nowrap">{from ? dateAndTime(from) : 'first start'}</span>,
  },
  { key: 'by', title: 'By', value: ({ by, from }) => (from ? by : '') },
  {
    key: 'planned',
    title: 'Changes on',
    value: ({ planned }) => planned ?? '',
    cell: ({ planned }) => planned && <Tag tone="warn">{dateAndTime(planned)}</Tag>,
  },
];

const only = [
  { value: 'all', label: 'All' },
  { value: 'money', label: 'About money' },
  { value: 'changed', label: 'Changed by us' },
  { value: 'planned', label: 'With a change to come' },
];

const source = (view: View, page: number) =>
  query('GET /api/staff/setting/list', { q: view.get('q') ?? '', only: (view.get('only') ?? 'all') as 'all', page });

/** @public */
export function Component() {
  const navigate = useNavigate();
  return (
    <>
      <h1 className="mb-4 font-bold text-2xl">Settings</h1>
      <Table
        title="Settings"
        columns={columns}
        filters={[
          { name: 'q', label: 'Name' },
          { name: 'only', label: 'Which', options: only },
        ]}
        source={source}
        rowKey={({ name }) => name}
        onOpen={({ name }) => navigate(`/settings/${name}`)}
        empty="No setting like that"
      />
    </>
  );
}
