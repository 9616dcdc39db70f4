import {
  allFeedbackKinds,
  allFeedbackStates,
  feedbackKindWords,
  feedbackStateWords,
} from '@sgb/contract/feedback-rules.ts';
import { query } from '../../shared/api/api.ts';
import { ListPage } from '../../shared/table/list-page.tsx';
import type { Column } from '../../shared/table/table.tsx';
import type { View } from '../../shared/table/use-view.ts';
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
  return (
    <ListPage
      title="Feedback"
      columns={columns}
      filters={filters}
      source={source}
      rowKey={({ id }) => String(id)}
      version={({ state }) => state}
      empty="No feedback in this state"
    >
      {(one) => <FeedbackDetail one={one} />}
    </ListPage>
  );
}
