import { longDate } from '@sgb/contract/date-words.ts';
import type { HelpArticle } from '@sgb/contract/help.ts';
import { languageOf } from '@sgb/contract/help-language.ts';
import { Breadcrumb } from '@sgb/ui/breadcrumb.tsx';
import { Card } from '@sgb/ui/card.tsx';
import { cx } from '@sgb/ui/cx.ts';
import { Skeleton } from '@sgb/ui/skeleton.tsx';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { useId } from 'react';
import type { RouterContextProvider } from 'react-router';
import { critical, deferred, query } from '../../shared/api/api.ts';
import { ShelfFailed } from '../../shared/goods/shelf.tsx';
import { ShopLink } from '../../shared/links/link.tsx';
import { Link } from '../../shared/links/router-link.tsx';
import { pageWidth } from '../../shared/page/width.ts';
import { Blocks } from './blocks.tsx';
import { ContactBox } from './contact-box.tsx';
import { helpHref } from './help-links.ts';
import { HelpChips, HelpRail } from './help-nav.tsx';
import { HelpSearch } from './help-search.tsx';
import { SizeConverter } from './size-converter.tsx';

/** The article itself is what one came for; the list of the others may fail. */
export async function loadArticle(context: Readonly<RouterContextProvider>, type: string): Promise<void> {
  await Promise.all([
    critical(context, 'GET /api/helpcenter/article', { type }),
    deferred(context, 'GET /api/helpcenter/list', {}),
  ]);
}

export function ArticleView({ type }: { type: string }) {
  const article = useSuspenseQuery(query('GET /api/helpcenter/article', { type })).data;
  const { data: list, isError, isFetching, refetch } = useQuery(query('GET /api/helpcenter/list', {}));
  const sizeTables = article.body.filter((block) => block.kind === 'sizes');
  const topics = { entries: list?.articles ?? [], current: article.type };
  return (
    <div className={cx(pageWidth, 'pt-1 pb-8 md:pt-3 md:pb-12')}>
      <Breadcrumb
        items={[
          { label: 'Home', href: '/' },
          { label: 'Help center', href: '/helpcenter/index' },
          { label: article.title },
        ]}
        LinkComponent={ShopLink}
      />
      <div className="mt-1 grid gap-4 lg:grid-cols-[14.5rem_minmax(0,1fr)] lg:gap-8 xl:grid-cols-[14.5rem_minmax(0,1fr)_17rem]">
        <div className="hidden lg:block">
          {list ? <HelpRail {...topics} /> : !isError && <Skeleton className="h-96" />}
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          {list && <HelpSearch key={article.type} entries={list.articles} />}
          {isError && <ShelfFailed onRetry={() => refetch()} retrying={isFetching} />}
          {list && (
            <div className="lg:hidden">
              <HelpChips {...topics} />
            </div>
          )}
          <article className="flex flex-col gap-4">
            <header lang={languageOf(article.section)}>
              <h1 className="font-bold text-xl">{article.title}</h1>
              <p className="mt-1 text-ink-soft">{article.summary}</p>
            </header>
            {sizeTables.length > 0 && <SizeConverter tables={sizeTables} />}
            <div lang={languageOf(article.section)}>
              <Blocks key={article.type} blocks={article.body} />
            </div>
            <p className="text-ink-soft text-xs">Updated {longDate(article.updatedAt)}</p>
          </article>
        </div>
        <div className="flex flex-col gap-4 lg:col-start-2 xl:col-start-auto">
          <Related articles={article.related} />
          <ContactBox />
        </div>
      </div>
    </div>
  );
}

function Related({ articles }: { articles: HelpArticle['related'] }) {
  const id = useId();
  if (articles.length === 0) return null;
  return (
    <Card as="section" aria-labelledby={id}>
      <h2 id={id} className="font-semibold text-base">
        Read on
      </h2>
      <ul className="mt-1">
        {articles.map(({ type, title }) => (
          <li key={type}>
            <Link
              to={helpHref(type)}
              className="flex min-h-11 items-center justify-between gap-2 text-sm hover:underline"
            >
              {title}
              <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-ink-soft" />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
