import { dateAndTime } from '@sgb/contract/date-words.ts';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { Answer } from '../../shared/api/answer.tsx';
import { query } from '../../shared/api/api.ts';
import { Detail } from '../../shared/detail/detail.tsx';
import { Opened } from '../../shared/table/opened.tsx';
import { Pretty } from '../../shared/words/pretty.tsx';
import { ChangeForm } from './change-form.tsx';

const columns = [{ title: 'Value', value: ({ value }: { value: string }) => value }];

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
              owner: setting.from ? setting.by : '',
            }}
            actions={
              <Opened alone row={setting} version={setting.seen ?? ''} columns={columns}>
                {(opened) => <ChangeForm setting={opened} />}
              </Opened>
            }
            facts={[['At the first start', <Pretty key="first" json={setting.first} />]]}
            timeline={setting.history
              .toReversed()
              .flatMap(({ value, from, by }) => (from ? [{ at: from, who: by, text: <Pretty json={value} /> }] : []))}
          />
        )}
      </Answer>
    </>
  );
}
