import { posts } from '@sgb/contract/question-rules.ts';
import type { Question, QuestionPage } from '@sgb/contract/questions.ts';
import { formatCount } from '@sgb/money/format.ts';
import { Breadcrumb } from '@sgb/ui/breadcrumb.tsx';
import { Card } from '@sgb/ui/card.tsx';
import { Notice } from '@sgb/ui/notice.tsx';
import { Pagination } from '@sgb/ui/pagination.tsx';
import { Picture } from '@sgb/ui/picture.tsx';
import { useSuspenseQuery } from '@tanstack/react-query';
import { type LoaderFunctionArgs, useParams, useSearchParams } from 'react-router';
import { critical, query } from '../../shared/api/api.ts';
import { leadTo } from '../../shared/links/lead-to.ts';
import { pictureUrl, productHref, ShopLink } from '../../shared/links/link.tsx';
import { Link } from '../../shared/links/router-link.tsx';
import { inputFrom } from '../../shared/lists/list-address.ts';
import { defaultMeta, type Meta, type MetaArguments } from '../../shared/page/meta.ts';
import { idOf, needId } from '../../shared/page/path-id.ts';
import { SmallPictures } from '../../shared/pictures/small-pictures.tsx';
import { questionHref, questionsHref, topicHref } from '../../shared/questions/question-links.ts';
import { Writer } from '../../shared/questions/writer.tsx';
import { AnswerCard } from './answer-card.tsx';
import { FollowButton } from './follow-button.tsx';
import { PostMenu } from './post-menu.tsx';
import { questionMeta } from './question-meta.ts';
import { ReplyForm } from './reply-form.tsx';
import { VoteButton } from './vote-button.tsx';

const call = 'GET /api/question/answer';

type Params = LoaderFunctionArgs['params'];
const inputOf = (params: Params, search: URLSearchParams) => ({
  id: idOf(params),
  ...inputFrom(call, search, ['page']),
});

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  needId(params);
  const { question } = await critical(context, call, inputOf(params, new URL(request.url).searchParams));
  // It became part of another one, whose address holds for both.
  if (String(question.id) !== params.id) throw leadTo(questionHref(question.id), 301);
  return null;
}

export function meta({ queryClient, params, search }: MetaArguments): Meta {
  const page = queryClient.getQueryData(query(call, inputOf(params, search)).queryKey);
  return page ? questionMeta(page) : defaultMeta;
}

export function Component() {
  const params = useParams();
  const [search] = useSearchParams();
  const { data } = useSuspenseQuery(query(call, inputOf(params, search)));
  return <View key={data.question.id} page={data} />;
}

function View({ page: { question, answers, page, pages } }: { page: QuestionPage }) {
  const { id, topic, topicId, locked, waiting } = question;
  const count = question.answers;
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col gap-3 px-3 pt-2 pb-8 md:px-6 md:pb-12">
      <Breadcrumb
        items={[
          { label: 'Questions', href: questionsHref },
          { label: topic, href: topicHref(topicId) },
        ]}
        LinkComponent={ShopLink}
      />
      <QuestionView question={question} />
      <h2 className="mt-2 font-semibold text-lg">
        {count === 0 ? 'No answer yet' : `${formatCount(count)} ${count === 1 ? 'answer' : 'answers'}`}
      </h2>
      {answers.map((answer) => (
        <AnswerCard key={`${answer.id} ${answer.votes} ${answer.voted}`} answer={answer} question={question} />
      ))}
      <Pagination
        page={page}
        pageCount={pages}
        hrefFor={(next) => questionHref(id) + (next === 1 ? '' : `?page=${next}`)}
        LinkComponent={ShopLink}
      />
      {locked ? <Notice>This question takes no more answers.</Notice> : !waiting && <ReplyForm questionId={id} />}
    </div>
  );
}

function QuestionView({ question }: { question: Question }) {
  const { id, title, text, by, at, edited, product, waiting } = question;
  return (
    <Card as="article" className="flex flex-col gap-2">
      {waiting && (
        <Notice tone="warn">Somebody of us looks at your question before others can read it. That is soon done.</Notice>
      )}
      <h1 className="break-words font-bold text-xl leading-snug">{title}</h1>
      <Writer by={by} at={at} edited={edited} />
      {text && <p className="max-w-prose whitespace-pre-line break-words">{text}</p>}
      <SmallPictures pictures={question.pictures} name={by.name} />
      {product && (
        <Link
          to={productHref(product.id)}
          className="flex items-center gap-3 rounded-control border border-line p-2 text-sm hover:border-line-strong"
        >
          <span className="w-14 shrink-0 overflow-hidden rounded-control">
            <Picture src={pictureUrl(product.picture)} alt="" sizes="56px" />
          </span>
          <span className="line-clamp-2">{product.title}</span>
        </Link>
      )}
      <div className="-mx-2 flex flex-wrap items-center gap-1">
        {!waiting && (
          <VoteButton
            key={`${question.votes} ${question.voted}`}
            what={posts.question}
            post={question}
            label="this question"
          />
        )}
        <FollowButton id={id} following={question.following} />
        <PostMenu what={posts.question} post={question} deletable={question.deletable} />
      </div>
    </Card>
  );
}
