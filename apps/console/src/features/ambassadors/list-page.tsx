import { ambassadorStateIds, ambassadorStateNames } from '@sgb/contract/group-states.ts';
import { Tag } from '@sgb/ui/tag.tsx';
import { query } from '../../shared/api/api.ts';
import { ListPage } from '../../shared/table/list-page.tsx';
import type { Column } from '../../shared/table/table.tsx';
import type { View } from '../../shared/table/use-view.ts';
import { ageOf } from '../../shared/words/age.ts';
import { ClockTag } from '../../shared/words/clock-tag.tsx';
import type { Ambassador } from './ambassador.ts';
import { AmbassadorDetail } from './ambassador-detail.tsx';

const columns: readonly Column<Ambassador>[] = [
  { key: 'name', title: 'Name', value: ({ name, username }) => name || username },
  {
    key: 'areas',
    title: 'Suburbs',
    value: ({ areas }) => areas.join(', '),
    cell: ({ areas }) => <span className="line-clamp-2">{areas.join(', ')}</span>,
  },
  {
    key: 'document',
    title: 'Document',
    value: ({ idVerified }) => (idVerified ? 'verified' : 'to compare'),
    cell: ({ idVerified }) => <Tag tone={idVerified ? 'good' : 'warn'}>{idVerified ? 'verified' : 'to compare'}</Tag>,
  },
  {
    key: 'age',
    title: 'Applied',
    value: ({ appliedAt }) => appliedAt,
    cell: ({ appliedAt }) => `${ageOf(appliedAt)} ago`,
  },
  {
    key: 'clock',
    title: 'Decide within',
    value: ({ dueAt }) => dueAt,
    cell: ({ dueAt, state }) => (state === 10 ? <ClockTag due={dueAt} /> : ambassadorStateNames[state]),
  },
];

const states = ambassadorStateIds.map((id) => ({ value: String(id), label: ambassadorStateNames[id] }));
const source = (view: View, page: number) =>
  query('GET /api/staff/groupship/applications', { state: Number(view.get('state') ?? 10) as 10, page });

/** @public */
export function Component() {
  return (
    <ListPage
      title="Ambassadors"
      columns={columns}
      filters={[{ name: 'state', label: 'State', options: states }]}
      source={source}
      rowKey={({ id }) => String(id)}
      version={({ state }) => state}
      empty="No ambassador in this state"
    >
      {(one) => <AmbassadorDetail one={one} />}
    </ListPage>
  );
}
