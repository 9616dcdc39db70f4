import type { OutputOf } from '@sgb/contract/client.ts';
import { dateAndTime } from '@sgb/contract/date-words.ts';
import { Tag } from '@sgb/ui/tag.tsx';
import { useNavigate } from 'react-router';
import { query } from '../../shared/api/api.ts';
import { type Column, Table } from '../../shared/table/table.tsx';
import type { View } from '../../shared/table/use-view.ts';

type Row = OutputOf<'GET /api/staff/text/list'>['items'][number];

const stateOf = ({ from, planned }: Row) => (planned ? 'planned' : from ? 'changed' : 'as it came');
const tones = { planned: 'info', changed: 'good', 'as it came': 'neutral' } as const;

const columns: readonly Column<Row>[] = [
  { key: 'when', title: 'When it is sent', value: ({ when }) => when },
  { key: 'title', title: 'Title', value: ({ title }) => title || '(text message)' },
  {
    key: 'text',
    title: 'Words',
    value: ({ text }) => text,
    cell: ({ text }) => <span className="line-clamp-2 max-w-md">{text}</span>,
  },
  {
    key: 'state',
    title: 'State',
    value: stateOf,
    cell: (row) => <Tag tone={tones[stateOf(row)]}>{stateOf(row)}</Tag>,
  },
  {
    key: 'from',
    title: 'Changed',
    value: ({ from }) => from ?? '',
    cell: ({ from, by }) => (from ? `${dateAndTime(from)}, ${by}` : ''),
  },
];

const filters = [
  { name: 'q', label: 'Words in it' },
  {
    name: 'only',
    label: 'Which',
    options: [
      { value: 'all', label: 'All' },
      { value: 'changed', label: 'Changed ones' },
      { value: 'planned', label: 'With other words planned' },
    ],
  },
];

const source = (view: View, page: number) =>
  query('GET /api/staff/text/list', { q: view.get('q') ?? '', only: (view.get('only') ?? 'all') as 'all', page });

/** @public */
export function Component() {
  const navigate = useNavigate();
  return (
    <>
      <h1 className="mb-4 font-bold text-2xl">Letters and messages</h1>
      <Table
        title="Letters and messages"
        columns={columns}
        filters={filters}
        source={source}
        rowKey={({ name }) => name}
        onOpen={({ name }) => navigate(`/texts/${name}`)}
        empty="No text has these words"
      />
    </>
  );
}
