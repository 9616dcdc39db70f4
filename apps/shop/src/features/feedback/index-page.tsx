import { shortDate } from '@sgb/contract/date-words.ts';
import { feedbackKindWords } from '@sgb/contract/feedback-rules.ts';
import { buttonClass } from '@sgb/ui/button.tsx';
import { Skeleton } from '@sgb/ui/skeleton.tsx';
import { EmptyState } from '@sgb/ui/states.tsx';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { type LoaderFunctionArgs, useNavigate, useSearchParams } from 'react-router';
import { query } from '../../shared/api/api.ts';
import { Link } from '../../shared/links/router-link.tsx';
import { inputFrom, searchWith } from '../../shared/lists/list-address.ts';
import { listed } from '../../shared/lists/listed.ts';
import { PagedList } from '../../shared/lists/paged-list.tsx';
import { lazyPart } from '../../shared/page/lazy-part.ts';
import type { Meta } from '../../shared/page/meta.ts';
import { isId } from '../../shared/page/path-id.ts';
import { feedbackHref, publishedHref, writeHref } from './links.ts';
import { StateTag } from './state-tag.tsx';

const DetailSheet = lazyPart('features/feedback/detail-sheet.tsx', () => import('./detail-sheet.tsx'));

const list = 'GET /api/questionfeedback/index';
const params = ['page'] as const;

export async function loader({ context, request }: LoaderFunctionArgs) {
  await listed(context, list, inputFrom(list, new URL(request.url).searchParams, params));
  return null;
}

export function meta(): Meta {
  return { title: 'My feedback', description: 'What you told us, and what we answered.', noindex: true };
}

export function Component() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const answer = useQuery(query(list, inputFrom(list, search, params)));
  const open = search.get('id') ?? '';
  const back = feedbackHref + searchWith(search, params, { page: search.get('page') ?? '' });
  const hrefOf = (id: number) => `${back}${back.includes('?') ? '&' : '?'}id=${id}`;
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col gap-3 px-3 pt-3 pb-8 md:px-6 md:pt-5 md:pb-12">
      <header className="flex flex-wrap items-center justify-between gap-2">
        <h1 className="font-bold text-xl">My feedback</h1>
        <Link to={writeHref} className={buttonClass({ variant: 'action' })}>
          Tell us something
        </Link>
      </header>
      <p className="text-sm">
        <Link to={publishedHref} className="text-brand hover:underline">
          You said, we did: what others told us
        </Link>
      </p>
      <PagedList
        answer={answer}
        hrefFor={(page) => feedbackHref + searchWith(search, params, { page: page === 1 ? '' : String(page) })}
        skeleton={<Skeleton className="h-64 w-full rounded-card" />}
        empty={
          <EmptyState
            title="You have not told us anything yet"
            action={
              <Link to={writeHref} className={buttonClass({ variant: 'action' })}>
                Tell us something
              </Link>
            }
          >
            A complaint, an idea, praise: somebody reads every word.
          </EmptyState>
        }
        end
      >
        {({ items }) => (
          <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-card">
            {items.map(({ id, kind, state, content, at, answer: answered }) => (
              <li key={id} className="relative flex flex-col gap-1 p-4 hover:bg-sunk">
                <p className="flex flex-wrap items-center gap-2 text-ink-soft text-xs">
                  <StateTag state={state} />
                  {feedbackKindWords[kind]}, {shortDate(at)}
                </p>
                <Link
                  to={hrefOf(id)}
                  preventScrollReset
                  className="line-clamp-2 break-words font-medium after:absolute after:inset-0"
                >
                  {content}
                </Link>
                {answered && <p className="line-clamp-2 text-ink-soft text-sm">We: {answered}</p>}
              </li>
            ))}
          </ul>
        )}
      </PagedList>
      <Suspense fallback={null}>
        {isId(open) && <DetailSheet id={Number(open)} onClose={() => navigate(back, { preventScrollReset: true })} />}
      </Suspense>
    </div>
  );
}
