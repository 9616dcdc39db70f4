import {
  allFeedbackKinds,
  allFeedbackStates,
  feedbackKindWords,
  feedbackStateWords,
} from '@sgb/contract/feedback-rules.ts';
import { useQuery } from '@tanstack/react-query';
import { query } from '../../shared/api/api.ts';
import { type Column, Table } from '../../shared/table/table.tsx';
import { useView, type View } from '../../shared/table/use-view.ts';
import { ageOf } from '../../shared/words/age.ts';
import { type Feedback, FeedbackDetail } from './feedback-detail.tsx';

const columns: readonly Column<Feedback>[] = [
  { key: 'kind', title: 'Kind', value: ({ kind }) => feedbackKindWords[kind] },
  {
    key: 'content',
    title: 'Said',
    value: ({ content }) => content,
    cell: ({ content }) => <span className="line-clamp-2">{content}</span>,
  },
  { key: 'who', title: 'Shopper', value: ({ username }) => username },
  { key: 'answer', title: 'Wants an answer', value: ({ wantsAnswer }) => (wantsAnswer ? 'yes' : 'no') },
  { key: 'age', title: 'Age', value: ({ at }) => at, cell: ({ at }) => ageOf(at) },
];

const options = <Id extends number>(ids: readonly Id[], words: Readonly<Record<Id, string>>) =>
  ids.map((id) => ({ value: String(id), label: words[id] }));

const filters = [
  { name: 'state', label: 'State', options: options(allFeedbackStates, feedbackStateWords) },
  {
    name: 'kind',
    label: 'Kind',
    options: [{ value: '0', label: 'All' }, ...options(allFeedbackKinds, feedbackKindWords)],
  },
];

const source = (view: View, page: number) =>
  query('GET /api/staff/feedback/list', {
    state: Number(view.get('state') ?? 10) as 10,
    kind: Number(view.get('kind') ?? 0) as 0,
    page,
  });

/** @public */
export function Component() {
  const view = useView();
  const opened = view.get('open');
  const { data } = useQuery(source(view, view.page));
  const one = data?.items.find(({ id }) => String(id) === opened);
  return (
    <>
      <h1 className="mb-4 font-bold text-2xl">Feedback</h1>
      <div className="flex flex-col gap-6">
        <Table
          title="Feedback"
          columns={columns}
          filters={filters}
          source={source}
          rowKey={({ id }) => String(id)}
          opened={opened}
          onOpen={({ id }) => view.set({ open: String(id) })}
          empty="No feedback in this state"
        />
        {one && <FeedbackDetail key={`${one.id} ${one.state}`} one={one} />}
      </div>
    </>
  );
}
