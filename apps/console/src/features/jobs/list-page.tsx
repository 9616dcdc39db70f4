import type { OutputOf } from '@sgb/contract/client.ts';
import { dateAndTime } from '@sgb/contract/date-words.ts';
import { Button } from '@sgb/ui/button.tsx';
import { api, query, useAct } from '../../shared/api/api.ts';
import { Detail } from '../../shared/detail/detail.tsx';
import { ListPage } from '../../shared/table/list-page.tsx';
import type { Column } from '../../shared/table/table.tsx';
import { useView, type View } from '../../shared/table/use-view.ts';
import { ageOf } from '../../shared/words/age.ts';
import { Pretty } from '../../shared/words/pretty.tsx';

type Job = OutputOf<'GET /api/staff/job/list'>['items'][number];
type State = 'failed' | 'waiting' | 'running';

const stateWords: Readonly<Record<State, string>> = { failed: 'Failed', waiting: 'Waiting', running: 'Running' };

const columns: readonly Column<Job>[] = [
  { key: 'name', title: 'Job', value: ({ name }) => name },
  {
    key: 'error',
    title: 'Error',
    value: ({ error }) => error.split('\n')[0] ?? '',
    cell: ({ error }) => <span className="line-clamp-2">{error.split('\n')[0]}</span>,
  },
  { key: 'tries', title: 'Tries', value: ({ attempts, mostAttempts }) => `${attempts} of ${mostAttempts}`, end: true },
  { key: 'next', title: 'Next', value: ({ runAt }) => runAt, cell: ({ runAt }) => dateAndTime(runAt) },
  { key: 'age', title: 'Age', value: ({ madeAt }) => madeAt, cell: ({ madeAt }) => ageOf(madeAt) },
];

const states = Object.entries(stateWords).map(([value, label]) => ({ value, label }));
const stateOf = (view: View) => (view.get('state') ?? 'failed') as State;
const source = (view: View, page: number) => query('GET /api/staff/job/list', { state: stateOf(view), page });

/** @public */
export function Component() {
  const state = stateOf(useView());
  return (
    <ListPage
      title="Jobs"
      columns={columns}
      filters={[{ name: 'state', label: 'State', options: states }]}
      source={source}
      rowKey={({ id }) => id}
      {...(state === 'failed' && {
        bulk: {
          label: 'Try again',
          nameOf: ({ name, id }: Job) => `${name} ${id}`,
          act: ({ id }: Job) => api.call('POST /api/staff/job/retry', { id }),
        },
      })}
      empty={state === 'failed' ? 'No job has failed' : 'No job in this state'}
    >
      {(job) => <JobDetail job={job} state={state} />}
    </ListPage>
  );
}

function JobDetail({ job, state }: { job: Job; state: State }) {
  const retry = useAct('POST /api/staff/job/retry', { done: 'It runs again', changes: ['GET /api/staff/job/list'] });
  return (
    <Detail
      head={{
        number: `Job ${job.id}`,
        title: job.name,
        state: stateWords[state],
        tone: state === 'failed' ? 'danger' : 'neutral',
        age: `${ageOf(job.madeAt)} old`,
        owner: '',
      }}
      actions={
        state === 'running' ? (
          <p className="text-ink-soft text-sm">Nothing: it runs.</p>
        ) : (
          <Button loading={retry.isPending} onClick={() => retry.mutate({ id: job.id })}>
            {state === 'failed' ? 'Try again' : 'Run it now'}
          </Button>
        )
      }
      facts={[
        ['Tries', `${job.attempts} of ${job.mostAttempts}`],
        ['Next', dateAndTime(job.runAt)],
        ['Given', <Pretty key="payload" json={job.payload} />],
      ]}
      timeline={job.error ? [{ at: job.runAt, who: 'The last error', text: job.error }] : []}
    />
  );
}
