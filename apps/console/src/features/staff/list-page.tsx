import { dateAndTime } from '@sgb/contract/date-words.ts';
import { type StaffRole, staffRoles } from '@sgb/contract/people.ts';
import { query } from '../../shared/api/api.ts';
import { Detail } from '../../shared/detail/detail.tsx';
import { ListPage } from '../../shared/table/list-page.tsx';
import type { Column } from '../../shared/table/table.tsx';
import type { View } from '../../shared/table/use-view.ts';
import type { Person } from './person.ts';
import { PersonActions } from './person-actions.tsx';
import { RoleForm } from './role-form.tsx';

const columns: readonly Column<Person>[] = [
  { key: 'username', title: 'Account', value: ({ username }) => username },
  { key: 'name', title: 'Name', value: ({ name }) => name },
  { key: 'role', title: 'Role', value: ({ role }) => role },
  { key: 'factor', title: 'Code of a phone', value: ({ factor }) => (factor ? 'yes' : 'not set up') },
  { key: 'state', title: 'State', value: ({ stopped }) => (stopped ? 'Stopped' : 'Works') },
  {
    key: 'used',
    title: 'Last seen',
    value: ({ usedAt }) => usedAt ?? '',
    cell: ({ usedAt }) => (usedAt ? dateAndTime(usedAt) : 'never'),
  },
];

const roles = ['all', ...staffRoles].map((role) => ({ value: role, label: role }));

const source = (view: View, page: number) =>
  query('GET /api/staff/people/list', { role: (view.get('role') ?? 'all') as StaffRole | 'all', page });

/** @public */
export function Component() {
  return (
    <ListPage
      title="Staff and roles"
      intro={<RoleForm />}
      columns={columns}
      filters={[{ name: 'role', label: 'Role', options: roles }]}
      source={source}
      rowKey={({ username }) => username}
      version={({ role, stopped }) => `${role} ${stopped}`}
      empty="Nobody has that role"
    >
      {(person) => (
        <Detail
          head={{
            number: person.username,
            title: person.name || person.username,
            state: person.stopped ? 'Stopped' : person.role,
            tone: person.stopped ? 'danger' : 'neutral',
            age: person.usedAt ? `last seen ${dateAndTime(person.usedAt)}` : 'never seen',
            owner: '',
          }}
          actions={<PersonActions person={person} />}
          facts={[
            ['Role', person.role],
            ['Code of a phone', person.factor ? 'set up' : 'not set up'],
          ]}
          timeline={[]}
        />
      )}
    </ListPage>
  );
}
