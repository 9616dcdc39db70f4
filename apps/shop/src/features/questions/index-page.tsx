import { may } from '@sgb/contract/policy.ts';
import { buttonClass } from '@sgb/ui/button.tsx';
import { Skeleton } from '@sgb/ui/skeleton.tsx';
import { TabLinks } from '@sgb/ui/tab-links.tsx';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { Suspense } from 'react';
import { type LoaderFunctionArgs, useSearchParams } from 'react-router';
import { query } from '../../shared/api/api.ts';
import { ShopLink } from '../../shared/links/link.tsx';
import { Link } from '../../shared/links/router-link.tsx';
import { listed } from '../../shared/lists/listed.ts';
import { lazyPart } from '../../shared/page/lazy-part.ts';
import type { Meta } from '../../shared/page/meta.ts';
import { askHref, questionsHref } from '../../shared/questions/question-links.ts';
import { useLogin } from '../../shared/session/login.ts';
import { listInput, pageHref, sortTabs } from './address.ts';
import { QuestionList } from './question-list.tsx';
import { SearchBox } from './search-box.tsx';
import { Topics } from './topics.tsx';

const AskForm = lazyPart('features/questions/ask-form.tsx', () => import('./ask-form.tsx'));
const OwnQuestions = lazyPart('features/questions/own-questions.tsx', () => import('./own-questions.tsx'));

const index = 'GET /api/question/index';
const about =
  'Shoppers, ambassadors and our team answer questions about buying from China: shipping, customs, sizes, paying.';

export async function loader({ context, request }: LoaderFunctionArgs) {
  await listed(context, index, listInput(new URL(request.url).searchParams));
  return null;
}

export function meta(): Meta {
  return { title: 'Questions and answers', description: about, canonical: `/shop${questionsHref}` };
}

export function Component() {
  const [search] = useSearchParams();
  const login = useLogin();
  const answer = useQuery(query(index, listInput(search)));
  const show = search.get('show') ?? '';
  const tabs = sortTabs(questionsHref, search);
  const own = [
    ...(login ? [{ href: `${questionsHref}?show=mine`, label: 'My questions' }] : []),
    ...(may('leadsGroup', login) ? [{ href: `${questionsHref}?show=members`, label: 'Of my members' }] : []),
  ];
  const isOwn = login !== null && own.some(({ href }) => href.endsWith(`=${show}`));
  return (
    <div className="mx-auto flex w-full max-w-4xl flex-col gap-3 px-3 pt-3 pb-8 md:px-6 md:pt-5 md:pb-12">
      <header className="flex flex-wrap items-center justify-between gap-2">
        <h1 className="font-bold text-xl">Questions and answers</h1>
        {!search.has('ask') && (
          <Link to={askHref()} className={buttonClass({ variant: 'action' })}>
            <Plus aria-hidden="true" className="size-4" />
            Ask a question
          </Link>
        )}
      </header>
      {search.has('ask') && (
        <Suspense fallback={<Skeleton className="h-96 rounded-card" />}>
          <AskForm topics={answer.data?.topics ?? []} search={search} />
        </Suspense>
      )}
      <SearchBox />
      <Topics topics={answer.data?.topics ?? []} />
      <TabLinks
        label="Which questions"
        LinkComponent={ShopLink}
        items={[...tabs.items, ...own]}
        current={isOwn ? `${questionsHref}?show=${show}` : tabs.current}
      />
      {isOwn ? (
        <Suspense fallback={<Skeleton className="h-96 rounded-card" />}>
          <OwnQuestions show={show === 'members' ? 'members' : 'mine'} page={search.get('page') ?? '1'} />
        </Suspense>
      ) : (
        <QuestionList answer={answer} hrefFor={pageHref(questionsHref, search)} />
      )}
    </div>
  );
}
