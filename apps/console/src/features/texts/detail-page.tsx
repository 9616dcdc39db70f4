import { dateAndTime } from '@sgb/contract/date-words.ts';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { Answer } from '../../shared/api/answer.tsx';
import { query } from '../../shared/api/api.ts';
import { Detail } from '../../shared/detail/detail.tsx';
import { Opened } from '../../shared/table/opened.tsx';
import { TextForm } from './text-form.tsx';

type Words = { readonly history: readonly { readonly title: string; readonly text: string }[] };
const columns = [
  { title: 'Title', value: ({ history }: Words) => history[0]?.title ?? '' },
  { title: 'Words', value: ({ history }: Words) => history[0]?.text ?? '' },
];

/** @public */
export function Component() {
  const { id: name = '' } = useParams();
  const found = useQuery(query('GET /api/staff/text/detail', { name }));
  return (
    <>
      <Link to="/texts" className="mb-3 inline-block text-brand text-sm">
        ← All letters and messages
      </Link>
      <Answer of={found}>
        {(one) => (
          <Detail
            head={{
              number: one.name,
              title: one.when,
              state: one.from ? 'Changed' : 'As it came',
              tone: one.from ? 'good' : 'neutral',
              age: one.from ? `since ${dateAndTime(one.from)}` : '',
              owner: one.by,
            }}
            actions={
              <Opened key={one.name} alone row={one} version={one.seen} columns={columns}>
                {(opened) => <TextForm one={opened} />}
              </Opened>
            }
            facts={[
              ['Came as', <First key="first" {...one.first} />],
              ['Put in', one.holes.map(({ name: hole }) => `{${hole}}`).join(', ') || 'nothing'],
              ...(one.planned ? [['Other words from', dateAndTime(one.planned)] as const] : []),
            ]}
            timeline={one.history.toReversed().map(({ from, by, title, text, why }) => ({
              at: from,
              who: by,
              text: `${why}\n${title}\n${text}`,
            }))}
          />
        )}
      </Answer>
    </>
  );
}

function First({ title, text }: { title: string; text: string }) {
  return (
    <>
      {title && <p className="font-medium">{title}</p>}
      <p className="whitespace-pre-wrap">{text}</p>
    </>
  );
}
