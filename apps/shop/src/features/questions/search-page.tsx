import { formatCount } from '@sgb/money/format.ts';
import { buttonClass } from '@sgb/ui/button.tsx';
import { EmptyState } from '@sgb/ui/states.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type LoaderFunctionArgs, useSearchParams } from 'react-router';
import { query } from '../../shared/api/api.ts';
import { Link } from '../../shared/links/router-link.tsx';
import { inputFrom, searchWith } from '../../shared/lists/list-address.ts';
import { listed } from '../../shared/lists/listed.ts';
import { PagedList } from '../../shared/lists/paged-list.tsx';
import { BackLink } from '../../shared/page/back-link.tsx';
import type { Meta, MetaArguments } from '../../shared/page/meta.ts';
import { askHref, questionsHref } from '../../shared/questions/question-links.ts';
import { FoundList } from './found-list.tsx';
import { Waiting } from './question-list.tsx';
import { SearchBox } from './search-box.tsx';

const call = 'GET /api/question/search';
const params = ['keyword', 'page'] as const;
const inputOf = (search: URLSearchParams) => inputFrom(call, search, params);

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  if (searchParams.get('keyword')?.trim()) await listed(context, call, inputOf(searchParams));
  return null;
}

export function meta({ search }: MetaArguments): Meta {
  const keyword = search.get('keyword')?.trim() ?? '';
  return {
    title: keyword ? `Questions about “${keyword}”` : 'Search questions',
    description: 'Search the questions and answers of our shoppers, and our help.',
    noindex: true,
  };
}

export function Component() {
  const [search] = useSearchParams();
  const keyword = search.get('keyword')?.trim() ?? '';
  const answer = useQuery({
    ...query(call, inputOf(search)),
    enabled: keyword !== '',
    placeholderData: keepPreviousData,
  });
  const { data } = answer;
  return (
    <div className="mx-auto flex w-full max-w-4xl flex-col gap-3 px-3 pt-3 pb-8 md:px-6 md:pt-5 md:pb-12">
      <BackLink to={questionsHref}>All questions</BackLink>
      <h1 className="font-bold text-xl">{keyword ? `Questions about “${keyword}”` : 'Search questions'}</h1>
      <SearchBox keyword={keyword} />
      {keyword !== '' && (
        <>
          <p role="status" className="min-h-5 text-ink-soft text-sm">
            {data && saying(data)}
          </p>
          <PagedList
            answer={answer}
            hrefFor={(page) =>
              `/question/search${searchWith(search, params, { page: page === 1 ? '' : String(page) })}`
            }
            skeleton={<Waiting />}
            empty={<NothingFound keyword={keyword} />}
            end
          >
            {({ items }) => <FoundList items={items} />}
          </PagedList>
        </>
      )}
    </div>
  );
}

function saying({ correctedTo, partly, total }: { correctedTo: string | null; partly: boolean; total: number }) {
  const found = `${formatCount(total)} found`;
  if (correctedTo) return `${found} for “${correctedTo}”`;
  return partly && total > 0 ? 'Nothing has all of these words; this has most of them.' : found;
}

function NothingFound({ keyword }: { keyword: string }) {
  return (
    <EmptyState
      title="Nobody has asked this yet"
      picture="search"
      action={
        <Link to={askHref({ title: keyword })} className={buttonClass({ variant: 'action' })}>
          Ask it
        </Link>
      }
    />
  );
}
