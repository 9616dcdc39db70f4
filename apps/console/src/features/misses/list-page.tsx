import type { OutputOf } from '@sgb/contract/client.ts';
import { longDate } from '@sgb/contract/date-words.ts';
import { Link } from 'react-router';
import { query } from '../../shared/api/api.ts';
import { ListPage } from '../../shared/table/list-page.tsx';
import type { Column } from '../../shared/table/table.tsx';

type Miss = OutputOf<'GET /api/staff/search/misses'>['items'][number];

const columns: readonly Column<Miss>[] = [
  { key: 'keyword', title: 'Searched for', value: ({ keyword }) => keyword },
  { key: 'searches', title: 'How often', value: ({ searches }) => searches, end: true },
  { key: 'last', title: 'Last on', value: ({ lastDay }) => lastDay, cell: ({ lastDay }) => longDate(lastDay) },
];

/** @public */
export function Component() {
  return (
    <ListPage
      title="Searched and not found"
      intro={
        <p className="text-ink-soft text-sm">Of the last 30 days: nothing was found, or not all that was meant.</p>
      }
      columns={columns}
      source={(_view, page) => query('GET /api/staff/search/misses', { page })}
      rowKey={({ keyword }) => keyword}
      empty="Everything was found"
    >
      {({ keyword }) => (
        <section
          aria-label="Search"
          className="flex flex-wrap gap-4 rounded-card border border-line bg-card p-4 text-sm"
        >
          <strong>{keyword}</strong>
          <Link to={`/synonyms?word=${encodeURIComponent(keyword)}`} className="text-brand underline">
            Say what it means
          </Link>
          <a
            href={`/shop/shoppingmall/search?keyword=${encodeURIComponent(keyword)}`}
            target="_blank"
            rel="noreferrer"
            className="text-brand underline"
          >
            Search for it in the shop
          </a>
        </section>
      )}
    </ListPage>
  );
}
