import type { OutputOf } from '@sgb/contract/client.ts';
import { allTakingStates, rewards, takingStates, takingStateWords, taskNumber } from '@sgb/contract/promotion-rules.ts';
import { formatCount, formatRand } from '@sgb/money/format.ts';
import { query, useAct } from '../../shared/api/api.ts';
import { Detail } from '../../shared/detail/detail.tsx';
import { Decide } from '../../shared/forms/decide.tsx';
import { PersonLink } from '../../shared/links/person-link.tsx';
import { PictureLinks } from '../../shared/links/picture-links.tsx';
import { ListPage } from '../../shared/table/list-page.tsx';
import type { Column } from '../../shared/table/table.tsx';
import type { View } from '../../shared/table/use-view.ts';
import { ageOf } from '../../shared/words/age.ts';
import { ClockTag } from '../../shared/words/clock-tag.tsx';

type HandIn = OutputOf<'GET /api/staff/task/handins'>['items'][number];

const payOf = ({ task: { reward, rewardAmount } }: HandIn) =>
  reward === rewards.rand ? formatRand(rewardAmount) : `${formatCount(rewardAmount)} S Coin`;

const columns: readonly Column<HandIn>[] = [
  { key: 'number', title: 'Number', value: ({ id }) => taskNumber(id) },
  { key: 'task', title: 'Task', value: ({ task }) => task.title },
  { key: 'who', title: 'By', value: ({ username }) => username },
  { key: 'pays', title: 'Pays', value: ({ task }) => task.rewardAmount, cell: payOf, end: true },
  { key: 'taken', title: 'Taken', value: ({ takenAt }) => takenAt, cell: ({ takenAt }) => `${ageOf(takenAt)} ago` },
  {
    key: 'clock',
    title: 'Look within',
    value: ({ reviewBy }) => reviewBy ?? '',
    cell: ({ reviewBy, state }) =>
      state === takingStates.handedIn ? <ClockTag due={reviewBy} /> : takingStateWords[state],
  },
];

const states = [takingStates.handedIn, ...allTakingStates.filter((id) => id !== takingStates.handedIn)].map((id) => ({
  value: String(id),
  label: takingStateWords[id],
}));
const source = (view: View, page: number) =>
  query('GET /api/staff/task/handins', { state: Number(view.get('state') ?? takingStates.handedIn) as 20, page });

/** @public */
export function Component() {
  return (
    <ListPage
      title="Handed in by influencers"
      columns={columns}
      filters={[{ name: 'state', label: 'State', options: states }]}
      source={source}
      rowKey={({ id }) => String(id)}
      version={({ state }) => state}
      empty="Nothing in this state"
    >
      {(one) => <HandInDetail one={one} />}
    </ListPage>
  );
}

function HandInDetail({ one }: { one: HandIn }) {
  const changes = ['GET /api/staff/task/handins', 'GET /api/staff/task/list'] as const;
  const review = useAct('POST /api/staff/task/review', { done: 'Decided; they are told', changes });
  return (
    <Detail
      head={{
        number: taskNumber(one.id),
        title: one.task.title,
        state: takingStateWords[one.state],
        tone: one.late ? 'danger' : 'neutral',
        age: `taken ${ageOf(one.takenAt)} ago`,
        owner: '',
      }}
      actions={
        one.state === takingStates.handedIn ? (
          <Decide
            yes={`Approve, pay ${payOf(one)}`}
            no="Refuse it"
            hint={`Needed to refuse. They read it; ${one.triesLeft} tries are left.`}
            busy={review.isPending}
            onDecide={(decided) => review.mutate({ id: one.id, ...decided })}
          />
        ) : (
          <p className="text-ink-soft text-sm">Nothing: it waits for nobody of us.</p>
        )
      }
      facts={[
        ['By', <PersonLink key="who" id={one.accountId} name={one.username} />],
        ['What counts', one.task.rules],
        [
          'Link',
          /^https?:\/\//.test(one.link) ? (
            <a
              key="link"
              href={one.link}
              target="_blank"
              rel="noreferrer noopener"
              className="break-all text-brand underline"
            >
              {one.link}
            </a>
          ) : (
            one.link || 'none'
          ),
        ],
        ['Pictures', <PictureLinks key="pictures" of={one.pictures} what="Picture" />],
      ]}
      money={[['Pays', payOf(one)]]}
      timeline={[
        { at: one.takenAt, who: one.username, text: one.text || 'Took the task' },
        ...(one.reason ? [{ at: one.takenAt, who: 'Us', text: one.reason }] : []),
        ...(one.paidAt ? [{ at: one.paidAt, who: 'Us', text: `Paid ${payOf(one)}` }] : []),
      ]}
    />
  );
}
