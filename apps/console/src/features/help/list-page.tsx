import { dateAndTime } from '@sgb/contract/date-words.ts';
import { query } from '../../shared/api/api.ts';
import { OpenForm } from '../../shared/forms/open-form.tsx';
import { ListPage } from '../../shared/table/list-page.tsx';
import type { Column } from '../../shared/table/table.tsx';
import type { Article } from './article.ts';
import { ArticleForm } from './article-form.tsx';

const columns: readonly Column<Article>[] = [
  { key: 'title', title: 'Article', value: ({ title }) => title },
  { key: 'type', title: 'Address', value: ({ type }) => `/helpcenter/${type}` },
  { key: 'section', title: 'Under', value: ({ section }) => section },
  {
    key: 'summary',
    title: 'Summary',
    value: ({ summary }) => summary,
    cell: ({ summary }) => <span className="line-clamp-2 max-w-md">{summary}</span>,
  },
  { key: 'at', title: 'Changed', value: ({ updatedAt }) => updatedAt, cell: ({ updatedAt }) => dateAndTime(updatedAt) },
];

/** @public */
export function Component() {
  return (
    <ListPage
      title="Help articles"
      intro={<OpenForm words="Write an article">{(close) => <ArticleForm onDone={close} />}</OpenForm>}
      columns={columns}
      source={(_view, page) => query('GET /api/staff/help/list', { page })}
      rowKey={({ type }) => type}
      version={({ updatedAt }) => updatedAt}
      empty="There is no help"
    >
      {(one) => (
        <section aria-label="Article" className="rounded-card border border-line bg-card p-4">
          <ArticleForm one={one} onDone={() => undefined} />
        </section>
      )}
    </ListPage>
  );
}
