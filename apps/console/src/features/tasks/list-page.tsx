import { dateAndTime } from '@sgb/contract/date-words.ts';
import { channelWords, rewards, taskDoingWords } from '@sgb/contract/promotion-rules.ts';
import { formatCount, formatRand } from '@sgb/money/format.ts';
import { query } from '../../shared/api/api.ts';
import { OpenForm } from '../../shared/forms/open-form.tsx';
import { ListPage } from '../../shared/table/list-page.tsx';
import type { Column } from '../../shared/table/table.tsx';
import type { Task } from './task.ts';
import { TaskForm } from './task-form.tsx';

const paid = ({ reward, rewardAmount }: Pick<Task, 'reward' | 'rewardAmount'>, times = 1) =>
  reward === rewards.rand ? formatRand(rewardAmount * times) : `${formatCount(rewardAmount * times)} S Coin`;

const columns: readonly Column<Task>[] = [
  { key: 'title', title: 'Task', value: ({ title }) => title },
  { key: 'what', title: 'What', value: ({ doing, channel }) => `${taskDoingWords[doing]}, ${channelWords[channel]}` },
  { key: 'reward', title: 'Pays', value: ({ rewardAmount }) => rewardAmount, cell: (task) => paid(task), end: true },
  {
    key: 'places',
    title: 'Places left',
    value: ({ placesLeft }) => placesLeft,
    cell: (task) => `${task.placesLeft} of ${task.places}`,
    end: true,
  },
  { key: 'in', title: 'Handed in', value: ({ handedIn }) => handedIn, end: true },
  { key: 'approved', title: 'Approved', value: ({ approved }) => approved, end: true },
  {
    key: 'cost',
    title: 'Cost so far',
    value: (task) => task.rewardAmount * task.approved,
    cell: (task) => paid(task, task.approved),
    end: true,
  },
  { key: 'ends', title: 'Ends', value: ({ endsAt }) => endsAt, cell: ({ endsAt }) => dateAndTime(endsAt) },
];

/** @public */
export function Component() {
  return (
    <ListPage
      title="Tasks for influencers"
      intro={<OpenForm words="Make a task">{(close) => <TaskForm onDone={close} />}</OpenForm>}
      columns={columns}
      source={(_view, page) => query('GET /api/staff/task/list', { page })}
      rowKey={({ id }) => String(id)}
      version={({ title, endsAt, places }) => `${title} ${endsAt} ${places}`}
      empty="There is no task yet"
    >
      {(one) => (
        <section aria-label="Task" className="rounded-card border border-line bg-card p-4">
          <TaskForm one={one} onDone={() => undefined} />
        </section>
      )}
    </ListPage>
  );
}
