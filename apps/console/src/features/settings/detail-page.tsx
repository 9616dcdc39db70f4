import { dateAndTime } from '@sgb/contract/date-words.ts';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { Answer } from '../../shared/api/answer.tsx';
import { query } from '../../shared/api/api.ts';
import { Detail } from '../../shared/detail/detail.tsx';
import { Pretty } from '../../shared/words/pretty.tsx';
import { ChangeForm } from './change-form.tsx';

/** @public */
export function Component() {
  const { id: name = '' } = useParams();
  const found = useQuery(query('GET /api/staff/setting/detail', { name }));
  return (
    <>
      <Link to="/settings" className="mb-3 inline-block text-brand text-sm">
        ← All settings
      </Link>
      <Answer of={found}>
        {(setting) => (
          <Detail
            head={{
              number: setting.money ? 'Setting about money: two people' : 'Setting',
              title: setting.name,
              state: 'In force',
              tone: 'good',
              age: setting.from ? `since ${dateAndTime(setting.from)}` : 'since the first start',
              owner: setting.by,
            }}
            actions={<ChangeForm key={setting.seen} setting={setting} />}
            facts={[
              ['In force', <Pretty key="value" json={setting.value} />],
              ['At the first start', <Pretty key="first" json={setting.first} />],
            ]}
            timeline={setting.history.toReversed().map(({ value, from, by }) => ({
              at: from ?? '1970-01-01T00:00:00Z',
              who: from ? by : 'The first start',
              text: <Pretty json={value} />,
            }))}
          />
        )}
      </Answer>
    </>
  );
}
