import { reviewQueues } from '@sgb/contract/review-desk.ts';
import { query } from '../../shared/api/api.ts';
import { ListPage } from '../../shared/table/list-page.tsx';
import type { Column } from '../../shared/table/table.tsx';
import type { View } from '../../shared/table/use-view.ts';
import { ageOf } from '../../shared/words/age.ts';
import type { Review } from './review.ts';
import { ReviewDetail } from './review-detail.tsx';

const columns: readonly Column<Review>[] = [
  {
    key: 'stars',
    title: 'Stars',
    value: ({ stars }) => stars,
    cell: ({ stars }) => <span className="whitespace-nowrap">{stars} of 5</span>,
  },
  {
    key: 'text',
    title: 'Said',
    value: ({ title, story }) => [title, story].filter(Boolean).join(': '),
    cell: ({ title, story }) => (
      <span className="line-clamp-2 max-w-md">{[title, story].filter(Boolean).join(': ')}</span>
    ),
  },
  {
    key: 'product',
    title: 'About',
    value: ({ product }) => product.title,
    cell: ({ product }) => <span className="line-clamp-2 max-w-xs">{product.title}</span>,
  },
  { key: 'who', title: 'By', value: ({ name }) => name },
  { key: 'answer', title: 'Answered', value: ({ answer }) => (answer ? 'yes' : 'no') },
  { key: 'age', title: 'Age', value: ({ at }) => at, cell: ({ at }) => ageOf(at) },
];

const filters = [
  {
    name: 'queue',
    label: 'Which',
    options: [
      { value: String(reviewQueues.unanswered), label: 'Without an answer' },
      { value: String(reviewQueues.all), label: 'All' },
      { value: String(reviewQueues.hidden), label: 'Hidden' },
    ],
  },
  {
    name: 'stars',
    label: 'Stars at most',
    options: [2, 1, 3, 4, 5].map((stars) => ({ value: String(stars), label: String(stars) })),
  },
];

const source = (view: View, page: number) =>
  query('GET /api/staff/review/list', {
    queue: Number(view.get('queue') ?? reviewQueues.unanswered) as 1,
    stars: Number(view.get('stars') ?? 2),
    page,
  });

/** @public */
export function Component() {
  return (
    <ListPage
      title="Reviews"
      columns={columns}
      filters={filters}
      source={source}
      rowKey={({ id }) => String(id)}
      version={({ answer, rule }) => `${answer} ${rule}`}
      empty="No review here"
    >
      {(one) => <ReviewDetail one={one} />}
    </ListPage>
  );
}
