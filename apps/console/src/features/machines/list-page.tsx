import { dateAndTime } from '@sgb/contract/date-words.ts';
import { Table } from '@sgb/ui/table.tsx';
import { Tag, type Tone } from '@sgb/ui/tag.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Answer } from '../../shared/api/answer.tsx';
import { query } from '../../shared/api/api.ts';

type State = 'well' | 'waits' | 'ends' | 'fails' | 'unused';

const stateWords: Readonly<Record<State, string>> = {
  well: 'Well',
  waits: 'Something waits',
  ends: 'Ends soon',
  fails: 'Something fails',
  unused: 'Not used yet',
};
const tones: Readonly<Record<State, Tone>> = {
  well: 'good',
  waits: 'info',
  ends: 'warn',
  fails: 'danger',
  unused: 'neutral',
};

/** Where what fails is worked off. */
const places: Readonly<Record<string, string>> = { jobs: '/jobs', mail: '/letters', sms: '/letters' };

/** @public */
export function Component() {
  const found = useQuery({ ...query('GET /api/staff/adapter/list', {}), refetchInterval: 15_000 });
  return (
    <>
      <h1 className="mb-4 font-bold text-2xl">Connections</h1>
      <Answer of={found}>
        {({ items }) => (
          <Table
            caption="Whom the shop talks to"
            columns={[
              {
                key: 'title',
                header: 'With',
                primary: true,
                cell: ({ name, title }) =>
                  places[name] ? (
                    <Link className="text-brand underline" to={places[name]}>
                      {title}
                    </Link>
                  ) : (
                    title
                  ),
              },
              {
                key: 'state',
                header: 'State',
                cell: ({ state }) => <Tag tone={tones[state]}>{stateWords[state]}</Tag>,
              },
              { key: 'last', header: 'Last worked', cell: ({ last }) => (last ? dateAndTime(last) : 'never') },
              { key: 'ends', header: 'Ends', cell: ({ ends }) => (ends ? dateAndTime(ends) : '') },
              { key: 'waiting', header: 'Waiting', cell: ({ waiting }) => waiting, align: 'end' },
              { key: 'failing', header: 'Failing', cell: ({ failing }) => failing, align: 'end' },
            ]}
            rows={items}
            rowKey={({ name }) => name}
          />
        )}
      </Answer>
    </>
  );
}
