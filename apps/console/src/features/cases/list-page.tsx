import type { OutputOf } from '@sgb/contract/client.ts';
import { caseSorts } from '@sgb/contract/workorder-desk.ts';
import { caseStateIds, caseStateWords, caseTypeWords } from '@sgb/contract/workorder-states.ts';
import { Tag } from '@sgb/ui/tag.tsx';
import { useNavigate } from 'react-router';
import { query } from '../../shared/api/api.ts';
import { Numbers } from '../../shared/links/numbers.tsx';
import { sortIn } from '../../shared/table/sorting.ts';
import { type Column, Table } from '../../shared/table/table.tsx';
import { ageOf } from '../../shared/words/age.ts';
import { CaseClock, nextClock } from './case-clock.tsx';

type Case = OutputOf<'GET /api/staff/workorder/list'>['items'][number];

const columns: readonly Column<Case>[] = [
  { key: 'number', title: 'Case', value: ({ number }) => number },
  { key: 'type', title: 'About', value: ({ type }) => caseTypeWords[type].label },
  {
    key: 'state',
    title: 'State',
    value: ({ state }) => caseStateWords[state].label,
    cell: ({ state, escalated }) => (
      <span className="flex flex-wrap gap-1">
        <Tag tone={caseStateWords[state].tone}>{caseStateWords[state].label}</Tag>
        {escalated && <Tag tone="danger">Supervisor</Tag>}
      </span>
    ),
  },
  { key: 'who', title: 'Shopper', value: ({ username }) => username },
  {
    key: 'order',
    title: 'Order',
    value: ({ order }) => order.number,
    cell: ({ order }) => <Numbers text={`${order.number} ${order.title}`} />,
  },
  { key: 'taken', title: 'With', value: ({ takenBy }) => takenBy || 'nobody' },
  { key: 'age', title: 'Age', value: ({ openedAt }) => openedAt, cell: ({ openedAt }) => ageOf(openedAt) },
  {
    key: 'clock',
    title: 'Clock',
    value: ({ clock }) => nextClock(clock) ?? '',
    cell: ({ clock }) => <CaseClock clock={clock} />,
  },
];

const states = [
  { value: '0', label: 'Waiting for us' },
  ...caseStateIds.map((id) => ({ value: String(id), label: caseStateWords[id].label })),
];

const handed = [
  { value: '0', label: 'All' },
  { value: '1', label: 'With a supervisor' },
];

/** @public */
export function Component() {
  const navigate = useNavigate();
  return (
    <>
      <h1 className="mb-4 font-bold text-2xl">Cases</h1>
      <Table
        title="Cases"
        columns={columns}
        filters={[
          { name: 'state', label: 'State', options: states },
          { name: 'supervisor', label: 'Which', options: handed },
        ]}
        sorts={caseSorts}
        source={(view) =>
          query('GET /api/staff/workorder/list', {
            state: Number(view.get('state') ?? 0) as 0,
            supervisor: view.get('supervisor') === '1' ? 1 : 0,
            ...sortIn(view, caseSorts),
          })
        }
        rowKey={({ id }) => String(id)}
        onOpen={({ id }) => navigate(`/cases/${id}`)}
        empty="No case in this state"
      />
    </>
  );
}
