import { formatCount } from '@sgb/money/format.ts';
import { buttonClass } from '@sgb/ui/button.tsx';
import { TabLinks } from '@sgb/ui/tab-links.tsx';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { type LoaderFunctionArgs, useParams, useSearchParams } from 'react-router';
import { query } from '../../shared/api/api.ts';
import { ShopLink } from '../../shared/links/link.tsx';
import { Link } from '../../shared/links/router-link.tsx';
import { listed } from '../../shared/lists/listed.ts';
import { BackLink } from '../../shared/page/back-link.tsx';
import { defaultMeta, type Meta, type MetaArguments } from '../../shared/page/meta.ts';
import { idOf, needId } from '../../shared/page/path-id.ts';
import { askHref, questionsHref, topicHref } from '../../shared/questions/question-links.ts';
import { listInput, pageHref, sortTabs } from './address.ts';
import { QuestionList } from './question-list.tsx';
import { SearchBox } from './search-box.tsx';

const call = 'GET /api/question/topics';

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  needId(params);
  await listed(context, call, { id: idOf(params), ...listInput(new URL(request.url).searchParams) });
  return null;
}

export function meta({ queryClient, params, search }: MetaArguments): Meta {
  const input = { id: idOf(params), ...listInput(search) };
  const topic = queryClient.getQueryData(query(call, input).queryKey)?.topic;
  if (!topic) return defaultMeta;
  return {
    title: `${topic.name}: questions and answers`,
    description: topic.note || `Questions about ${topic.name.toLowerCase()}, answered by shoppers and our team.`,
    canonical: `/shop${topicHref(topic.id)}`,
  };
}

export function Component() {
  const params = useParams();
  const [search] = useSearchParams();
  const path = topicHref(Number(params.id));
  const answer = useQuery(query(call, { id: idOf(params), ...listInput(search) }));
  const topic = answer.data?.topic;
  const tabs = sortTabs(path, search);
  return (
    <div className="mx-auto flex w-full max-w-4xl flex-col gap-3 px-3 pt-3 pb-8 md:px-6 md:pt-5 md:pb-12">
      <BackLink to={questionsHref}>All questions</BackLink>
      <header className="flex flex-wrap items-start justify-between gap-2">
        <div className="min-w-0">
          <h1 className="font-bold text-xl">{topic?.name ?? 'Questions'}</h1>
          <p className="max-w-prose text-ink-soft text-sm">
            {topic &&
              `${topic.note} ${formatCount(topic.questions)} ${topic.questions === 1 ? 'question' : 'questions'}.`}
          </p>
        </div>
        <Link to={askHref({ topic: params.id ?? '' })} className={buttonClass({ variant: 'action' })}>
          <Plus aria-hidden="true" className="size-4" />
          Ask here
        </Link>
      </header>
      <SearchBox />
      <TabLinks label="Sort questions" LinkComponent={ShopLink} {...tabs} />
      <QuestionList answer={answer} hrefFor={pageHref(path, search)} />
    </div>
  );
}
