import { queryOptions } from '@tanstack/react-query';
import { api } from '../../shared/api/api.ts';
import { ListPage } from '../../shared/table/list-page.tsx';
import type { Column } from '../../shared/table/table.tsx';
import { useView, type View } from '../../shared/table/use-view.ts';
import { ageOf } from '../../shared/words/age.ts';
import { type Post, PostDetail, type PostPage, waiting } from './post-detail.tsx';

const columns: readonly Column<Post>[] = [
  { key: 'what', title: 'What', value: ({ what }) => (what === 1 ? 'Question' : 'Answer') },
  { key: 'title', title: 'Question', value: ({ title }) => title },
  {
    key: 'text',
    title: 'Text',
    value: ({ text }) => text,
    cell: ({ text }) => <span className="line-clamp-2">{text}</span>,
  },
  { key: 'who', title: 'By', value: ({ name }) => name },
  { key: 'why', title: 'Why', value: ({ why }) => why },
  { key: 'age', title: 'Age', value: ({ at }) => at, cell: ({ at }) => ageOf(at) },
];

const queues = [
  { value: '1', label: 'Waits for a look' },
  { value: '2', label: 'The ambassador is late' },
  { value: '3', label: 'Questions that everybody reads' },
  { value: '4', label: 'Hidden' },
  { value: 'reports', label: 'Reported by shoppers' },
];

/** What waits and what was reported, as one table: the reports are words there. */
async function load(queue: string, page: number, signal: AbortSignal): Promise<PostPage> {
  if (queue !== 'reports')
    return api.call('GET /api/staff/question/waiting', { queue: Number(queue) as 1, page }, signal);
  const found = await api.call('GET /api/staff/question/reports', { page }, signal);
  return { ...found, items: found.items.map((post) => ({ ...post, why: `Reported ${post.reports.length} times` })) };
}

function source(view: View, page: number) {
  const queue = view.get('queue') ?? '1';
  const call = queue === 'reports' ? 'GET /api/staff/question/reports' : 'GET /api/staff/question/waiting';
  return queryOptions<PostPage>({
    queryKey: [call, { queue, page }],
    queryFn: ({ signal }) => load(queue, page, signal),
  });
}

const release = {
  label: 'Show these',
  nameOf: ({ title }: Post) => title,
  act: ({ what, id }: Post) => api.call('POST /api/staff/question/release', { what, id }),
};

/** @public */
export function Component() {
  const waits = (useView().get('queue') ?? '1') === '1';
  return (
    <ListPage
      title="Questions"
      columns={columns}
      filters={[{ name: 'queue', label: 'Queue', options: queues }]}
      source={source}
      rowKey={({ what, id }) => `${what}.${id}`}
      {...(waits && { bulk: release })}
      empty="Nothing waits here"
    >
      {(post) => <PostDetail post={post} waits={post.state === waiting} />}
    </ListPage>
  );
}
