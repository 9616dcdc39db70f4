import type { QuestionCard as Card } from '@sgb/contract/questions.ts';
import { formatCount } from '@sgb/money/format.ts';
import { Tag } from '@sgb/ui/tag.tsx';
import { CircleCheck, MessageCircle, Pin, ThumbsUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from '../links/router-link.tsx';
import { questionHref } from './question-links.ts';
import { Writer } from './writer.tsx';

interface QuestionCardProps {
  question: Card;
  /** What else is to be known of it, beside its title. */
  children?: ReactNode;
  level?: 'h2' | 'h3';
}

/** A question in a list; the whole card is one link. */
export function QuestionCard({ question, children, level: Heading = 'h3' }: QuestionCardProps) {
  const { id, title, excerpt, topic, by, at, answers, helpful, accepted, pinned } = question;
  return (
    <article className="relative flex flex-col gap-2 p-4 hover:bg-sunk">
      <div className="flex flex-wrap items-center gap-2 empty:hidden">
        {pinned && (
          <Tag tone="brand" icon={<Pin aria-hidden="true" className="size-3" />}>
            Pinned
          </Tag>
        )}
        {children}
      </div>
      <Heading className="font-semibold leading-snug">
        <Link to={questionHref(id)} className="after:absolute after:inset-0 hover:text-brand">
          {title}
        </Link>
      </Heading>
      {excerpt && <p className="line-clamp-2 max-w-prose break-words text-ink-soft text-sm">{excerpt}</p>}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <Writer by={by} at={at} />
        <p className="flex items-center gap-3 text-ink-soft text-xs tabular-nums">
          <span className="hidden md:inline">{topic}</span>
          {helpful > 0 && (
            <span className="inline-flex items-center gap-1">
              <ThumbsUp aria-hidden="true" className="size-3.5" />
              {formatCount(helpful)}
              <span className="sr-only"> found it helpful</span>
            </span>
          )}
          <Answers count={answers} accepted={accepted} />
        </p>
      </div>
    </article>
  );
}

function Answers({ count, accepted }: { count: number; accepted: boolean }) {
  const Icon = accepted ? CircleCheck : MessageCircle;
  const words = count === 0 ? 'No answer yet' : `${formatCount(count)} ${count === 1 ? 'answer' : 'answers'}`;
  return (
    <span
      className={accepted ? 'inline-flex items-center gap-1 font-medium text-good' : 'inline-flex items-center gap-1'}
    >
      <Icon aria-hidden="true" className="size-3.5" />
      {words}
      {accepted && <span className="sr-only">, one accepted</span>}
    </span>
  );
}
